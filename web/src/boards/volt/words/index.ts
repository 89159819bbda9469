import { desk } from './desk.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'

/** All texts of the VOLT board. */
export const words = { ...stage, ...prompt, ...desk }
