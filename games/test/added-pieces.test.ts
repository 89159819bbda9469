import { BASE } from '@robodrome/aimbots'
import { STANDARD } from '@robodrome/gekido'
import { Match, options, quickLuck, type Game, type Json, type Settings } from '@robodrome/kernel'
import { STANDARD as PBL } from '@robodrome/pbl'
import { STANDARD as VOLT } from '@robodrome/volt'
import { describe, expect, test } from 'vitest'
import { openBox } from '../src/index.ts'

/** The maximum number of random matches played until a piece has been used; no game needs more. */
const MATCHES = 40

interface Added {
  game: string
  content: object
  settings: Settings
  /** The name of the piece in events. */
  uses: string[]
}

const [servo, ...cards] = STANDARD.cards
const flip = STANDARD.powers[0]!
const slicer = STANDARD.bots[0]!
const ram = BASE.programs.find(({ name }) => name === 'Ram')!
const shockwave = VOLT.modules.find(({ id }) => id === 'SHOCKWAVE')!
const mute = PBL.cards.find(({ name }) => name === 'Mute')!

/** A new piece of each kind, made of known effects. */
const ADDED: Added[] = [
  {
    game: 'gekido',
    content: {
      tiles: STANDARD.tiles,
      bots: STANDARD.bots.map((bot) =>
        bot === slicer ? { ...bot, id: 'RUSTY', name: 'Rusty', standard: { ...bot.standard, powers: { OVERLOAD: 5 } } } : bot,
      ),
      powers: [...STANDARD.powers, { ...flip, id: 'OVERLOAD', name: 'Overload', does: 'boost', amount: 5, windows: ['RA'] }],
      cards: [{ ...servo!, id: 'X1', name: 'Rust Bomb', does: 'boost', amount: 4, copies: 20 }, ...cards],
    },
    settings: { mode: 'standard', seats: 4, options: { randomBots: true } },
    uses: ['card X1', 'power OVERLOAD'],
  },
  {
    game: 'aimbots',
    content: {
      lineups: BASE.lineups,
      programs: BASE.programs.map((program) =>
        program === ram
          ? {
              ...ram,
              name: 'Wrecker',
              effects: { ...ram.effects, afterBoost: { kind: 'rush', spaces: 1, margin: 2 }, attack: { kind: 'always', margin: 1 } },
            }
          : program,
      ),
    },
    settings: { mode: 'duel', seats: 2, options: {} },
    uses: ['program Wrecker'],
  },
  {
    game: 'volt',
    content: {
      ...withoutId(VOLT),
      modules: [...VOLT.modules, { ...shockwave, id: 'QUAKE', copies: 4, lines: [{ at: 'moved', do: 'damage', n: 1 }], text: 'Damage.' }],
    },
    settings: { mode: 'modules', seats: 4, options: {} },
    uses: ['module QUAKE'],
  },
  {
    game: 'pbl',
    content: {
      ...withoutId(PBL),
      cards: [
        ...PBL.cards,
        { ...mute, id: 'XX01', name: 'Quartermaster', anyTime: { do: 'draw', n: 1 }, text: 'Blast: draw.' },
        {
          kind: 'action',
          id: 'XX02',
          name: 'Night Supplies',
          when: 'any',
          effect: { do: 'draw', n: 3 },
          text: 'Draw 3.',
          from: ['designed', 'designed', 'designed'],
        },
      ],
    },
    settings: { mode: 'quick', seats: 3, options: {} },
    uses: ['card Quartermaster', 'card Night Supplies'],
  },
]

/** The name of a box is given when it is opened. */
function withoutId({ id: _id, ...content }: { id: string }): object {
  return content
}

/** The pieces used in a random match. */
function usedIn(game: Game, settings: Settings, seed: number): Set<string> {
  const match = new Match(game, settings, quickLuck(seed))
  const luck = quickLuck(seed, 1)
  for (let seat = match.asked()[0]; seat !== undefined; seat = match.asked()[0]) {
    const open = options(match.game, match.position, seat)
    match.take(seat, open[luck.below(open.length)])
  }
  return new Set(match.told.flatMap(({ event }) => ('uses' in event && typeof event.uses === 'string' ? [event.uses] : [])))
}

describe('a piece that a box adds', () => {
  test.each(ADDED)('is played in $game until it is used: $uses', async ({ game: id, content, settings, uses }) => {
    const { game } = await openBox({ game: id, id: 'added', content: JSON.parse(JSON.stringify(content)) as Json })
    const missing = new Set(uses)
    for (let seed = 1; seed <= MATCHES && missing.size > 0; seed++) for (const used of usedIn(game, settings, seed)) missing.delete(used)
    expect([...missing]).toEqual([])
  })
})
