import { placeHref } from '../page/route.ts'
import { tasksOf, useQueue } from '../shell/queue.ts'
import { words } from '../words/index.ts'
import { HereRow, OthersRow, TaskRow } from './queue-row.tsx'
import type { LobbyTables } from './use-lobby.ts'

const SHOWN = 4

/** The queue apart from the table shown above it: the reader's moves by time left, then tables on this device, then others' moves. */
export default function QueueList({ own, local }: Pick<LobbyTables, 'own' | 'local'>) {
  const { waiting, leagues, here } = useQueue()
  const tasks = tasksOf({ waiting, leagues })
  const online = tasks.slice(1).map((task) => <TaskRow key={task.key} task={task} />)
  const device = (tasks.length > 0 ? here : here.slice(1)).map((table) => <HereRow key={table.id} table={table} />)
  const others = own
    .filter(({ id, phase }) => phase !== 'over' && !waiting.some(({ table }) => table === id))
    .map((card) => <OthersRow key={card.id} card={card} />)
  const rows = [...online, ...device, ...others]
  return (
    <section aria-labelledby="queue">
      <div className="section-head">
        <h2 id="queue">{tasks.length + here.length > 0 ? words.home.queue : words.lobby.yours}</h2>
        <a className="more" href={placeHref('tables')}>
          {words.home.all(own.length + local.length)}
        </a>
      </div>
      {rows.length === 0 ? (
        <p className="panel none">{words.home.noMore}</p>
      ) : (
        <ol className="panel rows">
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.key}>{row}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
