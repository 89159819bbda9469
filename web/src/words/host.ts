import { host as en } from './en/host.ts'
import type { Language } from './index.ts'

/** The host's page is loaded by hosts alone, and its words with it. */
const LANGUAGES: Readonly<Record<Language, typeof en>> = { en }

export const hostWords = LANGUAGES.en
