import type { Json, Settings } from '@robodrome/kernel'
import type { Gekido } from './state.ts'
import { setup } from './settings.ts'
export const arrange = (_p: Json, s: Settings): Gekido => setup(s)
