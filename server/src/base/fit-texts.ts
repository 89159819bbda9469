import { flawIn } from '@robodrome/kernel'
import { Refused } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'

/** Refuses data from outside with a text in it that cannot be kept and shown, such as one with a NUL; says where it stands. */
export const mustBeFit = (found: unknown): void => {
  const flaw = flawIn(found)
  if (flaw !== null) throw new Refused('malformed', `${[...flaw.path, ''].join('.').replace(/\.$/, ': ')}expected ${flaw.expected}`)
}

/**
 * Every text of every request passes here before its route sees it: the body with the names of its fields, the query, and what stands in the address. Messages on
 * sockets pass `mustBeFit` where they are read. No route can forget it.
 */
export const readOnlyFitTexts = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ params, query, body }) => {
    // What cannot be a name names nothing here.
    if (flawIn(params) !== null) throw new Refused('not-found', 'There is nothing at this address.')
    mustBeFit(query)
    mustBeFit(body)
  })
}
