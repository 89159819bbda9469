import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { file, run, scratch } from './run.ts'

const TWO = ['--seat', '0=human', '--seat', '1=human']
const ROUNDS = Array.from({ length: 60 }, () => 'attack')
const lineOf = (text: string, wanted: RegExp) => text.split('\n').findIndex((line) => wanted.test(line)) + 1

/** Writes a finished match of Sparks with fair dice to a file. */
async function played(): Promise<string> {
  const path = join(scratch(), 'match.txt')
  await run(['play', 'sparks', '--seat', '0=random', '--record', path])
  return path
}

describe('records', () => {
  test('a record kept while playing is verified', async () => {
    const path = await played()
    const { code, out } = await run(['verify', path])
    expect(out).toMatch(/match\.txt: fine: Sparks, \d+ entries, .*\(SPK-4\), dice consistent with themselves; the host was not checked/)
    expect(code).toBe(0)
  })

  test('with what the person saw before the first die, and only with all of it, the dice are proven', async () => {
    const path = join(scratch(), 'match.txt')
    const { out } = await run(['play', 'sparks', ...TWO, '--record', path], { input: ROUNDS })
    expect(out).toContain(`robodrome verify ${path} --seen ${path}.seen`)
    const { contributions, commitment } = readRecord(readFileSync(path, 'utf8'))
    const said = async (...args: string[]) => (await run(['verify', path, ...args])).out
    expect(await said('--seen', `${path}.seen`)).toContain('dice proven: they follow from what you saw')
    expect(await said('--seen', commitment!)).toContain('for want of your own contribution (--contribution), what all had promised')
    expect(await said('--seen', commitment!, '--contribution', `0=${contributions[0]}`)).toContain('for want of what all had promised')
    expect(await said('--seen', 'ab'.repeat(32))).toContain('wrong: the host committed to abab')
    expect(await said('--seen', commitment!, '--contribution', '1=other')).toContain('wrong: seat 1 added "other"')
    expect((await run(['verify', path, '--contribution', 'seven'])).err).toContain('expected SEAT=TEXT')
    expect((await run(['verify', path, path, '--seen', commitment!])).err).toContain('apply to a single record')
    expect((await run(['verify', path, '--seen', path])).err).toContain('expected "robodrome receipt 1"')
  })

  test('while the match is on the seed stays out of the record, and the match goes on from it with the same dice', async () => {
    const whole = join(scratch(), 'whole.txt')
    const half = join(scratch(), 'half.txt')
    await run(['play', 'sparks', ...TWO, '--record', whole], { input: ROUNDS })
    await run(['play', 'sparks', ...TWO], { input: ['attack', 'attack', 'attack', `save ${half}`] })
    expect(readFileSync(half, 'utf8')).not.toContain('seed')
    expect(existsSync(`${half}.seed`)).toBe(true)
    const unfinished = await run(['verify', half])
    expect(unfinished).toMatchObject({ code: 0 })
    expect(unfinished.out).toContain('unfinished, dice possible; the seed is not shown yet')
    const later = await run(['play', 'sparks', ...TWO, '--load', half, '--record', half], {
      input: ROUNDS,
      randomHex: (bytes) => '17'.repeat(bytes),
    })
    expect(later.out).toContain('Result: ')
    expect(readFileSync(half, 'utf8')).toBe(readFileSync(whole, 'utf8'))
    expect(existsSync(`${half}.seed`)).toBe(false)
  })

  test('without its seed a match still goes on, but says that its dice are proven no more', async () => {
    const half = join(scratch(), 'half.txt')
    await run(['play', 'sparks', ...TWO], { input: ['attack', 'attack', `save ${half}`] })
    writeFileSync(`${half}.seed`, 'torn')
    const done = join(scratch(), 'done.txt')
    const { out } = await run(['play', 'sparks', ...TWO, '--load', half, '--record', done], {
      input: ROUNDS,
      randomHex: (bytes) => '17'.repeat(bytes),
    })
    expect(out).toContain('The seed of this record is not known')
    expect(out).not.toContain('The seed of the dice was')
    expect((await run(['verify', done])).out).toContain('dice possible, but never committed to')
  })

  test('quit asks where to save, again if that fails, and not if the record is kept anyway', async () => {
    const path = join(scratch(), 'quit.txt')
    const asked = await run(['play', 'tic-tac-toe', ...TWO], { input: ['4', 'quit', '/no/such/place/x', path] })
    expect(asked.out).toContain('cannot write /no/such/place/x')
    expect(asked.out).toContain(`Saved 1 entry in ${path}\nContinue later with: robodrome play tic-tac-toe --load ${path}\n`)
    expect((await run(['verify', path])).out).toContain('1 entry, unfinished, no dice')
    expect((await run(['play', 'tic-tac-toe', ...TWO], { input: ['quit', ''] })).code).toBe(0)
    const other = join(scratch(), 'other.txt')
    const kept = await run(['play', 'tic-tac-toe', ...TWO, '--record', other], { input: ['0', '1', 'quit'] })
    expect(kept.out).toContain(`The match is saved in ${other}.`)
    expect(readFileSync(other, 'utf8')).toMatch(/\n\n0 0\n1 1\n$/)
    const later = await run(['play', 'tic-tac-toe', ...TWO, '--load', other, '--record', other], { input: ['5'] })
    expect(later.out).toContain(`No more input: the match is saved in ${other}.`)
    expect(readFileSync(other, 'utf8')).toMatch(/\n\n0 0\n1 1\n0 5\n$/)
  })

  test('at the end a person is asked whether to save', async () => {
    const path = join(scratch(), 'end.txt')
    const { out } = await run(['play', 'tic-tac-toe', ...TWO], { terminal: true, input: ['0', '3', '1', '4', '2', path] })
    expect(out).toContain(`Saved 5 entries in ${path}\n`)
    expect((await run(['verify', path])).out).toContain('0 wins (TTT-3), no dice')
  })

  test('nothing is written over without a yes', async () => {
    const path = file('precious.txt', 'precious')
    const refused = await run(['play', 'tic-tac-toe', ...TWO, '--record', path])
    expect(refused).toMatchObject({ code: 2 })
    expect(refused.err).toContain('already exists')
    const kept = await run(['play', 'tic-tac-toe', ...TWO], { input: [`save ${path}`, 'no'] })
    expect(kept.out).toContain('Not saved.')
    expect(readFileSync(path, 'utf8')).toBe('precious')
    await run(['play', 'tic-tac-toe', ...TWO], { input: [`save ${path}`, 'yes', '4', `save ${path}`] })
    expect(readFileSync(path, 'utf8')).toMatch(/\n\n0 4\n$/)
    const nowhere = await run(['play', 'tic-tac-toe', '--record', '/no/such/place/x'])
    expect(nowhere).toMatchObject({ code: 2, err: 'error: cannot write /no/such/place/x: there is no such file or folder\n' })
  })

  test('undo takes lines out of the record that is kept', async () => {
    const path = join(scratch(), 'undo.txt')
    await run(['play', 'tic-tac-toe', ...TWO, '--record', path], { input: ['0', 'undo', '8'] })
    expect(readFileSync(path, 'utf8')).toMatch(/\n\n0 8\n$/)
  })

  test.each([
    [['--mode', 'standard'], 'takes mode, seats and options from the record'],
    [['--seats', '2'], 'takes mode, seats and options from the record'],
  ])('--load with %j is refused', async (more, message) => {
    const { code, err } = await run(['play', 'sparks', '--load', await played(), ...more])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test('--load refuses what is not a record of this game that can be played', async () => {
    const refused = async (game: string, path: string) => {
      const { code, err } = await run(['play', game, '--load', path])
      expect(code).toBe(2)
      return err
    }
    expect(await refused('volley', await played())).toContain('this is a record of sparks, not of volley')
    expect(await refused('volley', file('x.txt', 'hello'))).toContain('line 1: found "hello", expected "robodrome record 1"')
    const sound = readFileSync(await played(), 'utf8')
    const impossible = file('dice.txt', sound.replace(/^\* .*$/m, '* 9').replace(/^seed: .*\n/m, ''))
    expect(await refused('sparks', impossible)).toContain(`dice.txt:${lineOf(sound, /^\* /) - 1}: "9"`)
    const head = 'robodrome record 1\ngame: tic-tac-toe 1\nmode: standard\noptions: {}\nplayer 0: a\nplayer 1: b\n\n'
    expect(await refused('tic-tac-toe', file('m.txt', `${head}0 4\n1 4\n`))).toContain('m.txt:9: seat 1 may not play "4" (TTT-1)')
  })
})

describe('verify', () => {
  test('a changed outcome is found, with its line', async () => {
    const path = await played()
    const text = readFileSync(path, 'utf8')
    const changed = text.replace(/^\* (\d)$/m, (_, roll) => `* ${(Number(roll) % 6) + 1}`)
    const { code, out } = await run(['verify', file('changed.txt', changed)])
    expect(code).toBe(1)
    expect(out).toContain(`changed.txt:${lineOf(text, /^\* /)}: wrong: found outcome`)
  })

  test('all files are looked at, and the worst decides', async () => {
    const good = await played()
    const wrong = file('wrong.txt', readFileSync(good, 'utf8').replace(/^seed: .*$/m, `seed: ${'0'.repeat(64)}`))
    const both = await run(['verify', wrong, good])
    expect(both.code).toBe(1)
    expect(both.out).toContain('wrong.txt:10: wrong: the seed shown is not the one')
    expect(both.out).toContain('match.txt: fine')
    const bad = await run([
      'verify',
      '/no/such/file',
      file('x.txt', 'robodrome record 1\nnonsense\n'),
      file('y.txt', 'robodrome record 1\ngame: chess 1\nmode: m\noptions: {}\n\n'),
      wrong,
      good,
    ])
    expect(bad.code).toBe(2)
    expect(bad.err).toContain('cannot read /no/such/file')
    expect(bad.err).toContain('x.txt: line 2: found "nonsense", expected "name: value"')
    expect(bad.err).toContain('there is no game "chess"')
    expect(bad.out).toContain('match.txt: fine')
  })
})
