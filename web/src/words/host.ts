import { host as en } from './en/host.ts'
import { german } from './index.ts'

/** Only hosts load the host's page, and its words with it. */
export const hostWords = german?.host ?? en
