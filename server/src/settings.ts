import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { BadSettings } from './bad-settings.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const address = (protocols: readonly string[], expected: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected)
    .nullable()
    .default(null)

/** What a host may set, by environment variable: how it is read, and what a person is told who set it wrongly. */
const variables = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'the address or name of a network interface, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'a whole number from 0 to 65535 (0 takes any free port)')
    .transform(Number)
    .default(4600),
  LOG_LEVEL: z.enum(LEVELS, `one of ${LEVELS.join(', ')}`).default('info'),
  /** The store: a PostgreSQL, or without it the embedded one in DATA_DIR. */
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'an address such as postgres://user:password@host/database'),
  DATA_DIR: z.string().min(1, 'the name of a folder').default('data'),
  /** How processes wake each other: NATS, or without it the store. */
  NATS_URL: address(['nats:', 'tls:'], 'an address such as nats://127.0.0.1:4222'),
  /** Where people reach the site, if a proxy stands before it; with https the cookie is marked as secure. */
  PUBLIC_URL: address(['http:', 'https:'], 'an address such as https://robodrome.example'),
  TRUST_PROXY: z.enum(['yes', 'no'], 'yes or no: whether X-Forwarded-For is believed').default('no'),
  /** All limits on how often are multiplied by this. */
  RATE_FACTOR: z
    .string()
    .refine((text) => /^\d{1,6}(\.\d+)?$/.test(text) && Number(text) > 0, 'a number above 0')
    .transform(Number)
    .default(1),
})

export interface Settings {
  host: string
  port: number
  logLevel: (typeof LEVELS)[number]
  databaseUrl: string | null
  dataFolder: string
  natsUrl: string | null
  publicUrl: string | null
  trustProxy: boolean
  rateFactor: number
  /** Where the built page is, if it was built. */
  pageFolder: string
}

/** These may hold a password: what was found is not repeated. */
const SECRET = new Set(['DATABASE_URL', 'NATS_URL'])

/** Reads the settings from the environment. Throws BadSettings that names every variable at fault. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const read = variables.safeParse(environment)
  if (read.success) {
    const { HOST, PORT, LOG_LEVEL, DATABASE_URL, DATA_DIR, NATS_URL, PUBLIC_URL, TRUST_PROXY, RATE_FACTOR } = read.data
    return {
      host: HOST,
      port: PORT,
      logLevel: LOG_LEVEL,
      databaseUrl: DATABASE_URL,
      dataFolder: DATA_DIR,
      natsUrl: NATS_URL,
      publicUrl: PUBLIC_URL,
      trustProxy: TRUST_PROXY === 'yes',
      rateFactor: RATE_FACTOR,
      pageFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    }
  }
  const faults = read.error.issues.map(({ path, message }) => {
    const name = path.join('.')
    const found = SECRET.has(name) ? 'something else' : JSON.stringify(environment[name])
    return `${name}: found ${found}, expected ${message}`
  })
  throw new BadSettings(faults.join('\n'))
}
