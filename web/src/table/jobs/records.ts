import { courseOf } from '@robodrome/lab/course'
import { checkRecord, playsOf, readRecord, shorten, tellAgain } from '@robodrome/table'
import { momentsOf } from '../moments.ts'
import { sentTable } from '../sent-table.ts'
import type { Doing } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'

/** Jobs that derive facts about a match from its record. */
export const recordJobs = (gameOf: GameOf): Doing<'momentsOf' | 'luck' | 'verify' | 'branch' | 'shorten' | 'sent'> => ({
  async momentsOf({ record, box, seat }) {
    const { game, settings, entries } = readRecord(record)
    return momentsOf(await gameOf(game, box), settings, entries, seat)
  },
  async luck({ record, box, from }) {
    const { game, settings, entries } = readRecord(record)
    return courseOf(await gameOf(game, box), settings, entries, from)?.luck ?? null
  },
  verify: ({ record, box, seen }) => checkRecord(record, seen, ({ game }) => gameOf(game, box)),
  branch: ({ record, entries }) => playsOf(readRecord(record).entries.slice(0, entries)),
  async shorten({ record, box }) {
    const read = readRecord(record)
    return shorten(await gameOf(read.game, box), read)
  },
  async sent({ battle, box }) {
    const game = await gameOf(battle.game, box)
    const record = tellAgain(game, battle)
    return { table: sentTable(game, readRecord(record)), record }
  },
})
