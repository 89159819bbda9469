import type { Language } from '@robodrome/protocol'
import type { Settings } from '../base/settings.ts'
import type { Db } from '../store/schema/schema.ts'
import { mailServer, type Post, type VapidKeys } from './channels.ts'
import type { Targets } from './guard.ts'
import { Notices } from './notices.ts'
import { People } from './people.ts'
import { confirmation } from './words/telling.ts'

/** The delay after the first failure. */
const AGAIN_MS = 10_000

/** The notice services, as the routes use them. */
export interface House {
  notices: Notices
  people: People
  vapid: VapidKeys
  targets: Targets
  mail: { confirm(address: string, code: string, language: Language | null): Promise<unknown> } | null
  close(): Promise<void>
}

/** What the notices need to know about the tables. */
export interface Around {
  db: Db
  gameTitle(id: string): string
  isAt(table: string, guest: string): boolean
  say(message: string): void
}

export const openNotices = async (around: Around, settings: Settings, againMs = AGAIN_MS): Promise<House> => {
  const { smtpUrl, mailFrom, publicUrl, targets, port } = settings
  const site = (publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '')
  const { db } = around
  const people = new People(db)
  const vapid = await people.vapidKeys()
  const mail: Post | null = smtpUrl === null ? null : mailServer(smtpUrl, mailFrom, `${site}/#/reach`)
  const notices = new Notices({ ...around, people, mail, targets, vapid, site, againMs })
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
