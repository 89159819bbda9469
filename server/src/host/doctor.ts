import { existsSync, statfsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { connect } from '@nats-io/transport-node'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type ClientConfig, Pool } from 'pg'
import { BadSettings } from '../base/bad-settings.ts'
import { readSettings, type Settings } from '../base/settings.ts'
import { MAJOR } from '../store/binaries.ts'
import { startEmbedded } from '../store/embedded.ts'
import { MIGRATIONS, migrationsIn } from '../store/migrations.ts'

/** One check: its subject, whether it passed, and what to do if not. A note is not a fault, but worth knowing. */
export interface Finding {
  about: string
  state: 'fine' | 'note' | 'wrong'
  says: string
}

const OLDEST_NODE = [20, 19] as const
const OLDEST_POSTGRES = 150_000
/** With less free space than this, in bytes, the store may soon be full. */
const ROOM = 1_000_000_000
const ANSWER_MS = 5_000

/** Checks everything that a host might have set up incorrectly. Changes nothing. */
export async function* examine(
  environment: Readonly<Record<string, string | undefined>>,
  node = process.versions.node,
): AsyncGenerator<Finding> {
  yield nodeFinding(node)
  const settings = settingsOf(environment)
  if ('state' in settings) return yield settings
  yield { about: 'settings', state: 'fine', says: 'all of them can be read' }
  yield* publicFindings(settings)
  yield pageFinding(settings)
  if (settings.databaseUrl === null) yield* folderFindings(settings.dataFolder)
  yield* storeFindings(settings)
  if (settings.natsUrl !== null) yield await natsFinding(settings.natsUrl)
}

function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  const says = isOld ? `${version} is too old: install ${OLDEST_NODE.join('.')} or newer` : version
  return { about: 'Node', state: isOld ? 'wrong' : 'fine', says }
}

function settingsOf(environment: Readonly<Record<string, string | undefined>>): Settings | Finding {
  try {
    return readSettings(environment)
  } catch (error) {
    if (error instanceof BadSettings) return { about: 'settings', state: 'wrong', says: error.message }
    throw error
  }
}

function* publicFindings({ host, publicUrl, trustProxy }: Settings): Generator<Finding> {
  const open = host !== '127.0.0.1' && host !== 'localhost' && host !== '::1'
  if (publicUrl === null && open)
    yield {
      about: 'PUBLIC_URL',
      state: 'note',
      says: 'not set, though others can reach the server: set it to where they do, so that requests for other names are refused',
    }
  else if (publicUrl !== null && new URL(publicUrl).protocol === 'http:')
    yield { about: 'PUBLIC_URL', state: 'note', says: 'without https everybody on the way can read along and take sessions over' }
  if (publicUrl !== null && trustProxy === 0)
    yield {
      about: 'TRUST_PROXY',
      state: 'note',
      says: '0: right only if people reach the server directly; behind a proxy all of them would share one address and its limits',
    }
}

const pageFinding = ({ pageFolder }: Settings): Finding =>
  existsSync(join(pageFolder, 'index.html'))
    ? { about: 'page', state: 'fine', says: 'built' }
    : { about: 'page', state: 'wrong', says: 'not built: run `npm run build`, or `npm start`, which builds it' }

async function* folderFindings(folder: string): AsyncGenerator<Finding> {
  let nearest = resolve(folder)
  while (!existsSync(nearest)) nearest = dirname(nearest)
  const mayWrite = await access(nearest, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!mayWrite) yield { about: 'DATA_DIR', state: 'wrong', says: `${nearest} cannot be written to by this user` }
  const { bavail, bsize } = statfsSync(nearest)
  const room = bavail * bsize
  const says = `${(room / 1e9).toFixed(1)} GB free at ${nearest}`
  yield { about: 'disk', state: room < ROOM ? 'wrong' : 'fine', says: room < ROOM ? `${says}: make room` : says }
}

/** Inspects the store as it is. Creates nothing and applies no migrations. */
async function* storeFindings({ databaseUrl, dataFolder }: Settings): AsyncGenerator<Finding> {
  if (databaseUrl !== null) return yield* storeAt({ connectionString: databaseUrl })
  if (!existsSync(join(resolve(dataFolder), `postgres-${MAJOR}`, 'PG_VERSION')))
    return yield { about: 'store', state: 'note', says: `none in ${dataFolder} yet: it is made at the first start` }
  try {
    const embedded = await startEmbedded(dataFolder)
    try {
      yield* storeAt(embedded.connection)
    } finally {
      await embedded.stop()
    }
  } catch (error) {
    yield { about: 'store', state: 'wrong', says: `the PostgreSQL in ${dataFolder} does not start (${messageOf(error)})` }
  }
}

async function* storeAt(connection: ClientConfig): AsyncGenerator<Finding> {
  const pool = new Pool({ ...connection, max: 1, connectionTimeoutMillis: ANSWER_MS })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { rows: versions } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db)
    const version = Number(versions[0]!.version)
    const isOld = version < OLDEST_POSTGRES
    const title = `PostgreSQL ${Math.floor(version / 10_000)}`
    yield {
      about: 'store',
      state: isOld ? 'wrong' : 'fine',
      says: isOld ? `${title} is too old: 15 or newer is needed` : `${title} answers`,
    }
    yield await tablesFinding(db)
  } catch (error) {
    yield { about: 'store', state: 'wrong', says: `it does not answer (${messageOf(error)}): see DATABASE_URL` }
  } finally {
    await db.destroy()
  }
}

async function tablesFinding(db: Kysely<unknown>): Promise<Finding> {
  const about = 'tables'
  const taken = await migrationsIn(db)
  if (taken === null) return { about, state: 'note', says: 'none yet: they are made at the first start' }
  const newer = taken.find((name) => !MIGRATIONS.includes(name))
  if (newer !== undefined)
    return { about, state: 'wrong', says: `of a newer version than this one ("${newer}"): update, or restore a backup of before` }
  const missing = MIGRATIONS.filter((name) => !taken.includes(name))
  if (missing.length > 0)
    return {
      about,
      state: 'note',
      says: `the next start applies ${missing.join(', ')}, after it has written a backup into DATA_DIR; earlier versions refuse the store from then on`,
    }
  return { about, state: 'fine', says: `up to date (${taken.at(-1)})` }
}

async function natsFinding(url: string): Promise<Finding> {
  try {
    const connection = await connect({ servers: url, timeout: ANSWER_MS, reconnect: false })
    const version = connection.info?.version ?? ''
    await connection.close()
    return { about: 'NATS', state: 'fine', says: `${version} answers` }
  } catch (error) {
    return { about: 'NATS', state: 'wrong', says: `it does not answer (${messageOf(error)}): see NATS_URL` }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!
