import { loadGame, openBox, type OpenedBox } from '@robodrome/games'
import { BadInput, type Game, type Json } from '@robodrome/kernel'
import type { Saved } from '@robodrome/table'
import { mindSeat, startHere } from '../frame/start.ts'
import { preferences } from '../page/preferences.ts'
import { keepBox } from '../table/boxes.ts'
import type { LocalSeat } from '../table/saved.ts'
import { firstDraft } from '../lobby/create/draft.ts'
import { openHere } from '../lobby/create/open-table.ts'
import { mended, openBench, type Place } from '@robodrome/workshop'
import type { Draft } from './drafts.ts'

/** A box's id made from its name: lower-case letters, digits and dashes. */
export const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'box'

/** The position in which a fight begins; null if this box does not allow it, so that a whole game begins instead. */
async function beginAt(game: Game, { position, settings }: Place): Promise<Saved | null> {
  const { arranged } = await import('../frame/arranged.ts')
  try {
    return arranged(game, position, settings)
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

/**
 * Starts a battle with the draft on this device: a whole game, or a fight from a place where a piece matters. Fields with problems are
 * played with their last valid values, so this always works.
 */
export async function playDraft(
  { game: id, name, content, good }: Draft,
  mind: string,
  chosen: { piece: Json; list: string; place: Place['id'] } | null = null,
): Promise<void> {
  const bench = await openBench(id)
  const box = await openBox({
    game: id,
    id: idOf(name),
    content: mended(bench, content, bench.faults(good).length === 0 ? good : bench.printed),
  })
  const place = chosen === null ? undefined : bench.places(chosen.list, chosen.piece, box.content).find((each) => each.id === chosen.place)
  await playBox(box, mind, place)
}

/** Starts a battle with a box on this device, at a prepared place if the box allows it. */
export async function playBox(box: OpenedBox, mind: string, place?: Place): Promise<void> {
  const { id } = box.game
  const game = (await loadGame(id, { name: box.name, content: box.content }))!
  const from = place === undefined ? null : await beginAt(game, place)
  if (place !== undefined && from !== null) {
    keepBox(box)
    const seats = Array.from({ length: place.settings.seats }, (_, seat): LocalSeat =>
      seat === 0 ? { kind: 'person', name: preferences().name } : mindSeat(mind, seat - 1),
    )
    return startHere(id, place.settings, seats, { box: box.name, from })
  }
  const draft = firstDraft(game)
  openHere(
    id,
    draft,
    Array.from({ length: draft.seats }, (_, seat) => (seat === 0 ? 'person' : mind)),
    [],
    box,
  )
}
