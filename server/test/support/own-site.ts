import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Settings } from '../../src/base/settings.ts'
import type { Parts } from '../../src/site.ts'
import type { Store } from '../../src/store/store.ts'
import { newDatabase } from './database.ts'
import { openTestSite } from './site.ts'

export interface OwnSite {
  app: FastifyInstance
  url: string
  store: Store
  /** Reopens the site on the same store, after a test has closed it. */
  open(): Promise<void>
}

/** A site for all tests of a file, with its own database, from the first test to the last. */
export function ownSite(parts: Parts = {}, settings: Partial<Settings> = {}): OwnSite {
  const own = {} as OwnSite
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await newDatabase()
    drop = database.drop
    own.store = await database.open()
    own.open = async () => void Object.assign(own, await openTestSite(own.store, parts, settings))
    await own.open()
  })
  afterAll(async () => {
    await own.app.close()
    await own.store.close()
    await drop()
  })
  return own
}
