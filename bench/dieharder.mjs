// Sends the stream of fairLuck to dieharder (Debian package `dieharder`), a published battery of statistical tests. By default, it runs the
// Diehard tests and the bit tests in one pass. Run `npm run build` first.
import { spawn, spawnSync } from 'node:child_process'
import { command, Failed } from '../scripts/steps.mjs'

await command(import.meta.url, measure, '[OPTION OF DIEHARDER ...]')

async function measure() {
  if (spawnSync('dieharder', ['-h']).error) {
    throw new Failed('dieharder is not installed: on Debian, apt-get install dieharder')
  }
  const { fairStream, mix } = await import('@robodrome/table')
  const args = process.argv.slice(2)
  const tests = args.length > 0 ? [args] : [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 100, 101, 102].map((test) => ['-d', String(test)])
  const key = mix('5eed'.repeat(16), ['dieharder'])
  let chance = 0
  let weak = 0

  for (const test of tests) {
    const battery = spawn('dieharder', ['-g', '200', ...test], { stdio: ['pipe', 'pipe', 'inherit'] })
    let output = ''
    battery.stdout.on('data', (data) => (output += data))
    // dieharder closes the pipe when it has read enough.
    battery.stdin.on('error', () => {})
    const ended = new Promise((resolve) => battery.on('close', resolve))
    let open = true
    battery.stdin.on('close', () => (open = false))
    while (open) {
      const block = Buffer.alloc(1 << 16)
      // As in a match, each chance draws from its own stream, here of 64 numbers.
      for (let at = 0; at < block.length; chance++) {
        const stream = fairStream(key, chance)
        for (let i = 0; i < 64; i++, at += 4) block.writeUInt32LE(stream.uint32(), at)
      }
      if (!battery.stdin.write(block)) await Promise.race([new Promise((resolve) => battery.stdin.once('drain', resolve)), ended])
    }
    await ended
    const lines = output.split('\n').filter((line) => /PASSED|WEAK|FAILED/.test(line))
    for (const line of lines) console.log(line)
    if (lines.some((line) => line.includes('FAILED'))) process.exitCode = 1
    weak += lines.filter((line) => line.includes('WEAK')).length
  }
  console.log(`${weak} weak; of this many honest p-values about one in a hundred is weak by chance`)
}
