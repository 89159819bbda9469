import { flawIn } from '@robodrome/reading/text'
import { Refused } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import { misfit, siteSays } from '@robodrome/protocol/says'
import { common } from '@robodrome/kernel'

/** Refuses outside data containing a text that cannot be stored or shown (for example a NUL), and names the field. */
export const mustBeFit = (found: unknown): void => {
  const flaw = flawIn(found)
  if (flaw !== null) throw new Refused('malformed', misfit(flaw.path, common(flaw.expected)))
}

/**
 * Checks every text of every request before its route runs: the body with its field names, the query, and the address parameters. No route
 * can forget it. Socket messages are checked by `mustBeFit` where they are read.
 */
export const readOnlyFitTexts = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ params, query, body }) => {
    // A text that cannot be a name is answered like an unknown one.
    if (flawIn(params) !== null) throw new Refused('not-found', siteSays('nothingHere'))
    mustBeFit(query)
    mustBeFit(body)
  })
}
