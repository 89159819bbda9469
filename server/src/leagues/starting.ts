import { LIMITS, programsToAdd, type Competition, type State } from '@robodrome/leagues'
import type { SomeAct } from './office.ts'

/** LG-ENT-6 AI opponents fill the open places, then it starts. LG-STATE-1 With too few entrants at the deadline it is called off. */
export function startActs({ state }: Competition, by: string): SomeAct[] {
  const { definition } = state
  const more = Math.max(0, programsToAdd(state))
  const there = state.entrants.filter(({ out }) => out === null).length + more
  if (by === '' && there < Math.max(LIMITS[definition.format][0], definition.entry.min))
    return [{ act: { kind: 'called off', reason: 'too few entrants' }, by }]
  const programs = Array.from({ length: more }, (_, i) => programEntry(state, definition.fill.program, i))
  return [...programs, { act: { kind: 'started' }, by }]
}

/** An AI opponent as an entrant, numbered if there are several. */
export function programEntry({ entrants }: State, mind: string, before = 0): SomeAct {
  const number = entrants.filter(({ kind, accounts }) => kind === 'program' && accounts[0] === mind).length + before + 1
  const name = number === 1 ? mind : `${mind} ${number}`
  return { act: { kind: 'entered', entrant: { kind: 'program', name, accounts: [mind], text: '', rating: 0, shown: 1500 } }, by: '' }
}
