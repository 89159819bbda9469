import { BadSettings } from './base/bad-settings.ts'
import { serve } from './serve.ts'
import { readSettings } from './base/settings.ts'

try {
  const address = await serve(readSettings(process.env))
  if (process.stdout.isTTY) console.log(`Robodrome is running at ${address} (Ctrl+C closes it)`)
} catch (error) {
  console.error(error instanceof BadSettings ? error.message : `Robodrome does not start: ${firstLine(error)}`)
  if (process.env['LOG_LEVEL'] === 'trace') console.error(error)
  process.exit(error instanceof BadSettings ? 2 : 1)
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!
}
