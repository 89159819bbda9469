import { askedAgain, Competition, nextDefinition, readDefinition, type Act, type Referee, type State } from '@robodrome/leagues'
import { Refused, type Guest } from '@robodrome/table'
import { rerunId } from '../people/reruns.ts'
import type { Hall } from '../tables/hall.ts'
import { newSeed } from '../tables/open-table.ts'
import { besideOf } from './card.ts'
import type { Keeping } from './keeping.ts'
import { ratingOf } from './rating-of.ts'
import { refusing } from './refusing.ts'
import { demandMayStart } from './starting.ts'
import { siteSays } from '@robodrome/protocol/says'

/**
 * LG-STATE-5 Returns the rerun of a competition. The first caller creates it, and later ones find it. A rerun that was called off does not
 * count.
 */
export async function heldAgain(
  { hall, keeping, referee }: { hall: Hall; keeping: Keeping; referee: Referee },
  before: { id: string; state: State },
  guest: Guest,
): Promise<string> {
  demandPart(before.state, guest)
  await demandMayStart(hall, before.state.definition)
  for (let time = 0; ; time++) {
    const id = rerunId(before.id, time)
    const status = await keeping.statusOf(id)
    if (status !== null && status !== 'called off') return id
    if (status !== null) continue
    const seed = newSeed()
    const competition = await opened(hall, referee, before.state, guest, seed)
    // Another caller has just created the same rerun.
    await keeping.create(id, seed, competition.log, besideOf(competition, hall.now()))
    return id
  }
}

function demandPart({ definition, entrants }: State, { id }: Guest): void {
  if (!definition.managers.includes(id) && !entrants.some(({ accounts }) => accounts.includes(id)))
    throw new Refused('not-yours', siteSays('onlyThoseHoldAgain'))
}

/** Opens the rerun: the caller creates it and enters at once, with their AI opponents. Everybody else is invited. */
async function opened(hall: Hall, referee: Referee, state: State, guest: Guest, seed: string): Promise<Competition> {
  const next = refusing(() => nextDefinition(state))
  const people = askedAgain(state).filter(({ kind }) => kind !== 'program')
  const definition = refusing(() =>
    readDefinition(
      {
        ...next,
        managers: [guest.id, ...next.managers.filter((manager) => manager !== guest.id)],
        entry: { ...next.entry, list: [...new Set([...next.entry.list, ...people.flatMap(({ accounts }) => accounts)])] },
      },
      referee,
    ),
  )
  const competition = Competition.open(definition, referee, { seed, at: hall.now(), by: guest.id })
  const enter = (entrant: Extract<Act, { kind: 'entered' }>['entrant'], by: string): void =>
    void refusing(() => competition.act({ kind: 'entered', entrant }, hall.now(), by))
  if (people.some(({ kind, accounts }) => kind === 'person' && accounts.includes(guest.id))) {
    const rated = await ratingOf(hall, definition, guest.id)
    enter({ kind: 'person', name: guest.name, accounts: [guest.id], text: '', ...rated }, guest.id)
  }
  for (const { kind, name, accounts } of askedAgain(state))
    if (kind === 'program') enter({ kind, name, accounts, text: '', rating: 0, shown: 1500 }, '')
  return competition
}
