import { randomBytes } from 'node:crypto'
import { openStore, type Store } from '@robodrome/server'
import { inject } from 'vitest'

/** A database of its own for a test. */
export interface TestDatabase {
  url: string
  open(): Promise<Store>
  drop(): Promise<void>
}

/** Makes databases in the PostgreSQL that serves the whole run. */
export const openDatabases = async (): Promise<{ make(): Promise<TestDatabase>; close(): Promise<void> }> => {
  const { host, user, password } = inject('postgres')
  const urlOf = (name: string) => `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`
  const open = (name: string) => openStore({ databaseUrl: urlOf(name), dataFolder: '' })
  const server = await open('postgres')
  return {
    async make() {
      const name = `test_${randomBytes(6).toString('hex')}`
      await server.pool.query(`create database ${name} template template_robodrome`)
      return {
        url: urlOf(name),
        open: () => open(name),
        drop: async () => void (await server.pool.query(`drop database ${name} with (force)`)),
      }
    },
    close: server.close,
  }
}
