import { sharing as en } from './en/sharing.ts'
import { german } from './index.ts'

/** Only the Workshop and the host's page load the words of sharing. */
export const sharingWords = german?.sharing ?? en
