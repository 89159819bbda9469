import type { Seen } from '@robodrome/kernel'
import { ATTACK, type Happening, type Terms } from '@robodrome/pbl/page'
import type { BoardModule, Gist } from '../board.ts'
import { lastOf } from '../last-of.ts'
import { said } from './words/index.ts'

type Told = Seen<Happening>

/** A destroyed robot counts most, then lost limbs, then the end of a combat, then its dice and cards. */
export const gist: NonNullable<BoardModule<Terms>['gist']> = ({ events, before }) => {
  const { gists } = said
  const declared = lastOf([...before, ...events], 'declare')
  const outcome = lastOf(events, 'outcome')
  const note = outcome ? { note: gists.totals(outcome.attack, outcome.defense) } : {}
  const out = lastOf(events, 'terminated')
  if (out !== undefined) return { title: gists.out(out.by, out), ...note }
  const torn = lastOf(events, 'blow-off')
  const critical = lastOf(events, 'critical')
  if (torn !== undefined) return { title: gists.tornOff(torn.by, torn.at), ...(critical ? { note: gists.critical(critical) } : note) }
  const strike = lastOf(events, 'strike')
  if (strike !== undefined) return { title: gists.struck(strike, strike.at) }
  const shoulder = lastOf(events, 'shoulder destroyed')
  if (shoulder !== undefined) return { title: gists.destroyed(shoulder.at), ...note }
  if (outcome !== undefined && declared !== undefined)
    return { title: (outcome.outcome === 'hit' ? gists.hit : gists.held)(declared, outcome.at), ...note }
  return smallerOf(events)
}

/** Other events that may turn a battle, of which the last one counts. */
function smallerOf(events: readonly Told[]): Gist | null {
  const { gists } = said
  for (const event of events.toReversed()) {
    if (event.kind === 'misfire') return { title: gists.misfired(event) }
    if (event.kind === 'concede') return { title: gists.conceded(event) }
    if (event.kind === 'regenerate') return { title: gists.regenerated(event.at) }
    if (event.kind === 'roll') return { leads: true, title: gists.rolled(event, event.faces, event.total, event.of === ATTACK) }
    if (event.kind === 'play') return { leads: true, title: gists.played(event.seat, event.card) }
    if (event.kind === 'build') return { leads: true, title: gists.built(event.seat, event.card) }
    if (event.kind === 'throw') return { leads: true, title: gists.threw(event.seat, event.as) }
    if (event.kind === 'declare') return { leads: true, title: gists.attacked(event, event.at) }
  }
  return null
}
