import { game } from '@robodrome/aimbots'
import { asked, choose, options, type Happened, type Position, type Seat } from '@robodrome/kernel'
import type { Claim } from '@robodrome/proof'
import { answerTo } from '@robodrome/table'

type Chance = { hits: number; of: number }
type Bounds = { least: Chance; most: Chance }
type Outlook = { now: Bounds | null; attacks: (Bounds & { attacker: number; defender: number })[] }

/** The open attack, and every attack that can be declared: the chance of a hit with best play from the current hands. */
export function claims(g: Position): Claim[] {
  const position = g as Parameters<typeof game.clone>[0]
  if (position.phase !== 'play') return []
  const friends = (a: Seat, b: Seat): boolean => a === b || (position.mode === 'teams' && (a & 1) === (b & 1))
  const claim = (about: string, { least, most }: Bounds, from: Position): Claim => ({
    about,
    least: least.hits / least.of,
    most: most.hits / most.of,
    from,
    came: (events: readonly Happened[]) => (events.find(({ kind }) => kind === 'compare') as { hit: boolean } | undefined)?.hit ?? null,
    plays: (_g, seat, among) => ({ among, tries: friends(seat, position.active) ? 'for' : 'against' }),
  })
  return position.players.flatMap((_, seat) => {
    const { now, attacks } = answerTo(game, g, seat, 'odds', null) as unknown as Outlook
    if (now !== null) return [claim(`seat ${seat} about the open attack`, now, g)]
    if (seat !== asked(game, g)[0]) return []
    return attacks.slice(0, 2).flatMap((attack) => {
      const from = declared(g, attack)
      return from === null ? [] : [claim(`seat ${seat} about bot ${attack.attacker} against ${attack.defender}`, attack, from)]
    })
  })
}

/** The position after declaring this attack; null if it is not possible now. */
function declared(g: Position, { attacker, defender }: { attacker: number; defender: number }): Position | null {
  const seat = asked(game, g)[0]!
  const option = options<Record<string, unknown>>(game, g, seat).find(
    (each) => each['do'] === 'attack' && each['bot'] === attacker && each['target'] === defender,
  )
  if (option === undefined) return null
  const from = game.clone(g as Parameters<typeof game.clone>[0])
  choose(game, from, seat, option)
  return from
}
