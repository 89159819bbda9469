// @ts-check
// Does everything from a fresh clone to a running server. The server runs in this very process, so that signals reach it directly.
import { build } from './build.mjs'
import { ready } from './ready.mjs'
import { command } from './steps.mjs'

await command(import.meta.url, async () => {
  ready()
  build()
  if (process.env['npm_lifecycle_event']) stopWithParent()
  await import(new URL('../server/dist/main.js', import.meta.url).href)
})

/** npm runs us in a shell, which dies on SIGTERM without forwarding it. Once the shell is gone, we stop, too. */
function stopWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}
