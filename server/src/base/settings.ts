import { fileURLToPath } from 'node:url'
import { GALLERIES, type GallerySetting } from '@robodrome/protocol'
import { z } from 'zod'
import { BadSettings } from './bad-settings.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const address = (protocols: readonly string[], expected: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected)
    .nullable()
    .default(null)

const whole = (least: number, most: number, expected: string) =>
  z
    .string()
    .refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most, expected)
    .transform(Number)

/** A folder, optionally with a digest. */
const GAME = /^[^#,\s][^#,]*(#sha256-[0-9a-f]{64})?$/

/** A package as named in the settings. `pin` is the digest that its files must have. */
export interface WantedPackage {
  folder: string
  pin: string | null
}

/** The settings of the host: how to parse each environment variable, and the message for an invalid value. */
const variables = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'the address or name of a network interface, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PORT: whole(0, 65_535, 'a whole number from 0 to 65535 (0 takes any free port)').default(4600),
  LOG_LEVEL: z.enum(LEVELS, `one of ${LEVELS.join(', ')}`).default('info'),
  /** The store: an external PostgreSQL, or by default the embedded one in DATA_DIR. */
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'an address such as postgres://user:password@host/database'),
  DATA_DIR: z.string().min(1, 'the name of a folder').default('data'),
  /** How processes wake each other: through NATS, or by default through the store. */
  NATS_URL: address(['nats:', 'tls:'], 'an address such as nats://127.0.0.1:4222'),
  /** The public address of the site, if it is behind a proxy. With https, the cookie is marked secure. */
  PUBLIC_URL: address(['http:', 'https:'], 'an address such as https://robodrome.example'),
  /** How many of the host's own proxies are in front of the server. It trusts this many of the last addresses in X-Forwarded-For. */
  TRUST_PROXY: whole(
    0,
    10,
    'the number of proxies before the server, from 0 to 10: so many addresses in X-Forwarded-For are believed',
  ).default(0),
  /** Who may request /ready and /metrics. */
  PROBES: z.enum(['loopback', 'anywhere'], 'loopback or anywhere: who may request /ready and /metrics').default('loopback'),
  /** How long a request may take to arrive. */
  REQUEST_SECONDS: whole(1, 300, 'a whole number from 1 to 300').default(15),
  MATCH_STEPS: whole(100, 1_000_000, 'a whole number from 100 to 1000000').default(10_000),
  CHAT_DAYS: whole(1, 3650, 'a whole number from 1 to 3650').default(180),
  /** The token that opens the host's page (#/host). Without it, the page is closed to everyone. */
  HOST_TOKEN: z.string().min(16, 'a secret of at least 16 characters').nullable().default(null),
  /** The mail server for e-mails to people who have confirmed their address. The e-mails link to PUBLIC_URL. */
  SMTP_URL: address(['smtp:', 'smtps:'], 'an address such as smtps://user:password@mail.example'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'an address such as Robodrome <robodrome@example.org>')
    .default('Robodrome <robodrome@localhost>'),
  /** The host's contact, shown under About, and the address of an imprint. */
  CONTACT: z
    .string()
    .trim()
    .min(1)
    .max(200, 'an e-mail address, a web address or a sentence of at most 200 characters')
    .nullable()
    .default(null),
  IMPRINT_URL: address(['http:', 'https:'], 'an address such as https://robodrome.example/imprint'),
  /**
   * Where webhooks and push messages may be sent: only to public addresses over https, or also into the host's own network and over plain
   * http.
   */
  TARGETS: z.enum(['outside', 'anywhere'], 'outside or anywhere: where webhooks and push messages may go').default('outside'),
  /** Whether agents are served at /mcp. */
  MCP: z.enum(['on', 'off'], 'on or off: whether agents are served at /mcp').default('off'),
  /** Whether screens may open rooms: with a short code for people at home, or on a public site with one that nobody can guess. */
  ROOMS: z.enum(['off', 'home', 'public'], 'off, home or public: whether screens may open rooms').default('off'),
  /** The gallery of shared boxes: open, with a review by the host before a box appears, or off. */
  GALLERY: z.enum(GALLERIES, 'open, review or off: the gallery of shared boxes').default('open'),
  /** The host names under which the site may be reached. Others are refused, which prevents DNS rebinding. Any host name by default. */
  HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(,[\w.:[\]-]+)*$/, 'host names separated by commas, such as 192.168.1.20,localhost')
    .transform((text): readonly string[] => text.split(','))
    .nullable()
    .default(null),
  /** Games from outside: folders of packages, each optionally with the digest that its files must have. */
  GAMES: z
    .string()
    .refine(
      (text) => text.split(',').every((each) => GAME.test(each.trim())),
      'folders of packages, separated by commas, each perhaps with its digest: ./my-game#sha256-…',
    )
    .transform((text): readonly WantedPackage[] =>
      text.split(',').map((each) => {
        const [folder = '', pin] = each.trim().split('#')
        return { folder, pin: pin ?? null }
      }),
    )
    .default([]),
  /** A factor that multiplies all rate limits. */
  RATE_FACTOR: z
    .string()
    .refine((text) => /^\d{1,6}(\.\d+)?$/.test(text) && Number(text) > 0, 'a number above 0')
    .transform(Number)
    .default(1),
})

export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape)

export interface Settings {
  host: string
  port: number
  logLevel: (typeof LEVELS)[number]
  databaseUrl: string | null
  dataFolder: string
  natsUrl: string | null
  publicUrl: string | null
  trustProxy: number
  probes: 'loopback' | 'anywhere'
  requestSeconds: number
  matchSteps: number
  chatDays: number
  hostToken: string | null
  smtpUrl: string | null
  mailFrom: string
  contact: string | null
  imprintUrl: string | null
  targets: 'outside' | 'anywhere'
  mcp: 'on' | 'off'
  rooms: 'off' | 'home' | 'public'
  gallery: GallerySetting
  hosts: readonly string[] | null
  rateFactor: number
  games: readonly WantedPackage[]
  /** The folder of the built page, if it was built. */
  pageFolder: string
}

/** These may contain a password, so error messages do not repeat the value. */
const SECRET = new Set(['DATABASE_URL', 'NATS_URL', 'SMTP_URL', 'HOST_TOKEN'])

/** Reads the settings from the environment. Throws a BadSettings error that lists every invalid variable. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const read = variables.safeParse(environment)
  if (read.success) {
    const { data } = read
    if (data.SMTP_URL !== null && data.PUBLIC_URL === null)
      throw new BadSettings('PUBLIC_URL: found nothing, expected where people reach the site: letters name it (SMTP_URL is set)')
    return {
      host: data.HOST,
      port: data.PORT,
      logLevel: data.LOG_LEVEL,
      databaseUrl: data.DATABASE_URL,
      dataFolder: data.DATA_DIR,
      natsUrl: data.NATS_URL,
      publicUrl: data.PUBLIC_URL,
      trustProxy: data.TRUST_PROXY,
      probes: data.PROBES,
      requestSeconds: data.REQUEST_SECONDS,
      matchSteps: data.MATCH_STEPS,
      chatDays: data.CHAT_DAYS,
      hostToken: data.HOST_TOKEN,
      smtpUrl: data.SMTP_URL,
      mailFrom: data.MAIL_FROM,
      contact: data.CONTACT,
      imprintUrl: data.IMPRINT_URL,
      targets: data.TARGETS,
      mcp: data.MCP,
      rooms: data.ROOMS,
      gallery: data.GALLERY,
      hosts: data.HOSTS,
      rateFactor: data.RATE_FACTOR,
      games: data.GAMES,
      pageFolder: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
    }
  }
  const faults = read.error.issues.map(({ path, message }) => {
    const name = path.join('.')
    const found = SECRET.has(name) ? 'something else' : JSON.stringify(environment[name])
    return `${name}: found ${found}, expected ${message}`
  })
  throw new BadSettings(faults.join('\n'))
}
