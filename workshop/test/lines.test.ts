import type { Language } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import {
  additionsFor,
  benchIds,
  effectsFor,
  linesOf,
  momentsFor,
  moved,
  openBench,
  piecesIn,
  valueAt,
  withValue,
  wordsOf,
  type Bench,
  type Word,
} from '@robodrome/workshop'
import { describe, expect, test } from 'vitest'

const benches = await Promise.all(benchIds().map(openBench))
const benchOf = (game: string): Bench => benches.find((bench) => bench.game === game)!
const pbl = benchOf('pbl')

/** Finds a piece by its name: its list, its index and its lines. */
function found(bench: Bench, name: string, content: Json = bench.printed) {
  for (const { list, name: field } of bench.pieces) {
    const at = piecesIn(content, list).findIndex((piece) => valueAt(piece, [field]) === name)
    if (at >= 0) return { list, at, lines: linesOf(bench, content, list, at) }
  }
  throw new RangeError(name)
}

/** A sentence with its chips in brackets, each with its field. */
const marked = (words: readonly Word[] | null): string =>
  (words ?? [])
    .map(({ text, field }) => (field === null ? text : `[${text.trimEnd()}|${field.path.at(-1)}]${/\s*$/.exec(text)![0]}`))
    .join('')

const sentences = (bench: Bench, name: string, language: Language = 'en', content = bench.printed): string[] => {
  const { lines } = found(bench, name, content)
  return lines.lines.map((line) => marked(wordsOf(bench, content, lines, line, language)))
}

test('the words that depend on a number or a choice are its chip, in both languages', () => {
  expect(sentences(pbl, 'Needle Lance')).toEqual([
    '[Attacking|as]: you [may|compulsory] reroll [all dice|dice] of [your initial attack|roll] showing [1|showing].',
  ])
  expect(sentences(pbl, 'Needle Lance', 'de')).toEqual([
    '[Angreifend|as]: Du [darfst|compulsory] [alle|dice] Würfel [deines ersten Angriffs|roll], die [1|showing] zeigen, neu würfeln.',
  ])
  expect(sentences(benchOf('volt'), 'SHOCKWAVE')).toEqual(['After moving, every adjacent piece takes [1|n] damage.'])
  expect(sentences(benchOf('gekido'), 'Prevent 4 Damage')).toEqual(['Prevent up to [4|amount] damage.'])
  expect(sentences(benchOf('aimbots'), 'Sniper')).toEqual(['Margin [+1|margin] if the defender is [3|spaces] or more spaces away.'])
})

test('a line keeps its effect at another moment if it works there', () => {
  const { list, at, lines } = found(pbl, 'Coil Cannon')
  expect(sentences(pbl, 'Coil Cannon')).toEqual(['When played: storage [1|n].'])
  const start = momentsFor(pbl, pbl.printed, lines, lines.lines[0]!, 'en').find(({ label }) => label === 'Start of your turn')!
  expect(start.refusal).toBeNull()
  expect(sentences(pbl, 'Coil Cannon', 'en', start.content)).toEqual(['Start of your turn: storage [1|n].'])
  expect(valueAt(start.content, [list, at, 'text'])).toBe('Start of your turn: storage 1.')
})

test('a second line is added, and both say what they do', () => {
  const { lines } = found(pbl, 'Coil Cannon')
  const hit = additionsFor(pbl, pbl.printed, lines, 'en').find(({ label }) => label === 'After combat')!
  expect(sentences(pbl, 'Coil Cannon', 'en', hit.content)).toEqual([
    'When played: storage [1|n].',
    '[After an attack with it blew off a limb|when]: draw [1|draw].',
  ])
})

test('an effect that does not work at a moment says what is expected there', () => {
  const { lines } = found(pbl, 'Coil Cannon')
  const setDie = effectsFor(pbl, pbl.printed, lines.lines[0]!, 'en').find(({ label }) => label === 'set a die')!
  expect(setDie.refusal?.message).toBe('an effect that works at this moment of a card')
})

test('lines of one list change places; the first cannot move up', () => {
  const volt = benchOf('volt')
  const { list, at } = found(volt, 'SHOCKWAVE')
  const two = withValue(volt.printed, [list, at, 'lines', 1], { at: 'pushed', do: 'brake', n: 1 })
  const { lines } = linesOf(volt, two, list, at)
  expect(moved(two, lines[0]!, -1)).toBeNull()
  const now = moved(two, lines[0]!, 1)!
  expect(linesOf(volt, now, list, at).lines.map(({ path }) => valueAt(now, [...path, 'at']))).toEqual(['pushed', 'moved'])
})

describe.each(benches.map((bench) => [bench.game, bench] as const))('the lines of %s', (_game, bench) => {
  test('are sentences of the rules text', () => {
    let lines = 0
    for (const { list } of bench.pieces)
      for (const [at, piece] of piecesIn(bench.printed, list).entries())
        for (const language of ['en', 'de'] as const) {
          const all = linesOf(bench, bench.printed, list, at)
          const text = bench.textOf(list, piece, language)?.text ?? ''
          for (const line of all.lines) {
            const said = wordsOf(bench, bench.printed, all, line, language)!.map((word) => word.text)
            if (said.length === 0) continue
            expect(text).toContain(said.join(''))
            lines++
          }
        }
    expect(lines).toBeGreaterThan(20)
  })

  test('have every field of the piece once: as words, as a choice, or beside the sentence', () => {
    for (const { list } of bench.pieces)
      for (const [at] of piecesIn(bench.printed, list).entries()) {
        const { lines, others } = linesOf(bench, bench.printed, list, at)
        const paths = [...lines.flatMap(({ fields }) => fields), ...others].map(({ path }) => path.join('.'))
        expect(new Set(paths).size).toBe(paths.length)
      }
  })

  test('offer only choices that leave the piece playable, and say why others do not fit', () => {
    let [fitting, refused] = [0, 0]
    for (const { list } of bench.pieces)
      for (const [at] of piecesIn(bench.printed, list).entries()) {
        if (at % 25 !== 0) continue
        const all = linesOf(bench, bench.printed, list, at)
        const choices = [
          ...additionsFor(bench, bench.printed, all, 'en'),
          ...all.lines.flatMap((line) => [
            ...momentsFor(bench, bench.printed, all, line, 'en'),
            ...effectsFor(bench, bench.printed, line, 'en'),
          ]),
        ]
        for (const { refusal, content, label } of choices) {
          const faults = bench.faults(content).filter(({ path }) => path[0] === list && path[1] === at)
          expect(faults.length === 0, `${list} ${at} ${label}`).toBe(refusal === null)
          if (refusal === null) fitting++
          else refused++
        }
      }
    expect(fitting).toBeGreaterThan(5)
    expect(bench.game === 'aimbots' || bench.game === 'gekido' || refused > 0).toBe(true)
  })
})
