import type { Json, Seat } from '@robodrome/kernel'
import type { Queue, Waiting, WaitingQuestion } from '@robodrome/protocol'
import { type Guest, questionsTo, Refused, type Table } from '@robodrome/table'
import { dutiesOf } from '../notices/duties-of.ts'
import { isLive } from '../notices/after-step.ts'
import { botsAmong } from '../tables/listing.ts'
import type { Hall } from '../tables/hall.ts'
import { siteSays } from '@robodrome/protocol/says'

/**
 * Lists the questions for a guest at tables and in competitions, each list with the most urgent first. They are read from cards, so that no
 * match has to be loaded.
 */
export const queueOf = async ({ store, mend }: Hall, guest: Guest): Promise<Queue> => {
  const rows = await store.db
    .selectFrom('tables')
    .innerJoin('sitters', 'table_id', 'id')
    .select(['id', 'game', 'settings', 'clock', 'card'])
    .select(({ selectFrom }) => [
      selectFrom('steps').select('seq').whereRef('steps.table_id', '=', 'tables.id').orderBy('seq', 'desc').limit(1).as('last'),
      selectFrom('steps').select('at').whereRef('steps.table_id', '=', 'tables.id').orderBy('seq', 'desc').limit(1).as('touched'),
    ])
    .where('sitters.guest', '=', guest.id)
    .where('phase', '=', 'playing')
    .execute()
  const vacations: { left: number; on: boolean }[] = []
  const waiting = rows.flatMap(({ id, game, settings, clock, card, last, touched }): Waiting[] => {
    if ((card?.seq ?? -1) < (last ?? 0)) mend(id)
    if (card === null) return []
    const own = (seat: Seat) => card.seats[seat]?.guest === guest.id
    vacations.push(...(card.vacations ?? []).filter((_, seat) => own(seat)))
    const seat = card.asked.find(own)
    if (seat === undefined) return []
    const due = card.dues?.[card.asked.indexOf(seat)] ?? null
    const names = card.seats.map(({ name }) => name)
    const bots = botsAmong(card.seats)
    return [{ table: id, game, settings, seat, names, bots, seq: card.seq, live: isLive({ clock }), due, touched: Number(touched) }]
  })
  const vacation =
    vacations.length === 0 ? null : { on: vacations.some(({ on }) => on), left: Math.min(...vacations.map(({ left }) => left)) }
  const leagues = (await dutiesOf(store.db, guest.id)).map(({ since: _since, ...duty }) => duty)
  return { waiting: waiting.toSorted(byUrgency), leagues, vacation }
}

const rank = ({ live, due }: Waiting): number => (live ? 0 : due === null ? 2 : 1)

const byUrgency = (a: Waiting, b: Waiting): number =>
  rank(a) - rank(b) || (a.due ?? 0) - (b.due ?? 0) || a.touched - b.touched || (a.table < b.table ? -1 : 1)

/** Returns a table's question to a guest, as their seat may see it. */
export const waitingQuestionOf = (state: Table, guest: Guest): WaitingQuestion => {
  const { course, plan, seq } = state
  const seat = state.asked().find((each) => state.own(guest.id).includes(each))
  const position = course?.match.position
  const [asked] = seat === undefined || position === undefined ? [] : questionsTo(plan.game, position, [seat], seat)
  if (seat === undefined || position === undefined || asked === undefined) throw new Refused('wrong-time', siteSays('notYourTurn'))
  const { game } = plan
  return { seq, seat, question: asked.question, view: game.view(position, seat) as Json, ...(game.box !== undefined && { box: game.box }) }
}
