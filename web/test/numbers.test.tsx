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

/** The printed percentages. */
const PERCENT = /[<>]?\d+(?:\.\d)? %/g
const printed = (element: Element | null | undefined): string[] => element?.textContent?.match(PERCENT) ?? []
const all = (screen: Element, selector: string): Element[] => [...screen.querySelectorAll(selector)]
const first = (screen: Element, selector: string): string | undefined => printed(screen.querySelector(selector))[0]

/** The chance printed on a chip. */
const chipOf = (screen: Element, move: string | null): string | undefined =>
  move === null ? undefined : first(screen, `.prompt .chip[data-move="${CSS.escape(move)}"] b`)

/** Numbers on one screen that mean the same: pairs of texts that must be equal. */
type Pair = readonly [what: string, one: string | undefined, other: string | undefined]

const whole = (text: string | undefined): number => Number(text?.replace(/[<>%\s]/g, ''))

/** How to read the numbers on the screens of a game. */
interface Reading {
  /** All places other than the prompt that may show a percentage. Each must state what it refers to. */
  places: readonly string[]
  pairs(screen: Element, chosen: string | null): Pair[]
  /** Counts that the players' strips share with stage and desk, whether or not an answer has a chance. */
  counts(screen: Element, seat: Seat): Pair[]
}

/** The numbers in a text, or in a label that only screen readers read. */
const numbersIn = (element: Element | null | undefined): string[] =>
  (element?.getAttribute('aria-label') ?? element?.textContent ?? '').match(/\d+/g) ?? []
const stripOf = (screen: Element, seat: Seat): Element => screen.querySelector(`[data-strip="${seat}"]`)!

const SCREENS: Readonly<Record<string, Reading>> = {
  gekido: {
    places: ['.gk-odds', '.gk-pill'],
    pairs(screen, chosen) {
      const large = first(screen, '.gk-big')
      // Pills show whole percentages: the chance to hit, and the remaining chance of a malfunction.
      const pills = all(screen, '.gk-pill text').flatMap(printed)
      const near = pills.every((pill) => [whole(large), 100 - whole(large)].some((each) => Math.abs(each - whole(pill)) <= 1))
      return [
        ['the tray and the chosen answer', large, chipOf(screen, chosen)],
        ['the tray and the pills on the board', near ? large : pills.join(' and '), large],
      ]
    },
    counts(screen, seat) {
      const held = all(screen, '.gk-hand .label').at(1)
      const sums = all(screen, '[data-strip] .gk-strip-sum b').map((sum) => numbersIn(sum)[0])
      // "Structure 38 → 35" begins with the value that the strip of that Bot shows.
      const before = /(\d+) → \d+/.exec(screen.querySelector('.gk-blow')?.textContent ?? '')?.[1]
      return [
        [
          'cards in the strip and above the hand',
          numbersIn(stripOf(screen, seat).querySelector('.gk-strip-meta .pill'))[0],
          numbersIn(held)[0],
        ],
        ['Structure before the blow and in a strip', before, before !== undefined && sums.includes(before) ? before : sums.join(' or ')],
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
    counts(screen, seat) {
      const cells = all(screen, '.stage [role=gridcell][aria-label]').map((cell) => cell.getAttribute('aria-label')!)
      const bots = cells.filter((label) => label.includes(`P${seat}`))
      const onBoard = bots.reduce((sum, label) => sum + Number(/(\d) plated/.exec(label)?.[1] ?? 0), 0)
      const inStrip = all(stripOf(screen, seat), '.ab-roster li:not(.lost) .ab-plates i.full').length
      return [['plates in the strip and on the board', bots.length === 0 ? undefined : String(inStrip), String(onBoard)]]
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
    counts(screen, seat) {
      const hand = numbersIn(screen.querySelector('.pb-hand .pb-count'))
      const cards = all(screen, '.pb-hand > .pb-cards .pb-card').length
      const held = numbersIn(stripOf(screen, seat).querySelector('.pb-held'))[0]
      return [
        ['cards in the strip and above the hand', hand[0] && held, hand[0]],
        ['cards above the hand and in it', hand[0], String(cards)],
      ]
    },
  },
  // VOLT shows no chances, because its dice are rolled openly. It counts points and damage.
  volt: {
    places: [],
    pairs: () => [],
    counts(screen, seat) {
      const strips = all(screen, '[data-strip]')
      const net = screen.querySelector('.vt-net b')?.textContent ?? ''
      const [gains, total, target] = net.match(/\d+/g) ?? []
      const [vp, most] = numbersIn(stripOf(screen, seat).querySelector('.vt-pips'))
      const cells = all(screen, '.stage [role=gridcell][aria-label]').map((cell) => cell.getAttribute('aria-label')!)
      return [
        ['points in the preview and in the strip', total === undefined ? undefined : String(Number(vp) + Number(gains)), total],
        ['points to play to', target, target && most],
        ...strips.flatMap((strip, of): Pair[] => {
          // A cell reads: "MERCURY of P0, 1 of 3 damage, 2 VP".
          const cell = cells
            .map((label) => new RegExp(`of P${of}, (\\d) of 3 damage, (\\d+) VP`).exec(label))
            .find((found) => found !== null)
          return [
            [`damage of P${of} on the board and in the strip`, cell?.[1], cell && (numbersIn(strip.querySelector('.vt-hurt'))[0] ?? '0')],
            [`points of P${of} on the board and in the strip`, cell?.[2], cell && numbersIn(strip.querySelector('.vt-strip-vp b'))[0]],
          ]
        }),
      ]
    },
  },
}

/** Percentages on a screen that do not state what they refer to. */
const unnamed = (screen: Element, places: readonly string[]): string[] =>
  all(screen, '*')
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && /\d\s?%/.test(node.textContent ?? '')))
    .filter((element) => ![...places, '.prompt .why', '.prompt .chip'].some((place) => element.closest(place) !== null))
    .map((element) => element.outerHTML)

/**
 * Every chip states what its percentage refers to. If that is the same for all chips of a question, a visible text above them may state it
 * once.
 */
function untold(screen: Element): string[] {
  const chips = all(screen, '.prompt .chip').filter((chip) => chip.querySelector('b'))
  const counts = chips.map((chip) => chip.querySelector('b .visually-hidden')?.textContent?.trim() ?? '')
  const seen = (chip: Element, what: string): boolean =>
    `${screen.querySelector('.prompt .why')!.textContent} ${[...chip.querySelectorAll('.effect')].map((each) => each.textContent).join(' ')}`.includes(
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

/**
 * The battles of a run, and how many screens of each are read, because chances take long to compute. `TESTS=long` reads four times as many.
 */
const SEEDS = process.env['TESTS'] === 'long' ? [5, 6, 7, 8] : [5]
const LOOKED = 6
const STEPS = 240
const EVERY = 3
const nothing = (): void => {}

describe.each(GAMES)('$game.title, $mode', ({ game, mode }) => {
  test.each(SEEDS)('numbers of one screen that are about the same thing agree, or say how they differ: battle %i', async (seed) => {
    const board = (await loadBoard(game.id)) as BoardModule
    const { places, pairs, counts } = SCREENS[game.id]!
    const match = battlesOf(game, mode)({ seed })
    const luck = quickLuck(seed + 1)
    const found: string[] = []
    let looked = 0
    let compared = 0
    for (let step = 0; step < STEPS && looked < LOOKED && match.asked().length > 0; step++) {
      const seat = match.asked()[0]!
      const screen = step % EVERY === 0 ? screenOf(board, match, seat) : null
      const withOdds = (screen?.prompt.chips ?? []).filter(({ odds, forbidden }) => odds && !forbidden).map(({ text }) => text)
      // Without chances, there are only counts, which change slowly.
      const isRead = screen !== null && (withOdds.length > 0 || (places.length === 0 && step % (EVERY * 4) === 0))
      if (isRead) {
        looked++
        const offered = screen.prompt.chips.filter(({ forbidden }) => !forbidden).map(({ text }) => text)
        for (const chosen of [null, withOdds[0] ?? offered[0]!]) {
          const container = screen.show(chosen)
          const same = [...pairs(container, chosen), ...counts(container, seat)].filter(
            ([, one, other]) => one !== undefined && other !== undefined,
          )
          compared += same.length
          const contrary = same.filter(([, one, other]) => one !== other)
          const wrong = [...unnamed(container, places), ...untold(container), ...contrary.map((pair) => pair.join(': '))]
          found.push(...wrong.map((each) => `step ${step}, ${screen.prompt.question}, chosen ${chosen}: ${each}`))
          cleanup()
        }
      }
      const legal = options(game, match.position, seat)
      match.take(seat, legal[luck.below(legal.length)])
    }
    expect(found).toEqual([])
    expect(looked).toBeGreaterThanOrEqual(3)
    expect(compared).toBeGreaterThanOrEqual(looked)
  })
})

/** A seat's screen as the page builds it (board, desk and prompt), with the page's functions and the game's answers. */
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
        {snapshot.seats.map((_, of) => (
          <div key={of} data-strip={of}>
            <board.Strip {...props} of={of} compact={false} />
          </div>
        ))}
        <PromptBar prompt={prompt} {...bar} {...does} />
      </>,
    ).container
  }
  return { prompt, show }
}
