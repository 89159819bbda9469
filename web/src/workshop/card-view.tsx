import { keyOf, LANGUAGES, type Language } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import { fits, nameOf, piecesIn, valueAt, type Bench } from '@robodrome/workshop'
import { useState } from 'react'
import { words } from '../words/index.ts'
import { language as own } from '../words/language.ts'
import { useEditing } from './editing.ts'
import { CardPaper } from './print/card-paper.tsx'
import { usePrinting } from './use-printing.ts'
import './print/sheet.css'

const w = words.workshop
const MOST_NEIGHBOURS = 3
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** The piece as a card, in either language, and the printed pieces most similar to it. Renders nothing for a piece that is not a card. */
export function CardView({ list, piece }: { list: string; piece: Json }) {
  const { bench, draft } = useEditing()
  const [language, setLanguage] = useState<Language>(own)
  const printing = usePrinting(bench.game)
  const [paper] = fits(bench, list, piece) ? bench.papersOf(list, piece, undefined, language, draft.content) : []
  if (paper?.shape !== 'card') return null
  const neighbours = neighboursOf(bench, list, piece)
  return (
    <div className="card-view">
      <div>
        <div className="chips" role="group" aria-label={w.card}>
          {LANGUAGES.map((each) => (
            <button key={each} type="button" className="toggle" aria-pressed={each === language} onClick={() => setLanguage(each)}>
              {LANGUAGE_NAMES[each]}
            </button>
          ))}
        </div>
        <div className="print-sheet one-card" lang={language}>
          <CardPaper paper={paper} piece={piece} foot={draft.name} copy="" printing={printing} />
        </div>
      </div>
      {neighbours.length > 0 && (
        <div>
          <h2>{w.neighbours}</h2>
          <dl>
            {neighbours.map((each) => (
              <div key={keyOf(each)}>
                <dt>{nameOf(bench, list, each)}</dt>
                <dd>{bench.textOf(list, each, own)?.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

/** Finds the printed pieces that are comparable with a piece because they agree in fields such as slot and level. */
const neighboursOf = (bench: Bench, list: string, piece: Json): Json[] =>
  piecesIn(bench.printed, list)
    .filter((each) => keyOf(each) !== keyOf(piece) && bench.alike.every((field) => valueAt(each, [field]) === valueAt(piece, [field])))
    .slice(0, MOST_NEIGHBOURS)
