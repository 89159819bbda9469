import { flawIn } from '@robodrome/kernel'
import { Refused } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'

/** Refuses outside data that contains a text unfit to store or show (for example a NUL), and names the field. */
export const mustBeFit = (found: unknown): void => {
  const flaw = flawIn(found)
  if (flaw !== null) throw new Refused('malformed', `${[...flaw.path, ''].join('.').replace(/\.$/, ': ')}expected ${flaw.expected}`)
}

/**
 * Checks every text of every request before its route runs: the body with its field names, the query, and the address
 * parameters. No route can forget it. Socket messages pass `mustBeFit` where they are read.
 */
export const readOnlyFitTexts = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ params, query, body }) => {
    // A text that cannot be a name is answered like an unknown one.
    if (flawIn(params) !== null) throw new Refused('not-found', 'There is nothing at this address.')
    mustBeFit(query)
    mustBeFit(body)
  })
}
