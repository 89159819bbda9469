import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool, type ClientConfig, type PoolClient } from 'pg'

/** How long the store may take to provide a connection or an answer. After that, the caller gets an error instead of hanging. */
export const ANSWER_MS = 6_000
/** A migration may have to wait for another process that is migrating, too. */
const MIGRATION_MS = 120_000

/** Opens a pool whose connections are reopened whenever they break. */
export const openPool = (connection: ClientConfig, say: (message: string) => void): Pool =>
  watched(
    new Pool({
      ...connection,
      max: 10,
      application_name: 'robodrome',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      // The store gives up soon after the client, so that an abandoned query holds no lock.
      statement_timeout: ANSWER_MS + 1_000,
    }),
    say,
  )

export const openPatientPool = (connection: ClientConfig, say: (message: string) => void): Pool =>
  watched(new Pool({ ...connection, max: 2, connectionTimeoutMillis: ANSWER_MS, query_timeout: MIGRATION_MS }), say)

/**
 * A connection may break more than once, whether idle or in use. The error event needs a listener; the pool then opens a new connection.
 */
const watched = (pool: Pool, say: (message: string) => void): Pool => {
  const broke = (error: Error) => say(`a connection to the store broke: ${error.message}`)
  pool.on('connect', (client) => client.on('error', broke))
  return pool.on('error', () => {})
}

/** Kysely always releases a connection, whatever happened on it. A connection with a pending answer must not be used again. */
export const forKysely = (pool: Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect()
    const { query, isSound } = soundly(client)
    return { query, release: () => client.release(!isSound()) } as unknown as PostgresPoolClient
  },
  // Kysely ends only what it has created. The opener of the pool ends the pool.
  end: async () => {},
})

/** The queries of one connection. After a failure other than an SQL error, nothing more is sent on it. */
const soundly = (client: PoolClient) => {
  let broken: Error | null = null
  const query = async (text: string, values: unknown[]) => {
    if (broken !== null) throw broken
    try {
      return await client.query(values.length === 0 ? text : { name: text.endsWith(ANEW) ? undefined : nameOf(text), text, values })
    } catch (error) {
      if (!(error instanceof DatabaseError)) broken = error instanceof Error ? error : new Error(String(error))
      throw error
    }
  }
  return { query, isSound: () => broken === null }
}

const ANEW = '/* planned anew */'
/** Appended to a query (`modifyEnd`) that the store should plan anew for the values of each call, so the query gets no name. */
export const plannedAnew = sql.raw(ANEW)

const MOST_NAMES = 1_000
const names = new Map<string, string>()

/** A named statement is planned once per connection. Statements that never occur twice, such as those with long lists, get no name. */
const nameOf = (text: string): string | undefined => {
  const found = names.get(text)
  if (found !== undefined || names.size >= MOST_NAMES) return found
  const name = `kysely ${names.size}`
  names.set(text, name)
  return name
}
