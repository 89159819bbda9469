import { openNotes, type Drill } from '@robodrome/kernel'
import { chooseAim } from '../rules/5-attack.ts'
import type { Pbl } from '../state.ts'
import type { Option } from '../terms.ts'
import { outlook } from './outlook.ts'
import type { Outlook } from '../shapes.ts'

/** Finds the best attack: for each attacking limb and each target, the chance to blow the target off if both sides use everything. */
export function drill(g: Pbl, offered: readonly Option[]): Drill | null {
  if (!offered.some(({ kind }) => kind === 'attack' || kind === 'aim')) return null
  const found = outlook(g)
  if (found === null || found.attacks.length === 0) return null
  const striking = openNotes(g, chooseAim)?.limb
  return {
    goal: 'hit',
    chances: offered.map((option) => chanceOf(found, option, striking)),
    exact: found.attacks.every(({ exact }) => exact),
  }
}

function chanceOf({ attacks }: Outlook, option: Option, striking: number | undefined): number {
  if (option.kind === 'attack') return Math.max(0, ...attacks.filter(({ limb }) => limb === option.limb).map(({ hit }) => hit))
  if (option.kind !== 'aim') return 0
  return attacks.find(({ limb, side, slot }) => limb === striking && side === option.side && slot === option.slot)?.hit ?? 0
}
