import { isBonus, isProgram, type Act, type Entrant, type EntrantId, type Fixture, type Stage } from '@robodrome/leagues'
import type { CompetitionCard, CompetitionView } from '@robodrome/protocol'
import { keeperWords } from '../words/keepers.ts'
import { programName } from '../words/rivals.ts'

/** A competition on this page, from a server or this device: what the reader may see and do. */
export interface League {
  view: CompetitionView
  /** Whether the reader can sit down at the table of their match now. */
  isReady(fixture: Fixture): boolean
  /** Throws Refused with the reason if a rule forbids the act. */
  act(act: Act): Promise<void>
  enter(): Promise<void>
  /** Invites somebody as a team-mate, or accepts; null for competitions without teams. */
  team: { ask(partner: string, name: string): Promise<void>; accept(invitation: number): Promise<void> } | null
  /** Opens the table of the reader's match. */
  play(fixture: Fixture): Promise<void>
}

export const nameIn = ({ state, own }: CompetitionView, entrant: EntrantId, you: string): string =>
  own.includes(entrant) && state.entrants[entrant]!.kind !== 'team' ? you : entrantName(state.entrants[entrant]!)

/** A card by its name, or a bonus in words. */
export const itemName = (item: string): string => (isBonus(item) ? keeperWords.auction.bonusNames[item] : item)

/** An entrant's name inside a sentence, even the reader's own, because "You" would need another verb form. */
export const calledIn = ({ state }: Pick<CompetitionView, 'state'>, entrant: EntrantId): string => entrantName(state.entrants[entrant]!)

export const entrantName = ({ kind, name }: Pick<Entrant, 'kind' | 'name'>): string => (kind === 'program' ? programName(name) : name)

const urgency = ({ waiting, status }: CompetitionCard): number =>
  waiting.length > 0 ? (waiting[0]!.by ?? 1) : status === 'running' ? 8e15 : status === 'open' ? 8.1e15 : 9e15

/** Leagues that wait for the reader first, by deadline; then running ones, then finished ones. */
export const byUrgency = (a: CompetitionCard, b: CompetitionCard): number => urgency(a) - urgency(b)

/** The reader's most urgent match that can be played now. */
export function nextMatch({ state, own }: CompetitionView): Fixture | null {
  const open = state.fixtures.filter(({ decision, seats }) => decision === null && seats.some((entrant) => own.includes(entrant)))
  return open.toSorted((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0) || a.round - b.round)[0] ?? null
}

/** LG-RATE-9 Whether a match of a rated competition is unrated, because a built-in AI plays in it. */
export const isUnratedAgainstAi = ({ state }: CompetitionView, { seats }: Fixture): boolean =>
  state.definition.rated && seats.some((entrant) => isProgram(state.entrants[entrant]!))

/** The number of rounds of a stage; a bracket has as many as it takes to leave one entrant. */
export const roundsOf = ({ kind, rounds, numbers }: Stage): number => (kind === 'knockout' ? Math.ceil(Math.log2(numbers.length)) : rounds)
