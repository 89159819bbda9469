import { galleryList, galleryQuery, newBoxReport, newShare, ofBox, ownBoxes, sharedBox } from '@robodrome/protocol'
import { type Api, offers } from '../base/offer.ts'
import type { Buckets } from '../base/limits.ts'
import type { SharedBoxes } from '../people/shared-boxes.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'

interface Budgets {
  /** Changes to the caller's own boxes, per network. */
  creations: Buckets
  /** Reports, per account. */
  sending: Buckets
  /** A page of the gallery counts the tables and forks of its boxes. */
  work: Buckets
}

/** The cost of a page of the gallery, in addition to that of its size. */
const LISTING = 2

/** Routes for boxes that people share: the gallery, a box by its link, the caller's own boxes, and reports to the host. */
export const sharedBoxRoutes = (
  app: Api,
  hall: Hall,
  sessions: Sessions,
  boxes: SharedBoxes,
  { creations, sending, work }: Budgets,
): void => {
  app.get(
    '/api/boxes',
    offers({
      scope: null,
      about: 'Boxes',
      does: 'Lists the boxes of the gallery, the newest or the most played first.',
      query: galleryQuery,
      answer: { json: galleryList },
    }),
    async (request) => {
      work.spend(request.network, LISTING)
      return boxes.list(await sessions.guestOf(request), request.query)
    },
  )

  app.get(
    '/api/boxes/mine',
    offers({ scope: 'account:read', about: 'Boxes', does: 'Lists the boxes that you have uploaded.', answer: { json: ownBoxes } }),
    async (request) => boxes.mine(await sessions.mustHave(request)),
  )

  app.get(
    '/api/boxes/:id/:digest/share',
    offers({
      params: ofBox,
      scope: null,
      about: 'Boxes',
      does: 'Describes a shared box: author, version, note, and whether tables can be opened with it.',
      answer: { json: sharedBox },
    }),
    async (request) => boxes.find(nameOf(request.params), await sessions.guestOf(request)),
  )

  app.put(
    '/api/boxes/:id/:digest/share',
    offers({
      params: ofBox,
      scope: 'challenge:write',
      about: 'Boxes',
      does: 'Shares a box that you have uploaded, or changes who may see it.',
      body: newShare,
      answer: { json: sharedBox },
    }),
    async (request) => {
      const wanted = request.body
      const guest = await sessions.mustHave(request)
      creations.take(request.network)
      return boxes.share(guest, nameOf(request.params), wanted)
    },
  )

  app.delete(
    '/api/boxes/:id/:digest',
    offers({ params: ofBox, scope: 'challenge:write', about: 'Boxes', does: 'Gives up a box of yours.', answer: { status: 204 } }),
    async (request, reply) => {
      const guest = await sessions.mustHave(request)
      creations.take(request.network)
      const anew = await boxes.remove(guest, nameOf(request.params))
      for (const id of anew) hall.loadAnew(id)
      reply.code(204)
    },
  )

  app.post('/api/boxes/:id/:digest/report', { schema: { params: ofBox, body: newBoxReport } }, async (request, reply) => {
    const { reason } = request.body
    const guest = await sessions.mustHave(request)
    sending.take(guest.id)
    await boxes.report(guest, nameOf(request.params), reason)
    reply.code(204)
  })
}

const nameOf = ({ id, digest }: { id: string; digest: string }): string => `${id} ${digest}`
