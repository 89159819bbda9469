import type { Game, PackedBox } from '@robodrome/kernel'
import { openPacked } from './boxes.ts'
import { registry } from './registry.ts'

/** Loads the game with this id, with an opened box if one is given; undefined if there is no such game. */
export async function loadGame(id: string, box?: PackedBox): Promise<Game | undefined> {
  if (!Object.hasOwn(registry, id)) return undefined
  return box === undefined ? registry[id]!.load() : openPacked(id, box)
}
