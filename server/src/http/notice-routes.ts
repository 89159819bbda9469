import {
  mailCode,
  newDevice,
  newLanguage,
  newMail,
  newReach,
  newWebhook,
  oldDevice,
  readNotices,
  type NoticeList,
  type Reach,
} from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import type { Api } from '../base/offer.ts'
import { objectionTo } from '../notices/guard.ts'
import type { House } from '../notices/open-notices.ts'
import type { Buckets } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import { misfit, siteSays } from '@robodrome/protocol/says'
import type { Sentence } from '@robodrome/kernel'

/** Routes for a person's notices, and for how they want to receive them. `sending` limits the messages they can trigger. */
export const noticeRoutes = (app: Api, { notices, people, vapid, mail, targets }: House, sessions: Sessions, sending: Buckets): void => {
  const reachOf = async ({ id }: Guest): Promise<Reach> => {
    const { off, quiet, webhook, mail: address, mailConfirmed, language } = await people.of(id)
    const devices = await people.devices(id)
    return {
      push: { key: vapid.publicKey, devices: devices.length },
      mail: mail && { address, confirmed: mailConfirmed },
      webhook,
      off: [...off],
      quiet,
      language,
    }
  }
  const checkTarget = (url: string): void => {
    const objection = objectionTo(url, targets)
    if (objection !== null) throw new Refused('malformed', misfit(['url'], siteSays(objection)))
  }

  app.get('/api/me/notices', async (request): Promise<NoticeList> => notices.list((await sessions.mustHave(request)).id))
  app.post('/api/me/notices/read', { schema: { body: readNotices } }, async (request): Promise<NoticeList> => {
    const { upTo } = request.body
    const { id } = await sessions.mustHave(request)
    await notices.read(id, upTo)
    return notices.list(id)
  })

  app.get('/api/me/reach', async (request): Promise<Reach> => reachOf(await sessions.mustHave(request)))
  app.put('/api/me/reach', { schema: { body: newReach } }, async (request): Promise<Reach> => {
    const { off, quiet } = request.body
    const guest = await sessions.mustHave(request)
    await people.prefer(guest.id, off, quiet)
    return reachOf(guest)
  })

  app.put('/api/me/language', { schema: { body: newLanguage } }, async (request): Promise<Reach> => {
    const { language } = request.body
    const guest = await sessions.mustHave(request)
    await people.speak(guest.id, language)
    return reachOf(guest)
  })

  app.post('/api/me/devices', { schema: { body: newDevice } }, async (request): Promise<Reach> => {
    const { endpoint, keys } = request.body
    const guest = await sessions.mustHave(request)
    checkTarget(endpoint)
    await people.addDevice(guest.id, { endpoint, ...keys })
    return reachOf(guest)
  })
  app.delete('/api/me/devices', { schema: { body: oldDevice } }, async (request): Promise<Reach> => {
    const { endpoint } = request.body
    const guest = await sessions.mustHave(request)
    await people.forgetDevice(endpoint, guest.id)
    return reachOf(guest)
  })

  app.put('/api/me/webhook', { schema: { body: newWebhook } }, async (request): Promise<Reach> => {
    const { url } = request.body
    const guest = await sessions.mustHave(request)
    checkTarget(url)
    await people.setWebhook(guest.id, url)
    return reachOf(guest)
  })
  app.delete('/api/me/webhook', async (request): Promise<Reach> => {
    const guest = await sessions.mustHave(request)
    await people.forgetWebhook(guest.id)
    return reachOf(guest)
  })
  app.post('/api/me/webhook/test', async (request): Promise<{ answer: Sentence; ok: boolean }> => {
    const { id } = await sessions.mustHave(request)
    sending.take(id)
    if ((await people.of(id)).webhook === null) throw new Refused('not-found', siteSays('noWebhook'))
    return notices.outbox.test(id)
  })

  app.put('/api/me/mail', { schema: { body: newMail } }, async (request): Promise<Reach> => {
    const { address } = request.body
    const guest = await sessions.mustHave(request)
    if (mail === null) throw new Refused('not-found', siteSays('noMail'))
    sending.take(guest.id)
    sending.take(request.network)
    const { language } = await people.of(guest.id)
    await mail.confirm(address, await people.askForMail(guest.id, address), language)
    return reachOf(guest)
  })
  app.delete('/api/me/mail', async (request): Promise<Reach> => {
    const guest = await sessions.mustHave(request)
    await people.forgetMail(guest.id)
    return reachOf(guest)
  })
  app.post('/api/mail/confirm', { schema: { body: mailCode } }, async (request, reply) => {
    await people.confirmMail(request.body.code)
    reply.code(204)
  })
}
