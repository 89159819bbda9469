import { BadSettings } from './bad-settings.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'
import { openSite } from './site.ts'
import { mindThinker } from './tables/mind-thinker.ts'

try {
  const settings = readSettings(process.env)
  await serve(await openSite(settings, { thinker: mindThinker() }), settings)
} catch (error) {
  if (!(error instanceof BadSettings)) throw error
  console.error(error.message)
  process.exitCode = 2
}
