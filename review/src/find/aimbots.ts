import { boutOf, marginOf, type Aimbots, type Bot, type BotRef } from '@robodrome/aimbots'
import { asked, copy, options, type Game, type Happened, type Seat } from '@robodrome/kernel'
import type { Subject } from '../claim.ts'
import { counted, sum, type Deeds, type Part, type Parts } from './part.ts'

type Side = (g: Aimbots, seat: Seat) => (other: Seat) => boolean

const own: Side = (g, seat) => (other) => other === seat || (g.mode === 'teams' && other % 2 === seat % 2)
const rivals: Side = (g, seat) => (other) => !own(g, seat)(other)

const isIn = ({ at }: Bot): boolean => at !== ''
const botsOf = (g: Aimbots, is: (other: Seat) => boolean): Bot[] => g.bots.filter((bot) => is(bot.owner) && isIn(bot))
const steps = (a: string, b: string): number => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1))

type Taking = (g: Aimbots, from: Aimbots, is: (other: Seat) => boolean) => void

const part = (of: Side, subject: Subject, value: (g: Aimbots, is: (other: Seat) => boolean) => number, take: Taking): Part<Aimbots> => ({
  counts: (g, seat) => [{ subject, value: value(g, of(g, seat)) }],
  take: (g, from, seat) => take(g, from, of(g, seat)),
})

/** Restores those bots of a side that are on the board in both positions, or in only one of them. */
const takeBots =
  (inBoth: boolean, fields: readonly (keyof Bot)[]): Taking =>
  (g, from, is) =>
    g.bots.forEach((bot, i) => {
      const other = from.bots[i]!
      if (!is(bot.owner) || (isIn(bot) && isIn(other)) !== inBoth) return
      for (const field of fields) Object.assign(bot, { [field]: copy(other[field]) })
    })

const sides = (of: Side, who: 'aimbots' | 'aimbots rival'): Part<Aimbots>[] => [
  part(
    of,
    `${who} cores`,
    (g, is) => sum(g.players.flatMap(({ captured }, seat) => (is(seat) ? captured : []))),
    (g, from, is) => g.players.forEach((player, seat) => is(seat) && (player.captured = [...from.players[seat]!.captured])),
  ),
  part(of, `${who} bots`, (g, is) => botsOf(g, is).length, takeBots(false, ['at', 'plates', 'rot'])),
  part(of, `${who} plates`, (g, is) => sum(botsOf(g, is).map(({ plates }) => plates.length)), takeBots(true, ['plates'])),
  part(
    of,
    `${who} tokens`,
    (g, is) => sum(g.players.map(({ scrap }, seat) => (is(seat) ? scrap.length : 0))),
    (g, from, is) => g.players.forEach((player, seat) => is(seat) && (player.scrap = [...from.players[seat]!.scrap])),
  ),
  part(
    of,
    `${who} scrap`,
    (g, is) => botsOf(g, is).filter(({ at }) => g.scrap.includes(at)).length,
    (g, from) => void (g.scrap = [...from.scrap]),
  ),
]

type Attack = { kind: string; bot: number; target: number }

/** The part that consists of where the side's own bots stand and how they are turned. */
const stance = (game: Game): Part<Aimbots> => ({
  counts(g, seat) {
    const foes = botsOf(g, rivals(g, seat))
    const gaps = botsOf(g, own(g, seat)).flatMap(({ at }) => foes.map((foe) => steps(at, foe.at)))
    const attacks = asked(game, g).includes(seat) ? options<Attack>(game, g, seat).filter(({ kind }) => kind === 'attack') : []
    return [
      { subject: 'aimbots reach', value: attacks.length > 0 ? 1 : 0 },
      { subject: 'aimbots good attack', value: attacks.some(({ bot, target }) => marginOf(g, boutOf(g, bot, target)) >= 0) ? 1 : 0 },
      ...(gaps.length === 0 ? [] : [{ subject: 'aimbots distance' as const, value: Math.min(...gaps) }]),
    ]
  },
  take: (g, from, seat) => takeBots(true, ['at', 'rot'])(g, from, own(g, seat)),
})

/** The part that consists of where all bots stand and how they are turned, because both affect what either side can hit. */
const stances = (game: Game): Part<Aimbots> => ({
  counts: stance(game).counts,
  take: (g, from) => takeBots(true, ['at', 'rot'])(g, from, () => true),
})

type Fight = Happened & { bot: BotRef; target: BotRef; hit?: boolean }

/** The attacks of both sides, and whether they hit. */
const deeds: Deeds<Aimbots> = (events, g, seat) => {
  const fights = (kind: 'attack' | 'compare', of: Side, whose: 'bot' | 'target'): Fight[] =>
    events.filter((event): event is Fight => event.kind === kind && of(g, seat)((event as Fight)[whose].owner))
  return [
    ...counted('aimbots attack', fights('attack', own, 'bot').length > 0),
    ...counted(
      'aimbots hit',
      fights('compare', own, 'bot').some(({ hit }) => hit),
    ),
    ...counted('aimbots rival attack', fights('attack', own, 'target').length > 0),
    ...counted(
      'aimbots rival hit',
      fights('compare', own, 'target').some(({ hit }) => hit),
    ),
  ]
}

export function aimbots(game: Game): Parts<Aimbots> {
  const energy = part(
    own,
    'aimbots energy',
    (g) => g.energy,
    (g, from) => void (g.energy = from.energy),
  )
  const sidesOf = [...sides(own, 'aimbots'), energy, ...sides(rivals, 'aimbots rival')]
  const hasBegun = ({ phase }: Aimbots): boolean => phase === 'play'
  return { deeds, hasBegun, fine: [...sidesOf, stance(game)], coarse: [...sidesOf, stances(game)] }
}
