import {
  competitionView,
  entryDone,
  galleryList,
  keptBox,
  ownBoxes,
  sharedBox,
  type BoxReason,
  type GalleryList,
  type GalleryQuery,
  type NewShare,
  type OwnBoxes,
  type SharedBox,
} from '@robodrome/protocol'
import { call, hasSession, nothing, signIn } from '../../table/api.ts'
import { boxPath } from '../../table/boxes.ts'
import { randomHex } from '../../table/saved.ts'

/** The boxes of a host, and the reader's own boxes there. */
export const gallery = ({ game, order, from = 0 }: GalleryQuery): Promise<GalleryList> =>
  call(galleryList, `boxes?${new URLSearchParams({ ...(game && { game }), ...(order && { order }), from: `${from}` })}`)

/** A reader without a name on the host has no boxes there. What the host allows is part of its answer about the gallery. */
export const myBoxes = async (): Promise<OwnBoxes> =>
  hasSession() ? call(ownBoxes, 'boxes/mine') : { gallery: (await gallery({})).gallery, blocked: false, boxes: [] }

export const sharedThere = (name: string): Promise<SharedBox> => call(sharedBox, `${boxPath(name)}/share`)

/** Uploads a box and shares it. The host refuses a box that cannot be played. */
export async function shareBox(box: { game: string; id: string; content: unknown }, share: NewShare): Promise<SharedBox> {
  await signIn()
  const { name } = await call(keptBox, 'boxes', 'POST', box)
  return setShare(name, share)
}

export const setShare = (name: string, share: NewShare): Promise<SharedBox> => call(sharedBox, `${boxPath(name)}/share`, 'PUT', share)

export const takeAway = (name: string): Promise<null> => call(nothing, boxPath(name), 'DELETE')

export async function reportBox(name: string, reason: BoxReason): Promise<null> {
  await signIn()
  return call(nothing, `${boxPath(name)}/report`, 'POST', { reason })
}

const PLACES = 4
const DAYS = 7

/**
 * Opens a league of four with this box and one match a week; AI opponents take the remaining places. The caller takes part. Returns its id.
 */
export async function openLeague({ name, game, title }: SharedBox, mode: string): Promise<string> {
  await signIn()
  const definition = {
    title,
    format: 'round robin',
    events: [{ game, mode, seats: 2 }],
    entry: { min: PLACES, max: PLACES },
    pace: { kind: 'days', roundDays: DAYS },
    fill: { when: 'both' },
    box: name.split(' ')[1],
  }
  const { id } = await call(competitionView, 'competitions', 'POST', { definition })
  await call(entryDone, `competitions/${id}/entrants`, 'POST', { id: randomHex(8) })
  return id
}
