import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { run, scratch, type Ran, type Scene } from '../run.ts'
import { altered, doing, EXAMPLE } from './hostile.ts'

const fuzz = async (folder: string, scene: Scene = {}): Promise<Ran> =>
  run(['fuzz', folder, '--seats', '2', '--games', '1', '--seed', '1', '--thorough', '0'], scene)
/** Returns what a package has found out. It can report that only in the message of the error that it throws. */
const found = async (...expressions: string[]): Promise<string[]> => {
  const tries = expressions.map((each) => `(() => { try { return String(${each}) } catch (error) { return error.message } })()`)
  const { err } = await fuzz(doing(`throw new Error('found: ' + [${tries.join(', ')}].join(' @ '))`))
  return err.slice(err.indexOf('found: ') + 7, err.indexOf('\n')).split(' @ ')
}

describe('a package from outside stands behind walls', () => {
  test('as it is, it plays', async () => {
    const { code, out, err } = await fuzz(altered('src/game.js', 'version: 1', 'version: 2'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('fine (1 game')
  })

  test('an endless loop is ended, and the host reads which package it was', async () => {
    const { code, err } = await fuzz(doing('for (;;);'), { patienceMs: 3000 })
    expect(code).toBe(1)
    expect(err).toContain('robodrome-liars-dice 1.0.0 was stopped: a single step took more than 3 seconds.')
  })

  test.each([
    ['objects', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'],
    ['buffers, which are no part of the heap', 'const all = []; for (;;) all.push(new Uint8Array(5e7).fill(1))'],
  ])('memory of %s has a limit', async (_of, code) => {
    // On a busy machine, a gigabyte takes longer than the time limit of a step.
    const ran = await fuzz(doing(code), { patienceMs: 200_000 })
    expect(ran.code).toBe(1)
    expect(ran.err).toContain('was stopped: it used more memory than a game may.')
  })

  test('prototypes stay as they are', async () => {
    const iterators = 'Object.getPrototypeOf([][Symbol.iterator]())'
    expect(
      await found(
        'Array.prototype.map = 1',
        'JSON.stringify = 1',
        'Object.prototype.polluted = 1',
        `${iterators}.next = 1`,
        `Object.getPrototypeOf(${iterators}).x = 1`,
      ),
    ).toEqual([
      'map belongs to the language and cannot be changed',
      'stringify belongs to the language and cannot be changed',
      'Cannot add property polluted, object is not extensible',
      'next belongs to the language and cannot be changed',
      'Cannot add property x, object is not extensible',
    ])
  })

  test('the network is out of reach', async () => {
    let calls = 0
    const server = createServer(() => calls++)
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as { port: number }
    expect(await found(`fetch('http://127.0.0.1:${port}')`)).toEqual(['fetch is not defined'])
    const imported = altered('src/index.js', '// @ts-check', `import net from 'node:net'\nnet.connect(${port})`)
    expect((await fuzz(imported)).err).toContain('src/index.js.import: found "node:net", expected a file of the package')
    const later = altered('src/index.js', '// @ts-check', `await import('node:net').then((net) => net.connect(${port}))`)
    expect((await fuzz(later)).err).toContain('src/index.js.import(): found "node:net", expected imports at the top')
    expect(calls).toBe(0)
    server.close()
  })

  test('process, environment, compiled text, threads and shared memory are out of reach', async () => {
    expect(
      await found(
        'process',
        'globalThis.process.env.HOME',
        `(() => {}).constructor('return 1')()`,
        `api.kernel.copy.constructor('return process')()`,
        'require("fs")',
        'new Worker("x.js")',
        'new SharedArrayBuffer(8)',
        'new WebAssembly.Module(new Uint8Array(8))',
        'new BroadcastChannel("x")',
      ),
    ).toEqual([
      'process is not defined',
      "Cannot read properties of undefined (reading 'env')",
      'Code generation from strings disallowed for this context',
      'Code generation from strings disallowed for this context',
      'require is not defined',
      'Worker is not defined',
      'SharedArrayBuffer is not defined',
      'WebAssembly is not defined',
      'BroadcastChannel is not defined',
    ])
  })

  test('a file outside the package is out of reach, even if the package names it', async () => {
    const folder = altered('src/index.js', "'./game.js'", "'../../../../etc/hosts'")
    expect((await fuzz(folder)).err).toContain('found "../../../../etc/hosts", expected a file of the package')
  })

  test('a view that nobody could read is cut off', async () => {
    const folder = altered(
      'src/game.js',
      "draw: (seen, language = 'en') => draw(seen, language)",
      "draw: () => ('x'.repeat(999) + '\\n').repeat(5000)",
    )
    const { code, err, out } = await run(['play', folder, '--seat', '0=level-1', '--seed', 'a'], { input: ['1'] })
    expect(code).toBe(1)
    expect(err).toContain('was stopped: it produced more text than a game may.')
    expect(out.length).toBeLessThan(3_500_000)
  })

  test('a text cannot speak to the terminal', async () => {
    const folder = altered(
      'src/draw.js',
      'return [\n    ...rows',
      "return [\n    '\\u001b]0;owned\\u0007\\u001b[2J\\u001b[31mred\\u001b[0m\\u202e',\n    ...rows",
    )
    const { out } = await run(['play', folder, '--seat', '1=level-1', '--seed', 'a'], { input: [] })
    expect(out).toContain(']0;owned[2J')
    for (const each of ['\u001b]', '\u001b[2J', '\u0007', '\u202e']) expect(out).not.toContain(each)
  })

  test('what is thrown reaches the host as one message, whatever it is', async () => {
    for (const code of ['throw null', 'throw { toString() { throw 1 } }']) {
      const { code: exit, err } = await fuzz(doing(code))
      expect([code, exit === 0]).toEqual([code, false])
      expect(err).toMatch(/^error: \S/)
    }
  })

  test('its record holds the digest of its files, and other files refuse it', async () => {
    const record = `${scratch()}/match.txt`
    const own = altered('src/game.js', 'version: 1', 'version: 2')
    await run(['play', own, '--seat', '0=level-1', '--seat', '1=level-1', '--options', '{"dice":1}', '--seed', 'a', '--record', record])
    expect(await run(['verify', record, '--game', own])).toMatchObject({ code: 0, err: '' })
    const other = altered('src/game.js', 'version: 1', 'version: 2 ')
    const verdict = await run(['verify', record, '--game', other])
    expect(verdict.code).toBe(1)
    expect(verdict.out).toMatch(/the record was played with the files sha256-[0-9a-f]{64}, but it is checked against sha256-/)
  })

  test('a folder that is no package is named, with what was expected', async () => {
    for (const line of [
      ['play', '--game', scratch()],
      ['play', scratch()],
      ['serve', scratch()],
      ['serve', 'nowhere'],
    ]) {
      const { code, err } = await run(line)
      expect(code).toBe(2)
      expect(err).toContain('expected a folder with a package.json that has the field "robodrome"')
    }
  })

  test('a living room has no games from packages, and says so', async () => {
    const { code, out, err } = await run(['room', '--game', EXAMPLE])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('robodrome room offers only the built-in games')
  })

  test('a language before the command leaves the folder in its place', async () => {
    const { code, out } = await run(['--language', 'de', 'rules', '--game', EXAMPLE])
    expect(code).toBe(0)
    expect(out).toContain('LD-CALL')
  })
})
