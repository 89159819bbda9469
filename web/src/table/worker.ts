import { loadGame, loadWords } from '@robodrome/games'
import type { Game, PackedBox } from '@robodrome/kernel'
import { courseOf } from '@robodrome/lab/course'
import { checkRecord, playsOf, readRecord, Refused, shorten, tellAgain } from '@robodrome/table'
import { momentsOf } from './moments.ts'
import { LocalTable } from './local-table.ts'
import { review } from './review.ts'
import { sentTable } from './sent-table.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { words } from '../words/index.ts'

const post = (message: FromWorker): void => postMessage(message)

let table: LocalTable | null = null

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

const changed = (): void => {
  if (table) post({ type: 'changed', snapshot: table.snapshot(), table: table.saved(), chances: table.chances() })
}

async function gameOf(id: string, box?: PackedBox): Promise<Game> {
  const game = await loadGame(id, box)
  if (!game) throw new Refused('not-found', words.faults.noGame(id))
  return game
}

async function answer(message: ToWorker): Promise<unknown> {
  if (message.type === 'verify') return checkRecord(message.record, message.seen, ({ game }) => gameOf(game, message.box))
  if (
    message.type === 'momentsOf' ||
    message.type === 'review' ||
    message.type === 'luck' ||
    message.type === 'branch' ||
    message.type === 'shorten'
  ) {
    const record = readRecord(message.record)
    if (message.type === 'branch') return playsOf(record.entries.slice(0, message.entries))
    const game = await gameOf(record.game, message.box)
    if (message.type === 'shorten') return shorten(game, record)
    if (message.type === 'luck') return courseOf(game, record.settings, record.entries, message.from)?.luck ?? null
    if (message.type === 'momentsOf') return momentsOf(game, record.settings, record.entries, message.seat)
    const said = (await loadWords(record.game, message.language, message.box?.name))!
    return review(game, said, { ...record, names: record.players, seat: message.seat, from: message.from })
  }
  if (message.type === 'sent') {
    const game = await gameOf(message.battle.game, message.box)
    const record = tellAgain(game, message.battle)
    return { table: sentTable(game, readRecord(record)), record }
  }
  if (message.type === 'warm') {
    await gameOf(message.game)
    return null
  }
  if (message.type === 'open') {
    table = new LocalTable(await gameOf(message.table.game, message.box), message.table, changed)
    changed()
    void table.run(pause)
    return null
  }
  if (!table) throw new Refused('wrong-time', words.faults.noTable)
  if (message.type === 'do') {
    table.do(message.wish)
    void table.run(pause)
    return null
  }
  if (message.type === 'look') {
    table.look(message.seat)
    changed()
    return null
  }
  if (message.type === 'ask') return table.ask(message.kind, message.args)
  if (message.type === 'hint') return table.hint()
  return message.type === 'moments' ? table.moments() : table.record()
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data
  answer(data).then(
    (value) => post({ type: 'reply', id, value }),
    (error: unknown) => {
      const fault = error instanceof Refused ? error.fault() : { code: 'broken' as const, message: String(error) }
      post({ type: 'fault', id, fault })
    },
  )
})
