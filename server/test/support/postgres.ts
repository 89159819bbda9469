import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/store/embedded.ts'
import { connect } from '../../src/store/store.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; user: string; password: string }
  }
}

/** One embedded PostgreSQL for the whole run, with a template from which each test file gets its own database. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-test-'))
  const { connection, stop } = await startEmbedded(folder)
  const { host, user, password } = connection as { host: string; user: string; password: string }
  const client = new Client(connection)
  await client.connect()
  // The store of the tests ends with them, so nothing needs to reach the disk. Tests of lost power start a store of their own.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.query('create database template_robodrome')
  await client.end()
  const template = await connect(
    { ...connection, database: 'template_robodrome' },
    () => {},
    async () => {},
  )
  await template.close()
  project.provide('postgres', { host, user, password })
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
