import { randomBytes } from 'node:crypto'
import { openStore, type Store } from '@robodrome/server'
import { inject } from 'vitest'

/** A database of its own for a test, in the PostgreSQL that serves the whole run. */
export interface TestDatabase {
  url: string
  open(): Promise<Store>
  drop(): Promise<void>
}

export const newDatabase = async (): Promise<TestDatabase> => {
  const { host, user, password } = inject('postgres')
  const urlOf = (name: string) => `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`
  const open = (name: string) => openStore({ databaseUrl: urlOf(name), dataFolder: '' })
  const name = `test_${randomBytes(6).toString('hex')}`
  const command = async (text: string) => {
    const store = await open('postgres')
    await store.pool.query(text)
    await store.close()
  }
  await command(`create database ${name} template template_robodrome`)
  return { url: urlOf(name), open: () => open(name), drop: () => command(`drop database ${name} with (force)`) }
}
