import { z } from 'zod'
import { BadSettings } from './bad-settings.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

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
})

export interface Settings {
  host: string
  port: number
  logLevel: (typeof LEVELS)[number]
}


/** Reads the settings from the environment. Throws BadSettings that names every variable at fault. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const read = variables.safeParse(environment)
  if (read.success) return { host: read.data.HOST, port: read.data.PORT, logLevel: read.data.LOG_LEVEL }
  const faults = read.error.issues.map(({ path, message }) => {
    const name = path.join('.')
    return `${name}: found ${JSON.stringify(environment[name])}, expected ${message}`
  })
  throw new BadSettings(faults.join('\n'))
}
