import type { OpenedBox } from '@robodrome/games'
import { openBox } from '@robodrome/games'
import type { SharedBox } from '@robodrome/protocol'
import { easyMind } from '../../frame/opponents.ts'
import { go } from '../../page/route.ts'
import { boxThere } from '../../table/boxes.ts'
import { newDraft, saveDraft } from '../drafts.ts'
import { playBox } from '../play.ts'

/** The content of a box on this host. */
export async function openThere({ name }: Pick<SharedBox, 'name'>): Promise<OpenedBox> {
  const { game, content } = await boxThere(name)
  return openBox({ game, id: name.split(' ')[0], content })
}

/** Makes a new draft from somebody else's box. `name` is the box that the fork credits. */
export function fork(box: OpenedBox, title: string, name: string | null): void {
  const draft = newDraft(box.game.id, title, box.content, name)
  saveDraft(draft)
  go({ at: 'place', place: 'workshop', rest: [draft.id] })
}

export const forkThere = async (box: SharedBox): Promise<void> => fork(await openThere(box), box.title, box.name)

export const playThere = async (box: SharedBox): Promise<void> => playBox(await openThere(box), easyMind())
