import { host as en } from './en/host.ts'
import { german } from './index.ts'

/** The words of the host's page, loaded with it, because only hosts need them. */
export const hostWords = german?.host ?? en
