import { loadGame, openBox, type OpenedBox } from '@robodrome/games'
import type { Settings } from '@robodrome/kernel'
import { firstDraft } from '../lobby/create/draft.ts'
import { openHere } from '../lobby/create/open-table.ts'
import { mended, openBench } from '@robodrome/workshop'
import type { Draft } from './drafts.ts'

/** A box's id from its name: small letters, digits and dashes. */
export const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'box'

/** Starts a battle with the draft on this device. Fields with problems play their last good values, so this always works. */
export async function playDraft(
  { game: id, name, content, good }: Draft,
  mind: string,
  chosen?: { list: string; id: string },
): Promise<void> {
  const bench = await openBench(id)
  const box = await openBox({ game: id, id: idOf(name), content: mended(bench, content, good) })
  await playBox(box, mind, chosen === undefined ? {} : bench.optionsWith?.(chosen.list, chosen.id))
}

/** Starts a battle with a box on this device. */
export async function playBox(box: OpenedBox, mind: string, options: Settings['options'] = {}): Promise<void> {
  const { id } = box.game
  const game = (await loadGame(id, { name: box.name, content: box.content }))!
  const draft = firstDraft(game)
  openHere(
    id,
    { ...draft, options: { ...draft.options, ...options } },
    Array.from({ length: draft.seats }, (_, seat) => (seat === 0 ? 'person' : mind)),
    [],
    box,
  )
}
