import { ask, ruleOf } from './ask.ts'
import { cards } from './cards.ts'
import { progress } from './progress.ts'
import { prompt } from './prompt.ts'
import { reasons } from './reasons.ts'
import { stage } from './stage.ts'
import { numbers } from './numbers.ts'

/** All texts of the PBL board but the sentences of its events. */
export const words = { ask: ask as Readonly<Record<string, string>>, ruleOf, cards, numbers, progress, prompt, reasons, stage }
