import type { RefObject } from 'react'
import type { Block } from './parse.ts'

const MARKED = /(\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|`[^`]+`)/

/** Text with **strong**, *emphasised* and `code` parts. */
export const Inline = ({ text }: { text: string }) =>
  text.split(MARKED).map((part, i) => {
    if (part.startsWith('**')) return <b key={i}>{part.slice(2, -2)}</b>
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>
    return part.startsWith('*') && part.length > 2 ? <em key={i}>{part.slice(1, -1)}</em> : part
  })

/** Which rule the book is open at, and the element to bring into view. */
type Open = { at: string | null; hit: RefObject<HTMLElement | null> }

const marks = ({ at, hit }: Open, id: string | null) =>
  id !== null && id === at
    ? { ref: (element: HTMLElement | null) => void (hit.current = element), className: 'hit', 'aria-current': 'true' as const }
    : {}

/** A rule, a table or a word in between. */
export function BlockView({ block, ...open }: { block: Block } & Open) {
  if (block.kind === 'table') return <TableView {...block} {...open} />
  if (block.kind !== 'rule')
    return (
      <li className={block.kind === 'item' ? 'note item' : 'note'}>
        <p>
          <Inline text={block.text} />
        </p>
      </li>
    )
  return (
    <li {...marks(open, block.id)}>
      <span className="rid">{block.id}</span>
      <p>
        <Inline text={block.text} />
      </p>
    </li>
  )
}

const TableView = ({ head, rows, ...open }: Extract<Block, { kind: 'table' }> & Open) => (
  <li className="tabled">
    <table>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              <Inline text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }, i) => (
          <tr key={id ?? i} {...marks(open, id)}>
            {cells.map((cell, column) => (
              <td key={column}>{id !== null && column === 0 ? <span className="rid">{cell}</span> : <Inline text={cell} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </li>
)
