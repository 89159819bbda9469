import { answerGiven, newQuestion, tableId } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import * as z from 'zod/mini'
import type { QuestionBudget } from '../base/limits.ts'
import { type Api, offers } from '../base/offer.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'
import { siteSays } from '@robodrome/protocol/says'

const atTable = z.object({ id: tableId })

/** What bots may ask a game: the same questions that boards ask over their socket, at the same price. */
export const questionRoutes = (app: Api, hall: Hall, sessions: Sessions, budget: QuestionBudget): void => {
  app.post(
    '/api/tables/:id/questions',
    offers({
      params: atTable,
      scope: 'play',
      about: 'Play',
      does: 'Asks the game what it can work out from all that your seat may know: exact `odds`, the `forecast` of an attack, the `ghost` of a program, or, where nobody is rated, the win `chances`. A game without such an answer refuses it.',
      body: newQuestion,
      answer: { json: answerGiven },
    }),
    async (request) => {
      const { kind, args = null, seat: wanted } = request.body
      const guest = await sessions.mustHave(request)
      const table = hall.table(request.params.id)
      const { own, rated } = await table.look((state) => ({ own: state.own(guest.id), rated: state.plan.rated === true }))
      if (kind === 'chances' && rated) throw new Refused('unanswered', siteSays('noChancesRated'))
      const seat = wanted === undefined ? (own[0] ?? null) : wanted
      return table.ask(budget.payer(guest.id, request.network), { seat, kind, args })
    },
  )
}
