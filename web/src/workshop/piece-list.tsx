import { keyOf } from '@robodrome/games'
import { labelOf, nameOf, piecesIn, type Sentence } from '@robodrome/workshop'
import { useState } from 'react'
import { words } from '../words/index.ts'
import { language } from '../words/language.ts'
import { useEditing } from './editing.ts'

const w = words.workshop

/** A piece of the box, identified by its list and index. */
export interface Chosen {
  list: string
  at: number
}

/** All pieces of the box by list, each with the number of its changes. */
export function PieceList({ sentences, chosen, choose }: { sentences: readonly Sentence[]; chosen: Chosen; choose(chosen: Chosen): void }) {
  const { bench, draft } = useEditing()
  const [wanted, setWanted] = useState('')
  const fits = (name: string): boolean => name.toLowerCase().includes(wanted.trim().toLowerCase())
  return (
    <nav className="panel pieces" aria-label={w.find}>
      <input type="search" aria-label={w.find} placeholder={w.find} value={wanted} onChange={({ target }) => setWanted(target.value)} />
      {bench.pieces.map(({ list }) => {
        const pieces = piecesIn(draft.content, list)
        return (
          <details key={list} open={wanted !== '' || list === chosen.list}>
            <summary>
              {labelOf(bench.game, [list], language)} <small>{pieces.length}</small>
            </summary>
            {pieces.map((piece, at) => {
              const name = nameOf(bench, list, piece) ?? String(at + 1)
              const changes = sentences.filter(({ path }) => path[0] === list && path[1] === keyOf(piece)).length
              return fits(name) ? (
                <button
                  key={`${keyOf(piece)} ${at}`}
                  type="button"
                  {...(list === chosen.list && at === chosen.at && { 'aria-current': true })}
                  onClick={() => choose({ list, at })}
                >
                  {name}
                  {changes > 0 && <em aria-label={w.changes(changes)}>{changes}</em>}
                </button>
              ) : null
            })}
          </details>
        )
      })}
    </nav>
  )
}
