import { loadGame, openBox } from '@robodrome/games'
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
  const game = (await loadGame(id, { name: box.name, content: box.content }))!
  const draft = firstDraft(game)
  const options = chosen === undefined ? {} : bench.optionsWith?.(chosen.list, chosen.id)
  openHere(
    id,
    { ...draft, options: { ...draft.options, ...options } },
    Array.from({ length: draft.seats }, (_, seat) => (seat === 0 ? 'person' : mind)),
    [],
    box,
  )
}
