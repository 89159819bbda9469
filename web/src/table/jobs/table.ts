import { Refused } from '@robodrome/table'
import { imagined } from '../imagined.ts'
import { LocalTable } from '../local-table.ts'
import type { Doing, News } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'
import { pageSays } from '../says.ts'

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Jobs of the table that this worker plays. */
export function tableJobs(
  gameOf: GameOf,
  tell: (news: News) => void,
): Doing<'open' | 'do' | 'look' | 'ask' | 'moments' | 'record' | 'hint' | 'hintWhy'> {
  let opened: LocalTable | null = null
  const table = (): LocalTable => {
    if (!opened) throw new Refused('wrong-time', pageSays('noTable'))
    return opened
  }
  const changed = (): void => {
    if (opened) tell({ type: 'changed', snapshot: opened.snapshot(), table: opened.saved(), chances: opened.chances() })
  }
  return {
    async open({ table: saved, box, place, seat = place?.seat }) {
      const game = await gameOf(saved.game, box)
      opened = new LocalTable(game, place === undefined ? saved : { ...saved, from: imagined(game, saved.settings, place) }, changed)
      if (seat !== undefined) opened.look(seat)
      changed()
      void opened.run(pause)
      return null
    },
    do({ wish }) {
      table().do(wish)
      void table().run(pause)
      return null
    },
    look({ seat }) {
      table().look(seat)
      changed()
      return null
    },
    ask: ({ kind, args }) => table().ask(kind, args),
    moments: () => table().moments(),
    record: () => table().record(),
    hint: () => table().hint(),
    async hintWhy(options) {
      const posed = table().posed()
      return posed === null ? null : (await import('./hints.ts')).whyBetter(posed, options, pause)
    },
  }
}
