import { demand } from '../forbidden.ts'
import type { Entrant, State } from '../state.ts'
import type { Acts } from './act.ts'
import { leagueSays } from '../says.ts'

/** Taking part: entering alone or as a team, and leaving before the start. */
export const enteringActs = {
  invited({ team }, { state, by }) {
    demandPlace(state, { kind: 'team', accounts: team.accounts })
    const [first, second] = team.accounts
    demand(by === first, 'LG-ENT-3', leagueSays('firstMemberEnters'))
    demand(first !== second, 'LG-ENT-3', leagueSays('teamNeedsAnother'))
    demand(!state.invitations.some(({ isOpen, accounts }) => isOpen && accounts[0] === first), 'LG-ENT-3', leagueSays('askedSomebody'))
    state.invitations.push({ ...team, isOpen: true })
  },
  declined({ invitation }, { state, by }) {
    if (invitation === null) return declineAll(state, by)
    const found = state.invitations[invitation]
    demand(found?.isOpen === true && found.accounts.includes(by), 'LG-ENT-3', leagueSays('noInvitation'))
    found.isOpen = false
  },
  entered({ entrant }, { state, by }) {
    demandPlace(state, entrant)
    demandRange(state, entrant)
    demandAccepted(state, entrant, by)
    const { members = [entrant.name] } = entrant
    state.entrants.push({ ...entrant, members, out: null, replacement: null, noShows: 0 })
    // An account can be in one team only: joining one declines all other invitations.
    for (const each of state.invitations) if (each.accounts.some((account) => entrant.accounts.includes(account))) each.isOpen = false
    const id = state.entrants.length - 1
    if (state.status !== 'running' || state.phase.kind === 'break') return
    state.lots.push(id)
    state.numbers.push(id)
    for (const { stages, over } of state.runs) if (!over) stages.at(-1)?.numbers.push(id)
  },
  left({ entrant }, { state }) {
    demand(state.status === 'open' || state.phase.kind === 'break', 'LG-ENT-4', leagueSays('withdrawAfterStart'))
    demand(state.entrants[entrant]?.out === null, 'LG-ENT-1', leagueSays('noEntrant'))
    state.entrants[entrant].out = { how: 'withdrawn' }
  },
} satisfies Partial<Acts>

/** Removes an account that declines from the list of invited accounts. */
function declineAll(state: State, by: string): void {
  const { entry } = state.definition
  demand(state.status === 'open' && entry.list.includes(by), 'LG-STATE-5', leagueSays('noInvitation'))
  state.definition = { ...state.definition, entry: { ...entry, list: entry.list.filter((account) => account !== by) } }
}

/**
 * LG-ENT-4, LG-STATE-4 Whether entry is open: before the start, during a break, in an arena, and in Swiss and pod events until round 2 is
 * paired.
 */
export function takesEntrants({ status, phase, runs, definition: { format } }: State): boolean {
  if (status !== 'running') return status === 'open'
  if (phase.kind === 'break' || format === 'arena') return true
  return (format === 'swiss' || format === 'pods') && runs.every(({ stages }) => (stages.at(-1)?.paired ?? 0) < 2)
}

/** LG-ENT-1, LG-ENT-4 Whether an entrant of this kind with these accounts can enter now. */
function demandPlace(state: State, { kind, accounts }: Pick<Entrant, 'kind' | 'accounts'>): void {
  const { entry } = state.definition
  demand(state.status === 'open' || state.status === 'running', 'LG-ENT-4', leagueSays('ended'))
  demand(takesEntrants(state), 'LG-ENT-4', leagueSays('nobodyEntersLate'))
  demand(entry.kinds.includes(kind), 'LG-ENT-1', leagueSays('onlyFor', { whom: entry.kinds.join(', ') }))
  demand(state.entrants.filter(({ out }) => out === null).length < entry.max, 'LG-ENT-1', leagueSays('noMoreEnter', { most: entry.max }))
  const twice =
    kind !== 'program' && state.entrants.some((each) => each.out === null && each.accounts.some((account) => accounts.includes(account)))
  demand(!twice, 'LG-ENT-1', leagueSays('accountOnce'))
}

/** LG-ENT-7 */
function demandRange({ definition: { range } }: State, { shown }: Pick<Entrant, 'shown'>): void {
  demand(
    range === null || (shown >= range.from && shown <= range.to),
    'LG-ENT-7',
    leagueSays('onlyRatings', { least: range?.from ?? 0, most: range?.to ?? 0 }),
  )
}

/**
 * LG-ENT-3 A team has two members, and the second must accept. If the host alone writes the log (''), the members have agreed elsewhere.
 */
function demandAccepted({ invitations }: State, { kind, accounts }: Pick<Entrant, 'kind' | 'accounts'>, by: string): void {
  demand((accounts.length === 2) === (kind === 'team'), 'LG-ENT-3', leagueSays('teamOfTwo'))
  if (kind !== 'team' || by === '') return
  const [first, second] = accounts
  const isAsked = invitations.some((each) => each.isOpen && each.accounts[0] === first && each.accounts[1] === second)
  demand(isAsked && by === second, 'LG-ENT-3', leagueSays('teamNotAccepted'))
}
