import { game as aimbots } from '@robodrome/aimbots'
import { game as gekido } from '@robodrome/gekido'
import { options, quickLuck, type Game, type Seat } from '@robodrome/kernel'
import { game as pbl } from '@robodrome/pbl'
import { game as volt } from '@robodrome/volt'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { BoardModule, BoardProps } from '../src/boards/board.ts'
import { loadBoard } from '../src/boards/index.ts'
import { PromptBar } from '../src/frame/prompt-bar.tsx'
import { answersOf, battlesOf, nameOf, snapshotFor } from './tables.ts'

afterEach(cleanup)

/** Percentages as they are printed. */
const PERCENT = /[<>]?\d+(?:\.\d)? %/g
const printed = (element: Element | null | undefined): string[] => element?.textContent?.match(PERCENT) ?? []
const all = (screen: Element, selector: string): Element[] => [...screen.querySelectorAll(selector)]
const first = (screen: Element, selector: string): string | undefined => printed(screen.querySelector(selector))[0]

/** What a chip says of its chance. */
const chipOf = (screen: Element, move: string | null): string | undefined =>
  move === null ? undefined : first(screen, `.prompt .chip[data-move="${CSS.escape(move)}"] b`)

/** Numbers of one screen that are about the same thing: two texts each, which must be one. */
type Pair = readonly [what: string, one: string | undefined, other: string | undefined]

const whole = (text: string | undefined): number => Number(text?.replace(/[<>%\s]/g, ''))

/** What is to be read on the screens of a game. */
interface Reading {
  /** Wherever a percentage may stand, beside the prompt: each says there what it counts. */
  places: readonly string[]
  pairs(screen: Element, chosen: string | null): Pair[]
}

const SCREENS: Readonly<Record<string, Reading>> = {
  gekido: {
    places: ['.gk-odds', '.gk-pill'],
    pairs(screen, chosen) {
      const large = first(screen, '.gk-big')
      // Pills have whole percents: the chance to hit, and what is left of it for a malfunction.
      const pills = all(screen, '.gk-pill text').flatMap(printed)
      const near = pills.every((pill) => [whole(large), 100 - whole(large)].some((each) => Math.abs(each - whole(pill)) <= 1))
      return [
        ['the tray and the chosen answer', large, chipOf(screen, chosen)],
        ['the tray and the pills on the board', near ? large : pills.join(' and '), large],
      ]
    },
  },
  aimbots: {
    places: ['.ab-attack', '.ab-histogram', '.ab-arena'],
    pairs(screen, chosen) {
      const pills = all(screen, '.board-under-test svg text').flatMap(printed)
      const chip = chipOf(screen, chosen)
      const [misses, hits] = printed(screen.querySelector('.ab-histogram figcaption'))
      const note = screen.querySelector('.ab-attack')?.textContent ?? ''
      return [
        ['the card of the attack and its answer', first(screen, '.ab-big'), chip],
        ['the board and the answer', chip === undefined || pills.includes(chip) ? chip : pills.join(' and '), chip],
        ['the dice alone and the chance, unless the difference is named', note.includes('The bars show plain dice') ? chip : hits, chip],
        ['hit and miss', misses === undefined ? undefined : String(Math.round(100 - whole(misses))), String(Math.round(whole(hits)))],
      ]
    },
  },
  pbl: {
    places: ['.pb-hit', '.pb-call.odds', '.pb-chart'],
    pairs(screen, chosen) {
      const leads = printed(screen.querySelector('.prompt .why'))
      const chart = screen.querySelector('.pb-chart svg')?.getAttribute('aria-label')?.match(PERCENT) ?? []
      const thrown = all(screen, '.prompt .chip[data-move^="throw"] b').map((each) => printed(each)[0])
      const calls = new Set(all(screen, '.pb-call.odds').flatMap(printed))
      const chip = chipOf(screen, chosen)
      return [
        ...leads.map((lead, i): Pair => [`the reason and the chart, ${i + 1} cards`, lead, chart.length === 0 ? lead : chart[i * 2]]),
        ...thrown.map((each): Pair => ['a card thrown and the reason', each, leads[0] ?? each]),
        ['the limbs and the target', calls.size === 0 || chip === undefined || calls.has(chip) ? chip : [...calls].join(' and '), chip],
      ]
    },
  },
  volt: { places: [], pairs: () => [] },
}

/** Percentages on a screen that stand where nothing says what they count. */
const unnamed = (screen: Element, places: readonly string[]): string[] =>
  all(screen, '*')
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && /\d\s?%/.test(node.textContent ?? '')))
    .filter((element) => ![...places, '.prompt .why', '.prompt .chip'].some((place) => element.closest(place) !== null))
    .map((element) => element.outerHTML)

/** A chip says what its percentage counts; where all chips of a question count the same, it is told once above them, in words that can be seen. */
function untold(screen: Element): string[] {
  const chips = all(screen, '.prompt .chip').filter((chip) => chip.querySelector('b'))
  const counts = chips.map((chip) => chip.querySelector('b .vh')?.textContent?.trim() ?? '')
  const seen = (chip: Element, what: string): boolean =>
    `${screen.querySelector('.prompt .why')!.textContent} ${[...chip.querySelectorAll('.d')].map((each) => each.textContent).join(' ')}`.includes(
      what,
    )
  return chips.flatMap((chip, i) => (counts[i] !== '' && seen(chip, counts[i]!) ? [] : [chip.outerHTML]))
}

const GAMES: readonly { game: Game; mode: string }[] = [
  { game: gekido, mode: 'duel' },
  { game: gekido, mode: 'standard' },
  { game: aimbots, mode: 'first' },
  { game: pbl, mode: 'quick' },
  { game: volt, mode: 'training' },
]

/** Screens looked at, of so many positions at most; every few steps one, for chances take the longest to work out. */
const LOOKED = 6
const STEPS = 240
const EVERY = 3
const nothing = (): void => {}

describe.each(GAMES)('$game.title, $mode', ({ game, mode }) => {
  test('numbers of one screen that are about the same thing agree, or say how they differ', async () => {
    const board = (await loadBoard(game.id)) as BoardModule
    const { places, pairs } = SCREENS[game.id]!
    const match = battlesOf(game, mode)({ seed: 5 })
    const luck = quickLuck(6)
    const found: string[] = []
    let looked = 0
    for (let step = 0; step < STEPS && looked < LOOKED && match.asked().length > 0; step++) {
      const seat = match.asked()[0]!
      const screen = step % EVERY === 0 ? screenOf(board, match, seat) : null
      const withOdds = (screen?.prompt.chips ?? []).filter(({ odds, forbidden }) => odds && !forbidden).map(({ text }) => text)
      if (screen !== null && withOdds.length > 0) {
        looked++
        for (const chosen of [null, withOdds[0]!]) {
          const container = screen.show(chosen)
          const contrary = pairs(container, chosen).filter(([, one, other]) => one !== undefined && other !== undefined && one !== other)
          const wrong = [...unnamed(container, places), ...untold(container), ...contrary.map((pair) => pair.join(': '))]
          found.push(...wrong.map((each) => `step ${step}, ${screen.prompt.question}, chosen ${chosen}: ${each}`))
          cleanup()
        }
      }
      const legal = options(game, match.position, seat)
      match.take(seat, legal[luck.below(legal.length)])
    }
    expect(found).toEqual([])
    // VOLT has no percentages among its answers.
    expect(looked).toBeGreaterThanOrEqual(game === volt ? 0 : 3)
  })
})

/** A screen as the page puts it together for a seat: the board, the desk and the prompt, by the functions of the page and the answers of the game. */
function screenOf(board: BoardModule, match: Parameters<typeof snapshotFor>[0], seat: Seat) {
  const snapshot = snapshotFor(match, seat)
  const answers = answersOf(board.asks)(match, seat, snapshot)
  const prompt = board.prompt({ snapshot, seat, answers, nameOf })
  const show = (chosen: string | null): Element => {
    const props: BoardProps = {
      snapshot,
      seat,
      shown: snapshot.events.length,
      told: snapshot.events,
      showing: null,
      tumbling: false,
      answers,
      chosen,
      select: nothing,
      confirm: nothing,
      explain: nothing,
      breakdown: nothing,
      nameOf,
      reader: { nameOf, own: [seat] },
    }
    const bar = { chosen, pending: null, notice: null, undo: null, barred: null, hint: null, step: 1, shown: 0 }
    const does = { select: nothing, confirm: nothing, takeBack: nothing, explain: nothing, whyNot: nothing }
    return render(
      <>
        <section className="stage board-under-test">
          <board.Stage {...props} />
        </section>
        <board.Desk {...props} />
        <PromptBar prompt={prompt} {...bar} {...does} />
      </>,
    ).container
  }
  return { prompt, show }
}
