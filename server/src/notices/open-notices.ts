import type { Language } from '@robodrome/protocol'
import type { Settings } from '../settings.ts'
import type { Hall } from '../tables/hall.ts'
import { mailServer, type Post, type VapidKeys } from './channels.ts'
import type { Targets } from './guard.ts'
import { Notices } from './notices.ts'
import { People } from './people.ts'
import { confirmation } from './words/telling.ts'

/** What a first failure waits for. */
const AGAIN_MS = 10_000

/** All that tells people something, as the routes use it. */
export interface House {
  notices: Notices
  people: People
  vapid: VapidKeys
  targets: Targets
  mail: { confirm(address: string, code: string, language: Language | null): Promise<unknown> } | null
  close(): Promise<void>
}

export const openNotices = async (hall: Hall, settings: Settings, againMs = AGAIN_MS): Promise<House> => {
  const { smtpUrl, mailFrom, publicUrl, targets, port } = settings
  const site = (publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '')
  const { pool } = hall.store
  const people = new People(pool)
  const vapid = await people.vapidKeys()
  const mail: Post | null = smtpUrl === null ? null : mailServer(smtpUrl, mailFrom, `${site}/#/reach`)
  const gameTitle = (id: string): string => hall.games.get(id)?.title ?? id
  const { isAt, say } = hall
  const notices = new Notices({ pool, people, mail, targets, vapid, site, gameTitle, againMs, isAt, say })
  notices.begin()
  return {
    notices,
    people,
    vapid,
    targets,
    mail: mail && {
      confirm: (address, code, language) => mail.send(address, `confirm ${code}`, confirmation(language), `${site}/#/confirm/${code}`),
    },
    async close() {
      await notices.close()
      mail?.close()
    },
  }
}
