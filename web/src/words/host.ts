import { host as en } from './en/host.ts'
import { german } from './index.ts'

/** The host's page is loaded by hosts alone, and its words with it. */
export const hostWords = german?.host ?? en
