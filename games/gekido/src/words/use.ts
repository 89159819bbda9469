import { WINDOWS, type EffectName, type WindowName } from '../content/effects.ts'

/** The effect of a Tech card or a Power. */
export interface Use {
  does: EffectName
  amount: number
  windows: readonly WindowName[]
}

/** Windows in the order of an attack. */
export const windowList = ({ windows }: Pick<Use, 'windows'>): WindowName[] => WINDOWS.filter((window) => windows.includes(window))
