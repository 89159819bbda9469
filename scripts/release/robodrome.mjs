#!/usr/bin/env node
// @ts-check
// The command of the installed package.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

// A reader may close the pipe early (robodrome rules GAME | head), which is not an error.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error
  process.exit()
})

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`robodrome: this is Node ${process.versions.node}; Robodrome needs 20.19 or newer`)
  process.exitCode = 1
} else {
  const { main, here } = await import(new URL('../cli/dist/main.js', import.meta.url).href)
  process.exitCode = await main(process.argv.slice(2), here())
}
