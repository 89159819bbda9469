import { LIMITS, programsToAdd, type Competition, type Definition, type State } from '@robodrome/leagues'
import { isHidden } from '../tables/box-rulings.ts'
import { closedAmong, demandOpen } from '../tables/closings.ts'
import type { Hall } from '../tables/hall.ts'
import { demandBoxShown } from './boxes.ts'
import type { SomeAct } from './office.ts'

/**
 * LG-ENT-6 AI opponents fill the open places, then the competition starts. LG-STATE-1 With too few entrants at the deadline, it is called
 * off.
 */
export function startActs({ state }: Competition, by: string): SomeAct[] {
  const { definition } = state
  const more = Math.max(0, programsToAdd(state))
  const there = state.entrants.filter(({ out }) => out === null).length + more
  if (by === '' && there < Math.max(LIMITS[definition.format][0], definition.entry.min))
    return [{ act: { kind: 'called off', reason: 'too few entrants' }, by }]
  const programs = Array.from({ length: more }, (_, i) => programEntry(state, definition.fill.program, i))
  return [...programs, { act: { kind: 'started' }, by }]
}

type Played = Pick<Definition, 'box' | 'events'>

/**
 * LG-DATA-5 No competition can start with a hidden box, or with a game that the host has closed. A competition that has started continues.
 */
export async function demandMayStart(hall: Hall, definition: Played): Promise<void> {
  await demandBoxShown(hall, definition)
  await demandOpen(hall, gamesOf(definition))
}

/** Returns why the clock calls a competition off instead of starting it; null if it starts. */
export async function startBar(hall: Hall, definition: Played): Promise<string | null> {
  if (definition.box !== undefined && (await isHidden(hall.store.db, definition.box))) return 'its box was hidden'
  return (await closedAmong(hall, gamesOf(definition))) === null ? null : 'its game was closed for new tables'
}

export const gamesOf = ({ events }: Pick<Definition, 'events'>): string[] => events.map(({ game }) => game)

/** Makes an AI opponent an entrant, with a number in its name if there are several. */
export function programEntry({ entrants }: State, mind: string, before = 0): SomeAct {
  const number = entrants.filter(({ kind, accounts }) => kind === 'program' && accounts[0] === mind).length + before + 1
  const name = number === 1 ? mind : `${mind} ${number}`
  return { act: { kind: 'entered', entrant: { kind: 'program', name, accounts: [mind], text: '', rating: 0, shown: 1500 } }, by: '' }
}
