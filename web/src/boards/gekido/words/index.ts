import { desk } from './desk.ts'
import { guide } from './guide.ts'
import { prompt } from './prompt.ts'
import { reasons } from './reasons.ts'
import { stage } from './stage.ts'
import { list, plural } from '../../../words/text.ts'

/** Everything the Gekido board says, but for what the log tells. */
export const words = { list, plural, ...stage, ...desk, ...prompt, ...reasons, ...guide }
