import { createHash, createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import { post, type Targets, Unreached } from './guard.ts'
import type { Telling } from './words/shape.ts'
import type { Sentence } from '@robodrome/kernel'
import { siteSays } from '@robodrome/protocol/says'

/** The content sent through a channel: the words, and the data for bots. `id` stays the same on every retry. */
export interface Parcel {
  id: string
  telling: Telling
  /** The page to open. */
  url: string
  live: boolean
  /** When it becomes useless. */
  until: number
  news: object
}

/** A permanent failure: do not retry. */
export class Undeliverable extends Unreached {}

const MONTH = 28 * 86_400
const GONE = [404, 410]

export type VapidKeys = { publicKey: string; privateKey: string }
export type Device = { endpoint: string; p256dh: string; auth: string }

/**
 * Web Push, encrypted for the device, so that no service along the way can read it. A newer message about the same move replaces the older
 * one.
 */
export const push = async (device: Device, parcel: Parcel, keys: VapidKeys, subject: string, targets: Targets): Promise<Sentence> => {
  const { telling, url, live, until, id } = parcel
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify({ ...telling, url, tag: id }),
    {
      vapidDetails: { subject, ...keys },
      TTL: Math.max(60, Math.min(MONTH, Math.floor((until - Date.now()) / 1000))),
      urgency: live ? 'high' : 'normal',
      topic: createHash('sha256').update(id).digest('base64url').slice(0, 32),
    },
  )
  const status = await post(endpoint, headers, body ?? '', targets)
  if (GONE.includes(status)) throw new Undeliverable(siteSays('deviceGone'))
  return accepted(status)
}

/** Standard Webhooks: the secret proves the sender, and the id makes retries idempotent. */
export const webhook = async (url: string, secret: string, parcel: Parcel, targets: Targets): Promise<Sentence> => {
  const { id, news, telling } = parcel
  const timestamp = Math.floor(Date.now() / 1000)
  const text = `${telling.title}. ${telling.body}`
  // Chat rooms read `text` or `content`, bots read the rest.
  const body = JSON.stringify({
    type: 'notice',
    timestamp: new Date(timestamp * 1000).toISOString(),
    data: { ...news, url: parcel.url },
    text,
    content: text,
  })
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
  const status = await post(url, headers, body, targets)
  if (status === 410) throw new Undeliverable(siteSays('gone'))
  return accepted(status)
}

export interface Post {
  send(to: string, id: string, telling: Telling, url: string): Promise<string>
  close(): void
}

/** A mail server, given by its address. Each e-mail has one recipient, a subject and a text, and nothing else written by users. */
export const mailServer = (smtpUrl: string, from: string, settingsUrl: string): Post => {
  const transport = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(to, id, { title, body }, url) {
      await transport.sendMail({
        to: { name: '', address: to },
        subject: title,
        text: `${body}\n\n${url}\n`,
        messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${from.slice(from.indexOf('@') + 1).replace(/>$/, '')}>`,
        list: { unsubscribe: { url: settingsUrl, comment: '' } },
      })
      return 'sent'
    },
    close: () => transport.close(),
  }
}

const accepted = (status: number): Sentence => {
  if (status >= 200 && status < 300) return siteSays('accepted', { status })
  throw new Unreached(siteSays('answered', { status }))
}
