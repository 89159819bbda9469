import { sharing as en } from './en/sharing.ts'
import { german } from './index.ts'

/** The words of sharing, which only the Workshop and the host's page load. */
export const sharingWords = german?.sharing ?? en
