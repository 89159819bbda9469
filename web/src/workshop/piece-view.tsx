import { LANGUAGES } from '@robodrome/games'
import { fits, linesOf, nameOf, piecesIn } from '@robodrome/workshop'
import { words } from '../words/index.ts'
import { CardView } from './card-view.tsx'
import { useEditing } from './editing.ts'
import { FieldView } from './fields.tsx'
import { LineList } from './lines/line-list.tsx'
import { Timeline } from './lines/timeline.tsx'
import type { Chosen } from './piece-list.tsx'
import { Sides, sidesOf } from './sides.tsx'

const w = words.workshop

/** One piece: its numbers, what it does, and the rules text generated from that, in both languages. */
export function PieceView({ chosen: { list, at } }: { chosen: Chosen }) {
  const { bench, draft } = useEditing()
  const piece = piecesIn(draft.content, list)[at]
  if (piece === undefined) return null
  const lines = linesOf(bench, draft.content, list, at)
  const sides = sidesOf(lines.others)
  const hasLines = lines.lines.length + lines.absent.length > 0
  const isWhole = fits(bench, list, piece)
  const texts = LANGUAGES.map((language) => ({ language, said: isWhole ? bench.textOf(list, piece, language) : null }))
  return (
    <section className="panel piece" aria-labelledby="piece-name">
      <h1 id="piece-name">{nameOf(bench, list, piece)}</h1>
      <div className="piece-fields">
        {lines.others
          .filter((field) => !sides.some((side) => side === field))
          .map((field) => (
            <FieldView key={field.path.join('.')} field={field} />
          ))}
        {sides.length > 1 && <Sides sides={sides} />}
      </div>
      {hasLines && <LineList lines={lines} />}
      {texts.some(({ said }) => said !== null) && (
        <div className="says">
          <h2>
            {w.table} <small>{w.written}</small>
          </h2>
          {texts.map(({ language, said }) => (
            <p key={language} lang={language}>
              {said !== null && said.header !== '' && <b>{said.header}. </b>}
              {said?.text}
            </p>
          ))}
        </div>
      )}
      {hasLines && <Timeline list={list} piece={piece} lines={lines} />}
      <CardView list={list} piece={piece} />
    </section>
  )
}
