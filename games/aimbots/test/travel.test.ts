import { ARENA, BASE, boosterValue, game, RINGS, type Aimbots, type Option } from '@robodrome/aimbots'
import { choose, openNotes, options, quickLuck, ready, write, type Stream } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { boost as boostRule } from '../src/rules/6-boost.ts'

const duel = { mode: 'duel', seats: 2, options: {} }
const WAYS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const

/** Two teams of five random bots on random spaces, red to move. */
function scattered(luck: Stream): Aimbots {
  const spaces = [...ARENA.spaces]
  const bots = Array.from({ length: 10 }, (_, i) => {
    const { name, armor } = BASE.programs[luck.below(50)]!
    const at = spaces.splice(luck.below(spaces.length), 1)[0]!
    const plates = RINGS[armor]!.filter(() => luck.below(4) === 0).slice(0, 2)
    return `${i < 5 ? 'R' : 'B'}:${name}@${at}/${luck.below(4)}{${plates.join()}}`
  })
  return ready(game, game.arrange({ bots }, duel))
}

/** Computes a bot's possible moves naively: with columns and rows as numbers, step by step, and with bots as a list of places. */
function reachable(g: Aimbots, id: number): Set<string> {
  const place = (space: string) => [space.charCodeAt(0) - 96, Number(space[1])] as const
  const name = ([x, y]: readonly [number, number]) => `${String.fromCharCode(96 + x)}${y}`
  const inside = ([x, y]: readonly [number, number]) => x >= 1 && x <= 7 && y >= 1 && y <= 7
  const bot = g.bots[id]!
  const found = new Set<string>()
  Object.values(WAYS).forEach(([dx, dy], dir) => {
    const others = g.bots.map((other) => ({ at: name(place(other.at)), owner: other.owner, program: other.program }))
    others[id]!.at = ''
    let [x, y] = place(bot.at)
    for (let left = boosterValue(g, id, dir as 0 | 1 | 2 | 3); left > 0; left--) {
      ;[x, y] = [x + dx, y + dy]
      if (!inside([x, y])) return
      const met = others.find(({ at }) => at === name([x, y]))
      if (met !== undefined && bot.program === 'Jet') continue
      if (met !== undefined) {
        const beyond = [x + dx, y + dy] as const
        const canPush = bot.program === 'Bulldozer' && inside(beyond) && !others.some(({ at }) => at === name(beyond))
        if (!canPush || (met.program === 'Anchor' && met.owner !== bot.owner)) return
        met.at = name(beyond)
      }
      found.add(`to ${name([x, y])}`)
    }
  })
  return found
}

test('AB-BOOST-4, AB-BOOST-6, AB-BOOST-7 Boosts reach what walking step by step reaches, for all programs', () => {
  const luck = quickLuck(2026)
  const walked = new Set<string>()
  for (let i = 0; i < 400; i++) {
    const g = scattered(luck)
    for (let id = 0; id < 5; id++) {
      const expected = reachable(g, id)
      const boost = options<Option>(game, g, 0).find((act) => act.kind === 'boost' && act.bot === id)
      expect(boost !== undefined).toBe(expected.size > 0)
      if (boost === undefined) continue
      const twin = game.clone(g)
      choose(game, twin, 0, boost)
      // With only one space available, the bot goes there at once.
      const declared = openNotes(twin, boostRule)?.to || twin.bots[id]!.at
      const isAsked = twin.stack.at(-1)!.rule === 'chooseStop'
      const offered = isAsked ? options(game, twin, 0).map((option) => write(game, twin, option)) : [`to ${declared}`]
      expect(offered.filter((move) => move.startsWith('to ')).toSorted()).toEqual([...expected].toSorted())
      walked.add(g.bots[id]!.program)
    }
  }
  expect(walked.size).toBe(50)
})
