import { Match, options, quickLuck, type Game, type Stream } from '@robodrome/kernel'
import { checkRecord, commitment, fairLuck, readRecord, resultLine, writeRecord, type Checked } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { registry } from '../src/index.ts'
import { SHARE } from './share.ts'

const SEED = 'ab'.repeat(32)
/** How often each game's records are altered. */
const TIMES = 1200 * SHARE
/** Longer matches are ended by leaving, because it is enough that every part of a match occurs. */
const PATIENCE = 70

/** Short matches of one game, in several modes. */
function recordsOf(game: Game): string[] {
  return Object.entries(game.modes).flatMap(([mode, { seats }], i) => {
    const settings = { mode, seats: seats.find((count) => count > 1) ?? seats[0]!, options: {} }
    const contributions = Array.from({ length: settings.seats }, (_, seat) => `${seat}`.repeat(32))
    const match = new Match(game, settings, fairLuck(SEED, contributions))
    const numbers = quickLuck(i + 1)
    for (let n = 0, [seat] = match.asked(); seat !== undefined; n++, [seat] = match.asked()) {
      const legal = options(game, match.position, seat)
      if (n < PATIENCE) match.take(seat, legal[numbers.below(legal.length)])
      else match.leave(seat)
    }
    const players = contributions.map((_, seat) => `Player ${seat}`)
    const head = { game: game.id, version: game.version, settings, players, contributions, commitment: commitment(SEED), seed: SEED }
    return [writeRecord({ ...head, result: resultLine(game, match.position), entries: match.entries })]
  })
}

/** The ways in which the test changes the lines, from `at` on. */
const ALTERATIONS: Record<string, (lines: string[], at: number, body: number, luck: Stream) => string[]> = {
  drops: (lines, at) => lines.toSpliced(at, 1),
  'copies a line of the match': (lines, at, body, luck) => lines.toSpliced(at, 0, lines[body + luck.below(lines.length - body)]!),
  doubles: (lines, at) => lines.toSpliced(at, 0, lines[at]!),
  swaps: (lines, at) => (at + 1 < lines.length ? lines.with(at, lines[at + 1]!).with(at + 1, lines[at]!) : lines.toSpliced(at, 1)),
  'puts a line of the match in its place': (lines, at, body, luck) => lines.with(at, lines[body + luck.below(lines.length - body)]!),
  'inserts nonsense': (lines, at, _body, luck) => lines.toSpliced(at, 0, NONSENSE[luck.below(NONSENSE.length)]!),
  'gives it to another seat': (lines, at) =>
    lines.with(
      at,
      lines[at]!.replace(/\d+/, (seat) => String((Number(seat) + 1) % 2)),
    ),
  'changes a letter': (lines, at, _body, luck) => {
    const line = lines[at]!
    const place = luck.below(line.length)
    return lines.with(at, `${line.slice(0, place)}${'aZ7 *#'[luck.below(6)]}${line.slice(place + 1)}`)
  },
}

const NONSENSE = [
  '0 99 bombs',
  '1 build Unobtainium Crown',
  '0 keep nothing',
  '! 0 leaves',
  '! 1 leaves',
  '* 6',
  '*',
  '0',
  '9 pass',
  '# x',
  '',
  '0 discard x',
]

const WRONG_SEAL = 'the record is not the one that was sealed when the match ended'

/**
 * Whether the changed record could have been played. Such a record is consistent once it is sealed again, but it no longer matches the
 * published seal.
 */
async function soundAnew(check: (text: string) => Promise<Checked>, text: string): Promise<boolean> {
  const { seal, ...record } = readRecord(text)
  const anew = writeRecord(record)
  return (await check(anew)).problems.length === 0 && readRecord(anew).seal !== seal
}

describe.each(Object.entries(registry))('%s', (_id, { load }) => {
  test('a record with a line inserted, dropped, swapped or altered is refused with its line; a different, legal one by its seal', async () => {
    const game = await load()
    const texts = recordsOf(game)
    const check = (text: string): Promise<Checked> => checkRecord(text, [], async () => game)
    for (const text of texts) expect((await check(text)).problems).toEqual([])
    const luck = quickLuck(5)
    const names = Object.keys(ALTERATIONS)
    let legal = 0
    for (let i = 0; i < TIMES; i++) {
      const lines = texts[i % texts.length]!.trimEnd().split('\n')
      const body = lines.indexOf('') + 1
      const at = body + luck.below(lines.length - body)
      const name = names[i % names.length]!
      const altered = ALTERATIONS[name]!(lines, at, body, luck)
      if (altered.join('\n') === lines.join('\n')) continue
      const text = `${altered.join('\n')}\n`
      const { dice, problems } = await check(text)
      const told = `${name} in line ${at + 1}: ${lines[at]} / ${altered[at]}`
      expect(dice, told).toBe('wrong')
      // The first impossible line is never before the changed one. If the end is missing, it is the last remaining line.
      const isLegal = problems.length === 1 && problems[0]!.message === WRONG_SEAL
      if (isLegal) legal++
      const { line, message } = problems[0]!
      const isNamed = line! >= Math.min(at + 1, altered.length)
      expect(isLegal ? await soundAnew(check, text) : isNamed, `${told}: ${line} ${message}`).toBe(true)
    }
    expect(legal).toBeLessThan(TIMES / 4)
  })

  test('a record with a header dropped, doubled or altered is refused', async () => {
    const game = await load()
    const [text = ''] = recordsOf(game)
    const lines = text.trimEnd().split('\n')
    const body = lines.indexOf('')
    for (let at = 0; at < body; at++)
      for (const altered of [
        lines.toSpliced(at, 1),
        lines.toSpliced(at, 0, lines[at]!),
        lines.with(at, `${lines[at]}0`),
        lines.with(at, `${lines[at]} `),
      ]) {
        // Names are not sealed, because an account may be deleted. A receipt contains them.
        if (lines[at]!.startsWith('player') && altered.length === lines.length && !altered[at]!.endsWith(' ')) continue
        const { dice, problems } = await checkRecord(`${altered.join('\n')}\n`, [], async () => game)
        expect([dice, problems.length > 0], `${lines[at]} / ${altered[at]}`).toEqual(['wrong', true])
      }
  })
})
