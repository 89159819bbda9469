import { signInByCode, signInByPasskey, signInByPassword, type Session } from '@robodrome/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../base/offer.ts'
import type { AccountParts } from './account-routes.ts'
import { merge } from './merge.ts'

/** Routes for ways to sign in from anywhere. Each creates a new session and ends the browser's old one. */
export const signInRoutes = (app: Api, { hall, sessions, accounts, passkeys, attempts }: AccountParts): void => {
  const enter = async (request: FastifyRequest, reply: FastifyReply, account: string, bring: boolean): Promise<Session> => {
    const before = await sessions.ownerOf(request).catch(() => null)
    const cookie = await sessions.open(account, request, new Date())
    if (before !== null) {
      await sessions.end(request)
      hall.signOut(before.session)
    }
    // Only a guest with no other way to sign in can merge into an account.
    if (bring && before !== null && !before.kept && before.id !== account) {
      const tables = await hall.store.db.transaction().execute((db) => merge(db, before.id, account))
      for (const table of tables) hall.loadAnew(table)
    }
    reply.header('set-cookie', cookie)
    const { name } = await hall.store.db.selectFrom('guests').select('name').where('id', '=', account).executeTakeFirstOrThrow()
    return { id: account, name, kept: true }
  }

  app.post('/api/sign-in', { schema: { body: signInByPassword } }, async (request, reply): Promise<Session> => {
    const { username, password, bring } = request.body
    attempts.from(request)
    attempts.atName(username)
    return enter(request, reply, await accounts.byPassword(username, password), bring)
  })

  app.post('/api/sign-in/passkey/options', async (request) => {
    attempts.from(request)
    return { options: await passkeys.options(request) }
  })

  app.post('/api/sign-in/passkey', { schema: { body: signInByPasskey } }, async (request, reply): Promise<Session> => {
    const { credential, bring } = request.body
    attempts.from(request)
    return enter(request, reply, await passkeys.guestOf(request, credential), bring)
  })

  app.post('/api/sign-in/code', { schema: { body: signInByCode } }, async (request, reply): Promise<Session> => {
    const { code, bring } = request.body
    attempts.from(request)
    return enter(request, reply, await accounts.byCode(code), bring)
  })
}
