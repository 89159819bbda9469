import { keptBox, LIMITS, newBox, ofBox, type KeptBox } from '@robodrome/protocol'
import { siteSays } from '@robodrome/protocol/says'
import { Refused } from '@robodrome/table'
import { type Api, offers } from '../base/offer.ts'
import type { Buckets } from '../base/limits.ts'
import { isGiven } from '../people/given-boxes.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'

/** Routes for boxes of content, stored under their name and the digest of their content. Tables can be opened with them. */
export const boxRoutes = (app: Api, hall: Hall, sessions: Sessions, boxes: Buckets): void => {
  app.post(
    '/api/boxes',
    {
      ...offers({
        scope: 'challenge:write',
        about: 'Boxes',
        does: 'Keeps a box of content for a game, if games can be played with it: all of the content, or what is other than in the game’s own.',
        body: newBox,
        answer: { status: 201, json: keptBox },
      }),
      bodyLimit: LIMITS.box,
    },
    async (request, reply): Promise<KeptBox> => {
      const file = request.body
      const guest = await sessions.mustHave(request)
      boxes.take(request.network)
      boxes.take(guest.id)
      reply.code(201)
      return hall.boxes.keep(file, guest.id, (game) => hall.thinker.tryBox(game, { account: guest.id, address: request.network }))
    },
  )

  app.get(
    '/api/boxes/:id/:digest',
    offers({
      params: ofBox,
      scope: null,
      about: 'Boxes',
      does: 'Gives a box with all its content, if it is yours, is shared or is played with.',
      answer: { json: keptBox },
    }),
    async (request, reply): Promise<KeptBox> => {
      const { id, digest } = request.params
      const name = `${id} ${digest}`
      const found = await hall.boxes.find(name)
      if (found === null || !(await isGiven(hall.store.db, name, await sessions.guestOf(request))))
        throw new Refused('not-found', siteSays('noBox'))
      // The content behind this address never changes, but who may see it does. A cached copy is therefore revalidated before use.
      const tag = `"${digest}"`
      reply.header('cache-control', 'private, no-cache').header('etag', tag)
      if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send()
      return found
    },
  )
}
