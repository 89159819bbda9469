import { newFigure, newPasskey, setPassword, type AccountSettings, type Session } from '@robodrome/protocol'
import * as z from 'zod/mini'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../base/offer.ts'
import type { Owner, Sessions } from './sessions.ts'
import type { Hall } from '../tables/hall.ts'
import { type Accounts, mustBeFresh } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import { leave } from './leave.ts'
import { ownData } from './own-data.ts'
import type { Passkeys } from './passkeys.ts'
import { resign } from './resign.ts'

const byId = z.object({ id: z.string() })

export interface AccountParts {
  hall: Hall
  sessions: Sessions
  accounts: Accounts
  passkeys: Passkeys
  attempts: Attempts
}

/** Routes for what the owner of an account can do with it. They do not accept tokens. */
export const accountRoutes = (app: Api, { hall, sessions, accounts, passkeys, attempts }: AccountParts): void => {
  const endAll = (names: readonly string[]): void => names.forEach((name) => hall.signOut(name))
  /** For actions that could take over the account or reveal everything known about its owner. */
  const owner = async (request: FastifyRequest): Promise<Owner> => {
    const found = await sessions.ownerOf(request)
    attempts.ofOwner(found.id)
    mustBeFresh(found)
    return found
  }

  app.get('/api/account/settings', async (request): Promise<AccountSettings> => {
    const found = await sessions.ownerOf(request)
    return accounts.settings(found, passkeys.siteOf(request) !== null)
  })

  app.put('/api/account/figure', { schema: { body: newFigure } }, async (request, reply) => {
    const { figure } = request.body
    const { id } = await sessions.ownerOf(request)
    await hall.store.db.updateTable('guests').set({ figure }).where('id', '=', id).execute()
    reply.code(204)
  })

  app.post('/api/account/password', { schema: { body: setPassword } }, async (request): Promise<Session> => {
    const { username, password } = request.body
    const found = await owner(request)
    attempts.from(request)
    attempts.atName(username)
    endAll(await attempts.atFreeName(request, () => accounts.setPassword(found, username, password)))
    return { id: found.id, name: found.name, kept: true }
  })

  app.post('/api/account/passkeys/options', async (request) => ({ options: await passkeys.newOptions(request, await owner(request)) }))

  app.post('/api/account/passkeys', { schema: { body: newPasskey } }, async (request): Promise<Session> => {
    const { credential } = request.body
    const found = await owner(request)
    await passkeys.add(request, found, credential)
    await accounts.keep(found)
    return { id: found.id, name: found.name, kept: true }
  })

  app.delete('/api/account/passkeys/:id', { schema: { params: byId } }, async (request, reply) => {
    await accounts.dropPasskey(await owner(request), request.params.id)
    reply.code(204)
  })

  app.post('/api/account/codes', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { codes: await accounts.newCodes(await owner(request)) }
  })

  /** Signs out everywhere, including here. */
  app.delete('/api/account/sessions', async (request, reply) => {
    endAll(await accounts.endSessions(await sessions.ownerOf(request)))
    reply.header('set-cookie', (await sessions.end(request)).cookie).code(204)
  })

  app.delete('/api/account/sessions/:id', { schema: { params: byId } }, async (request, reply) => {
    endAll(await accounts.endSessions(await sessions.ownerOf(request), { only: request.params.id }))
    reply.code(204)
  })

  app.get('/api/account/export', async (request, reply) => {
    const found = await owner(request)
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="robodrome.json"')
      .send(JSON.stringify(await ownData(hall.store.db, found.id), null, 2))
  })

  app.delete('/api/account', async (request, reply) => {
    const found = await owner(request)
    await resign(hall, found)
    // The list cards of these tables must be written before the names are erased, not after.
    await hall.listing.write()
    const { anew, ended } = await hall.store.db.transaction().execute((db) => leave(db, found.id))
    endAll(ended)
    for (const id of anew) hall.loadAnew(id)
    reply.header('set-cookie', (await sessions.end(request)).cookie).code(204)
  })
}
