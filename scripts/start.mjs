// @ts-check
// Everything from a fresh clone to a running server. The server runs in this very process, so signals reach it directly.
import { build } from './build.mjs'
import { ready } from './ready.mjs'
import { command } from './steps.mjs'

await command(import.meta.url, async () => {
  ready()
  build()
  await import(new URL('../server/dist/main.js', import.meta.url).href)
})
