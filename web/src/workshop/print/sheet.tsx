import { keyOf, type Language } from '@robodrome/games'
import { piecesIn, SHEET_TEXTS, shortDigest, type Version } from '@robodrome/workshop'
import type { Json } from '@robodrome/kernel'
import type { Printing } from '../../boards/print.ts'
import { CardPaper } from './card-paper.tsx'
import type { Part, PaperSize, SheetParts } from './layout.ts'
import { PanelPaper } from './panel-paper.tsx'

/** What all sheets of a box share. */
export interface Printed {
  name: string
  from: string | null
  game: string
  version: Version
  content: Json
  language: Language
  size: PaperSize
  saver: boolean
  printing: Printing | null
}

/** A sheet at its true size. */
export function PaperSheet({ printed, parts, at, of }: { printed: Printed; parts: SheetParts; at: number; of: number }) {
  const { game, language, size, saver } = printed
  const w = SHEET_TEXTS[language]
  return (
    <section className={`print-sheet ${size}${saver ? ' saver' : ''}`} lang={language}>
      {parts.map((part, i) => (
        <PartView key={i} part={part} printed={printed} />
      ))}
      <footer className="print-foot">
        <span className="print-ruler" />
        <span>
          {w.measure} {w.unofficial(game)}
        </span>
        <span>{w.of(at, of)}</span>
      </footer>
    </section>
  )
}

/** A box's name with the first digits of its digest, which is what people see. */
const shortFrom = (from: string): string => {
  const [name = '', digest = ''] = from.split(' ')
  return `${name} ${shortDigest(digest)}`.trim()
}

function PartView({ part, printed }: { part: Part; printed: Printed }) {
  const { content, language, name, from, game, version, printing } = printed
  const w = SHEET_TEXTS[language]
  const pieceOf = (list: string, id: string): Json => piecesIn(content, list).find((piece) => keyOf(piece) === id) ?? null
  switch (part.kind) {
    case 'head':
      return (
        <header className="print-head">
          <h1>{name}</h1>
          <p>
            {w.version(version.number, game)} {from !== null && w.from(shortFrom(from))} {version.note}
          </p>
          <code>{shortDigest(version.digest)}</code>
        </header>
      )
    case 'changes':
      return (
        <div className="print-changes">
          <h2>{w.changes}</h2>
          <ul>
            {part.sentences.map(({ path, sign, text }) => (
              <li key={path.join(' ')}>
                <b>{sign}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      )
    case 'panel':
      return <PanelPaper paper={part.paper} piece={pieceOf(part.paper.list, part.paper.id)} printing={printing} />
    case 'cards':
      return (
        <div>
          <h2>{w.cards}</h2>
          <div className="print-cards">
            {part.cards.map(({ paper, copy }) => (
              <CardPaper
                key={`${paper.list} ${paper.id} ${copy}`}
                paper={paper}
                piece={pieceOf(paper.list, paper.id)}
                foot={`${name} ${version.number}`}
                copy={paper.copies > 1 ? w.copy(copy, paper.copies) : ''}
                printing={printing}
              />
            ))}
          </div>
        </div>
      )
    case 'board': {
      const Board = printing?.Board
      return (
        <div className="print-board">
          <h2>
            {part.paper.head[0]} {part.paper.title} · {part.paper.text}
          </h2>
          {Board && <Board piece={pieceOf(part.paper.list, part.paper.id)} />}
        </div>
      )
    }
    case 'faces': {
      const Glyph = printing?.Glyph
      return (
        <div>
          <h2>{w.faces}</h2>
          <div className="print-faces">
            {part.faces.map((face, i) => (
              <span key={i}>{Glyph && <Glyph face={face} />}</span>
            ))}
          </div>
        </div>
      )
    }
  }
}
