import { go } from '../app/route.ts'
import { preferences } from '../app/settings.ts'
import { listTables, newTable, saveTable } from '../table/saved.ts'
import { words } from '../words/index.ts'

export function playNow(): void {
  const table = newTable({
    game: 'gekido',
    settings: { mode: 'duel', seats: 2, options: {} },
    seats: [
      { kind: 'person', name: preferences().name },
      { kind: 'mind', name: words.robots[0]!, mind: 'random' },
    ],
  })
  saveTable(table)
  go({ at: 'battle', id: table.id })
}

export function Lobby() {
  return (
    <main>
      <h1>{words.lobby.heading}</h1>
      <button type="button" className="btn pri" onClick={playNow}>
        {words.lobby.playNow}
      </button>
      <ul>
        {listTables().map(({ id, game }) => (
          <li key={id}>
            <a href={`#/battle/${id}`}>{game}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}
