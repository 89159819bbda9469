import { gameIds } from '@robodrome/games'
import { BadSettings } from './base/bad-settings.ts'
import { serve } from './serve.ts'
import { readSettings } from './base/settings.ts'
import { openSite } from './site.ts'
import { mindThinker } from './thinking/mind-thinker.ts'

try {
  const settings = readSettings(process.env)
  await serve(await openSite(settings, { thinker: mindThinker(undefined, undefined, gameIds()) }), settings)
} catch (error) {
  console.error(error instanceof BadSettings ? error.message : `Robodrome does not start: ${firstLine(error)}`)
  if (process.env['LOG_LEVEL'] === 'trace') console.error(error)
  process.exit(error instanceof BadSettings ? 2 : 1)
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!
}
