import {
  noticeList,
  queue,
  reach,
  waitingQuestion,
  webhookAnswer,
  type Language,
  type NoticeList,
  type Queue,
  type QuietHours,
  type Reach,
  type Told,
} from '@robodrome/protocol'
import { markedNames } from '../words/index.ts'
import { language } from '../words/language.ts'
import { call, hasSession, nothing, signIn } from './api.ts'

/** The queue of a person who has no name on the server yet. */
const NOTHING: Queue = { waiting: [], leagues: [], vacation: null }

const marked = (found: Queue): Queue => ({
  ...found,
  waiting: found.waiting.map((each) => ({ ...each, names: markedNames(each) })),
})
export const myQueue = async (): Promise<Queue> => (hasSession() ? marked(await call(queue, 'me/queue')) : NOTHING)
export const myQuestion = (table: string) => call(waitingQuestion, `me/queue/${table}`)
export const setVacation = async (on: boolean): Promise<Queue> => marked(await call(queue, 'me/vacation', 'POST', { on }))

export const myNotices = async (): Promise<NoticeList> => (hasSession() ? call(noticeList, 'me/notices') : { notices: [], unread: 0 })
export const readNotices = (upTo: number): Promise<NoticeList> => call(noticeList, 'me/notices/read', 'POST', { upTo })

/** Settings for notices, from now on in this page's language, because opening them shows that notices are wanted. */
export async function myReach(): Promise<Reach> {
  await signIn()
  const found = await call(reach, 'me/reach')
  return found.language === language ? found : tellLanguage(language)
}
export const tellLanguage = (language: Language): Promise<Reach> => call(reach, 'me/language', 'PUT', { language })
export const setReach = (off: Told[], quiet: QuietHours | null): Promise<Reach> => call(reach, 'me/reach', 'PUT', { off, quiet })
export const addDevice = (device: unknown): Promise<Reach> => call(reach, 'me/devices', 'POST', device)
export const removeDevice = (endpoint: string): Promise<Reach> => call(reach, 'me/devices', 'DELETE', { endpoint })
export const setMail = (address: string): Promise<Reach> => call(reach, 'me/mail', 'PUT', { address })
export const removeMail = (): Promise<Reach> => call(reach, 'me/mail', 'DELETE')
export const confirmMail = (code: string): Promise<null> => call(nothing, 'mail/confirm', 'POST', { code })
export const setWebhook = (url: string): Promise<Reach> => call(reach, 'me/webhook', 'PUT', { url })
export const removeWebhook = (): Promise<Reach> => call(reach, 'me/webhook', 'DELETE')
export const testWebhook = () => call(webhookAnswer, 'me/webhook/test', 'POST')
