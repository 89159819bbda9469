import type { GameLearning } from '../words/learning.ts'
import type { FaceWords, WaitingWords } from './face.ts'

export const faces = import.meta.glob<FaceWords>('./*/words/de/face.ts', { eager: true, import: 'face' })
export const waiting = import.meta.glob<WaitingWords>('./*/words/de/waiting.ts', { eager: true, import: 'waiting' })
export const learning = import.meta.glob<GameLearning>('./*/words/de/learning.ts', { eager: true, import: 'learning' })
export const pools = import.meta.glob<Readonly<Record<string, string>>>('./*/words/de/pools.ts', { eager: true, import: 'pools' })
export const careers = import.meta.glob<string>('./*/words/de/leagues.ts', { eager: true, import: 'career' })
