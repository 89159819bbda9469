import type { BotView, View } from '@robodrome/aimbots'
import type { Happened, Seat } from '@robodrome/kernel'
import { agreed, total, type Look, type Reading, type Readings } from './look.ts'

type Captured = Happened & { seat: Seat; captured: number }
type Sided = { after: View; seat: Seat }

const isFriend = ({ after, seat }: Sided, other: Seat): boolean => seat === other || (after.mode === 'teams' && (seat + other) % 2 === 0)

const standing = (look: Sided, isOwn: boolean): BotView[] =>
  look.after.bots.filter(({ owner, defeated, at }) => at !== '' && !defeated && isFriend(look, owner) === isOwn)

const players = (look: Sided, isOwn: boolean) => look.after.players.filter((_, other) => isFriend(look, other) === isOwn)

const bots =
  (isOwn: boolean, value: (bot: BotView, view: View) => number): Reading<View> =>
  (look) =>
    total(standing(look, isOwn).map((bot) => value(bot, look.after)))

/** Counts the points of captured cores, as reported by the capture events. */
function coresTold(look: Look<View>, isOwn: boolean): number {
  const points = look.before.players.map(({ captured }) => total(captured))
  for (const event of look.events) if (event.kind === 'capture') points[(event as Captured).seat] = (event as Captured).captured
  return total(points.filter((_, other) => isFriend(look, other) === isOwn))
}

const side = (who: string, isOwn: boolean): Readings => ({
  [`${who} cores`]: (look: Look<View>) =>
    agreed(total(players(look, isOwn).map(({ captured }) => total(captured))), coresTold(look, isOwn)),
  [`${who} bots`]: bots(isOwn, () => 1),
  [`${who} plates`]: bots(isOwn, ({ plates }) => plates.length),
  [`${who} tokens`]: (look: Look<View>) => total(players(look, isOwn).map(({ tokens }) => tokens)),
  [`${who} scrap`]: bots(isOwn, ({ at }, { scrap }) => (scrap.includes(at) ? 1 : 0)),
})

const attacks = ({ options }: Look<View>) => options.filter(({ option }) => (option as { kind: string }).kind === 'attack')

/** Returns the margin at the beginning of an attack. */
const marginTold = (events: readonly Happened[]): number =>
  events.flatMap((event) => (event.kind === 'margin' ? [(event as Happened & { margin: number }).margin] : [])).at(-1) ?? Number.NaN

function closest(look: Look<View>): number {
  const gaps = standing(look, true).flatMap(({ at }) =>
    standing(look, false).map((foe) => total([0, 1].map((i) => Math.abs(at.codePointAt(i)! - foe.at.codePointAt(i)!)))),
  )
  return gaps.length === 0 ? Number.NaN : Math.min(...gaps)
}

type Blow = { kind: string; bot?: { owner: Seat }; target?: { owner: Seat }; hit?: boolean }

/** Whether the side attacks or hits; for rivals, whether a bot of the seat's own side is attacked or hit. */
const fought =
  (kind: 'attack' | 'compare', isOwn: boolean): Reading<View> =>
  (look) => {
    for (const event of look.events) {
      const blow = event as unknown as Blow
      if (blow.kind !== kind || (kind === 'compare' && blow.hit !== true)) continue
      const who = isOwn ? blow.bot : blow.target
      if (who !== undefined && isFriend(look, who.owner)) return 1
    }
    return 0
  }

export const aimbots: Readings = {
  'aimbots attack': fought('attack', true),
  'aimbots hit': fought('compare', true),
  'aimbots rival attack': fought('attack', false),
  'aimbots rival hit': fought('compare', false),
  ...side('aimbots', true),
  ...side('aimbots rival', false),
  'aimbots distance': closest,
  'aimbots reach': (look: Look<View>) => (attacks(look).length > 0 ? 1 : 0),
  'aimbots good attack': (look: Look<View>) => (attacks(look).some(({ events }) => marginTold(events()) >= 0) ? 1 : 0),
  'aimbots energy': ({ after }: Look<View>) => after.energy,
}
