import { setTimeout as wait } from 'node:timers/promises'
import { quickLuck } from '@robodrome/kernel'
import { programAnswer } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import type { Person } from './client.ts'
import { Member } from './league.ts'

const DUEL = [{ game: 'gekido', mode: 'duel' }]
const DRAFTED = [{ game: 'pbl', mode: 'regular' }]
/** A season of every format, one of them with a box. */
const seasons = (box: string): readonly { format: string; [field: string]: unknown }[] => [
  { format: 'double round robin', events: DUEL, box },
  ...['round robin', 'swiss', 'knockout', 'double knockout', 'arena'].map((format) => ({ format, events: DUEL })),
  { format: 'groups', events: DUEL, entry: { min: 6 }, groups: 2 },
  { format: 'pods', events: [{ game: 'volt', mode: 'basic', seats: 4 }] },
  { format: 'rfl', events: [{ game: 'volt', mode: 'championship', seats: 4 }] },
  {
    format: 'decathlon',
    events: [
      { ...DUEL[0], format: 'round robin' },
      { game: 'aimbots', mode: 'duel', format: 'swiss' },
    ],
  },
  { format: 'keeper', events: DRAFTED },
  { format: 'salary', events: DRAFTED, auction: 'open' },
]
/** How many questions of a draft or an auction are answered, so that it stops in the middle. */
const ANSWERS = 2

/** Opens a season of every format for these people and AI opponents, one with the box of this digest, and starts it. */
export async function beginSeasons(people: readonly Person[], box: string): Promise<{ id: string; format: string }[]> {
  const begun: { id: string; format: string }[] = []
  for (const season of seasons(box)) {
    const { format } = season
    const definition = { title: format, entry: { min: 4 }, fill: { when: 'start', program: 'random' }, ...season }
    const member = await Member.creating(people[0]!, definition)
    for (const person of people) await new Member(person, member.id).enter()
    await member.act({ kind: 'started' })
    if (format === 'arena') for (const person of people) await waits(new Member(person, member.id))
    if (format === 'keeper' || format === 'salary') await answer(people, member.id, ANSWERS)
    begun.push({ id: member.id, format })
  }
  const { id } = begun.find(({ format }) => format === 'arena')!
  await new Member(people[0]!, id).until((view) => openFixtureOf(view) !== undefined)
  return begun
}

/** LG-AR-1 Asks for the next match of an arena. */
const waits = async (member: Member): Promise<void> => void (await member.act({ kind: 'waits', entrant: (await member.view()).own[0]! }))

/** Lets people answer this many questions of a league, or fewer if one of them has a match before that. */
export async function answer(people: readonly Person[], league: string, most: number): Promise<void> {
  const members = people.map((person) => new Member(person, league))
  for (let answered = 0; answered < most;) {
    const views = await Promise.all(members.map((member) => member.view()))
    if (views.some((view) => openFixtureOf(view) !== undefined)) return
    const i = views.findIndex(({ questions }) => questions.length > 0)
    if (i < 0) {
      await wait(50)
      continue
    }
    await members[i]!.act(programAnswer(views[i]!.state, views[i]!.questions[0]!, quickLuck(answered)))
    answered++
  }
}

/** A match of the viewer that can be played now. */
export const openFixtureOf = ({ state, own }: CompetitionView): CompetitionView['state']['fixtures'][number] | undefined =>
  state.fixtures.find(({ decision, table, seats }) => decision === null && table !== null && seats.some((entrant) => own.includes(entrant)))
