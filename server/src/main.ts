import { createApp } from './app.ts'
import { serve } from './serve.ts'
import { BadSettings } from './bad-settings.ts'
import { readSettings } from './settings.ts'

try {
  const settings = readSettings(process.env)
  await serve(await createApp(settings), settings)
} catch (error) {
  if (!(error instanceof BadSettings)) throw error
  console.error(error.message)
  process.exitCode = 2
}
