import type { View } from './view.ts'
export const draw = (v: View): string => JSON.stringify(v)
