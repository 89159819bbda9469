import { isBonus, isProgram, type Act, type Entrant, type EntrantId, type Fixture } from '@robodrome/leagues'
import type { CompetitionCard, CompetitionView } from '@robodrome/protocol'
import { keeperWords } from '../words/keepers.ts'
import { programName } from '../words/rivals.ts'

/** A competition that this page shows, on a server or on this device: what one may see of it, and what one may do. */
export interface League {
  view: CompetitionView
  /** Whether one can sit down at the table of an own match now. */
  isReady(fixture: Fixture): boolean
  /** Throws Refused with the reason, if a rule is against it. */
  act(act: Act): Promise<void>
  enter(): Promise<void>
  /** Asks somebody to be the second of a team, and accepts; null where nobody plays in teams. */
  team: { ask(partner: string, name: string): Promise<void>; accept(invitation: number): Promise<void> } | null
  /** Opens the table of one's own match. */
  play(fixture: Fixture): Promise<void>
}

export const nameIn = ({ state, own }: CompetitionView, entrant: EntrantId, you: string): string =>
  own.includes(entrant) && state.entrants[entrant]!.kind !== 'team' ? you : entrantName(state.entrants[entrant]!)

/** A card by its name, a bonus in words. */
export const itemName = (item: string): string => (isBonus(item) ? keeperWords.auction.bonusNames[item] : item)

/** How an entrant is called inside a sentence, oneself too: "You" would need a verb of its own. */
export const calledIn = ({ state }: Pick<CompetitionView, 'state'>, entrant: EntrantId): string => entrantName(state.entrants[entrant]!)

export const entrantName = ({ kind, name }: Pick<Entrant, 'kind' | 'name'>): string => (kind === 'program' ? programName(name) : name)

const urgency = ({ waiting, status }: CompetitionCard): number =>
  waiting.length > 0 ? (waiting[0]!.by ?? 1) : status === 'running' ? 8e15 : status === 'open' ? 8.1e15 : 9e15

/** What waits for me first, by its deadline; then what runs; what is over last. */
export const byUrgency = (a: CompetitionCard, b: CompetitionCard): number => urgency(a) - urgency(b)

/** One's own match that can be played now, the most urgent first. */
export function nextMatch({ state, own }: CompetitionView): Fixture | null {
  const open = state.fixtures.filter(({ decision, seats }) => decision === null && seats.some((entrant) => own.includes(entrant)))
  return open.toSorted((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0) || a.round - b.round)[0] ?? null
}

/** LG-RATE-9 Whether a match of a rated competition is not rated, since a built-in AI plays in it. */
export const isUnratedAgainstAi = ({ state }: CompetitionView, { seats }: Fixture): boolean =>
  state.definition.rated && seats.some((entrant) => isProgram(state.entrants[entrant]!))
