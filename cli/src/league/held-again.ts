import { askedAgain, Competition, nextDefinition, readDefinition, type Referee } from '@robodrome/leagues'

/** LG-STATE-5 Creates the competition that follows a finished one, with all its entrants, and starts it at once. */
export function heldAgain({ state }: Competition, referee: Referee, seed: string): Competition {
  const at = Date.now()
  const [manager = ''] = state.definition.managers
  const competition = Competition.open(readDefinition(nextDefinition(state), referee), referee, { seed, at, by: manager })
  for (const { kind, name, accounts, members, text, rating, shown } of askedAgain(state))
    competition.act({ kind: 'entered', entrant: { kind, name, accounts, text, rating, shown, ...(kind === 'team' && { members }) } }, at)
  competition.act({ kind: 'started' }, at, manager)
  return competition
}
