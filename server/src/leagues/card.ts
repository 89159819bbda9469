import { isProgram, placesNow, timersOf, type Competition } from '@robodrome/leagues'
import type { CompetitionCard } from '../store/schema/schema.ts'
import type { Beside } from './keeping.ts'
import { waitingOf } from './waiting.ts'
import { invitedTo } from './who.ts'

/** The card of a competition, stored beside its log. */
export function besideOf(competition: Competition, now: number): Beside {
  const { state } = competition
  const people = state.entrants.flatMap(({ kind, accounts }) => (kind === 'program' ? [] : accounts))
  const asked = state.invitations.flatMap(({ isOpen, accounts }) => (isOpen ? accounts : []))
  return {
    card: cardOf(competition),
    status: state.status,
    dueAt: nextTime(competition, now),
    box: state.definition.box ?? null,
    members: [...new Set([...state.definition.managers, ...people, ...asked, ...invitedTo(state)])],
    here: hereLately(competition, now),
  }
}

/** How long the person who acted counts as present, because they see for themselves what comes next. */
const HERE_MS = 5 * 60_000
const hereLately = ({ log }: Competition, now: number): Set<string> =>
  new Set(log.slice(log.findLastIndex(({ at }) => at < now - HERE_MS) + 1).map(({ by }) => by))

/** Returns the next time in the future; the caller has already handled all earlier ones. */
export function nextTime(competition: Competition, now: number): number | null {
  const ahead = timersOf(competition).flatMap(({ at }) => (at > now ? [at] : []))
  return ahead.length === 0 ? null : Math.ceil(Math.min(...ahead))
}

function cardOf(competition: Competition): CompetitionCard {
  const { state } = competition
  const { definition, entrants, champion } = state
  const people = entrants.flatMap((entrant, id) => (isProgram(entrant) ? [] : [id]))
  return {
    title: definition.title,
    format: definition.format,
    games: [...new Set(definition.events.map(({ game }) => game))],
    entrants: entrants.filter(({ out }) => out === null).length,
    most: definition.entry.max,
    isListed: definition.entry.who === 'anyone',
    pace: definition.pace.kind,
    startAt: definition.startAt,
    round: state.runs.at(-1)?.stages.at(-1)?.paired ?? 0,
    champion: champion === null ? null : entrants[champion]!.name,
    teams: !definition.entry.kinds.includes('person'),
    standings: [...placesNow(state, people)].flatMap(([entrant, standing]) =>
      entrants[entrant]!.accounts.map((guest) => ({ guest, ...standing })),
    ),
    waiting: waitingOf(competition),
  }
}
