import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect, type Store } from '../../src/store/store.ts'

/** A database for one test, and how to open it. */
export interface TestDatabase {
  /** The address for a process outside this one. */
  url: string
  open(): Promise<Store>
  drop(): Promise<void>
}

export const newDatabase = async (template: 'template_robodrome' | 'template1' = 'template_robodrome'): Promise<TestDatabase> => {
  const { host, user, password } = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  const command = async (text: string) => {
    const client = new Client({ host, user, password, database: 'postgres' })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await command(`create database ${database} template ${template}`)
  return {
    url: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`,
    open: () =>
      connect(
        { host, user, password, database },
        () => {},
        async () => {},
      ),
    drop: () => command(`drop database ${database} with (force)`),
  }
}
