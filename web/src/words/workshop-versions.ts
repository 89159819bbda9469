import { versions } from './en/workshop-versions.ts'
import { german } from './index.ts'

/** The texts about versions of a box, loaded with the Workshop. */
export const versionWords = german?.versions ?? versions
