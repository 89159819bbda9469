import { randomUUID } from 'node:crypto'
import {
  done,
  LIMITS,
  type Done,
  newChoice,
  newContribution,
  newLine,
  ownSeat,
  plainWish,
  type ServerMessage,
  tableId,
  tableLine,
} from '@robodrome/protocol'
import { type Guest, promiseOf, Refused, sightOf, type Table, type Wish } from '@robodrome/table'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'
import type { Watching } from '../tables/watching.ts'
import { Lines } from './lines.ts'
import type { Listeners } from './listeners.ts'
import { type Api, offers } from '../base/offer.ts'
import { siteSays } from '@robodrome/protocol/says'

const atTable = z.object({ id: tableId })
const through = z.strictObject({ seat: z.optional(z.coerce.number().check(z.multipleOf(1), z.minimum(0), z.maximum(LIMITS.seats - 1))) })

type AtTable = { Params: z.infer<typeof atTable> }

/** How bots play: a stream of what their seat sees, and one request per action. */
export const playRoutes = (app: Api, hall: Hall, sessions: Sessions, listeners: Listeners, chat: Buckets): void => {
  const tableOf = (request: FastifyRequest<AtTable>) => hall.table(request.params.id)
  const act = async (request: FastifyRequest<AtTable>, guest: Guest, id: string = randomUUID(), wish: Wish): Promise<Done> => {
    let seq = 0
    await tableOf(request).act(guest, id, wish, (step) => (seq = step))
    return { seq }
  }

  app.get(
    '/api/tables/:id/stream',
    offers({
      scope: 'play',
      about: 'Play',
      does: 'Shows a table through the eyes of your seat: all of it at once, and again after every step, with the events since.',
      params: atTable,
      query: through,
      answer: { lines: tableLine },
    }),
    async (request, reply) => {
      const guest = await sessions.mustHave(request)
      const table = tableOf(request)
      await table.look(() => null)
      const lines = new Lines()
      const watching = new LineWatcher(guest, request.network, lines)
      const forget = listeners.add(lines, guest.id, sessions.nameOf(request)!)
      table.enter(watching)
      table.greet(watching, 0, 0, request.query.seat).catch((error: unknown) => lines.end(faultFrom(error)))
      return lines.answer(reply, () => {
        forget()
        table.exit(watching)
      })
    },
  )

  app.post(
    '/api/tables/:id/choices',
    offers({
      params: atTable,
      scope: 'play',
      about: 'Play',
      does: 'Chooses one of the options of your seat: by `text`, the notation of an option, which is the safe way, or by `index` in the list of the snapshot with `seq`, as long as your seat is still asked the same. A refusal names the rule.',
      body: newChoice,
      answer: { json: done },
    }),
    async (request) => {
      const wanted = request.body
      const guest = await sessions.mustHave(request)
      const { seat, text } = await tableOf(request).look((state) => moveIn(state, guest, wanted))
      return act(request, guest, wanted.id, { type: 'choose', seat, text })
    },
  )

  app.post(
    '/api/tables/:id/contributions',
    offers({
      params: atTable,
      scope: 'play',
      about: 'Play',
      does: 'Shows what was promised for the dice, once the table has closed and you have kept the list of promises.',
      body: newContribution,
      answer: { json: done },
    }),
    async (request) => {
      const shown = request.body
      const guest = await sessions.mustHave(request)
      return act(request, guest, `shown ${promiseOf(shown.contribution)}`, { type: 'reveal', ...shown })
    },
  )

  const wishes = [
    ['take-back', 'takeBack', 'Takes back the last choice of your seat, as long as nothing has come of it.'],
    ['stand-up', 'standUp', 'Gives up your seat before the match begins.'],
    ['resign', 'leave', 'Leaves the match for good.'],
    ['put-out', 'putOut', 'Gives up waiting for somebody who has not shown for a minute what was promised for the dice.'],
  ] as const
  for (const [path, type, does] of wishes)
    app.post(
      `/api/tables/:id/${path}`,
      offers({ params: atTable, scope: 'play', about: 'Play', does, body: ownSeat, answer: { json: done } }),
      async (request) => {
        const { id, seat } = request.body
        return act(request, await sessions.mustHave(request), id, { type, seat })
      },
    )

  app.post(
    '/api/tables/:id/start',
    offers({
      params: atTable,
      scope: 'play',
      about: 'Play',
      does: 'Begins at a table of your own although seats are open: minds take them.',
      body: plainWish,
      answer: { json: done },
    }),
    async (request) => {
      const { id } = request.body
      return act(request, await sessions.mustHave(request), id, { type: 'start' })
    },
  )

  app.post(
    '/api/tables/:id/chat',
    offers({
      params: atTable,
      scope: 'chat:write',
      about: 'Play',
      does: 'Says something at a table.',
      body: newLine,
      answer: { json: done },
    }),
    async (request): Promise<Done> => {
      const { id = randomUUID(), text } = request.body
      const guest = await sessions.mustHave(request)
      chat.take(guest.id)
      return { seq: await tableOf(request).say(guest, id, text) }
    },
  )
}

/**
 * Finds which seat chooses what. If no seat is given, it is the one of the guest's seats that must choose. A list index stays valid while
 * the seat is asked the same question, even if others answer in the meantime.
 */
const moveIn = (state: Table, guest: Guest, wanted: z.infer<typeof newChoice>): { seat: number; text: string } => {
  const own = state.own(guest.id)
  const seat = wanted.seat ?? own.find((each) => state.asked().includes(each)) ?? own[0]
  if (seat === undefined || !own.includes(seat)) throw new Refused('not-yours', siteSays('noOwnSeat'))
  if ('text' in wanted) return { seat, text: wanted.text }
  const since = state.askedSince(seat)
  if (wanted.seq > state.seq || since === null || wanted.seq < since)
    throw new Refused('wrong-time', siteSays('optionsGone', { step: state.seq, old: wanted.seq }))
  const { options } = sightOf({ game: state.plan.game, course: state.course }, seat)
  const move = options[wanted.index]
  if (move === undefined) throw new Refused('rule', siteSays('optionsFromZero', { options: options.length }), 'TABLE-MOVE')
  return { seat, text: move.text }
}

const faultFrom = (error: unknown) => (error instanceof Refused ? error.fault() : new Refused('broken', siteSays('tableNotShown')).fault())

/** A watcher that reads a table line by line and always receives the whole snapshot. */
class LineWatcher implements Watching {
  readonly guest: Guest
  readonly address: string
  readonly isWhole = true
  seen: Watching['seen'] = null
  readonly #lines: Lines

  constructor(guest: Guest, address: string, lines: Lines) {
    this.guest = guest
    this.address = address
    this.#lines = lines
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  sendText(text: string): void {
    this.#lines.writeText(text)
  }
}
