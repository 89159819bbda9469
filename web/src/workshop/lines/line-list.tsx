import { additionsFor, type Line, type Lines } from '@robodrome/workshop'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { language } from '../../words/language.ts'
import { lineWords as w } from '../../words/workshop-lines.ts'
import { useEditing } from '../editing.ts'
import { Choices } from './choices.tsx'
import { LineView } from './line-view.tsx'
import './lines.css'

const keyOf = ({ path }: Pick<Line, 'path'>): string => path.join('.')

/** What a piece does: its lines, and a button to add one. */
export function LineList({ lines }: { lines: Lines }) {
  const [open, setOpen] = useState<string | null>(null)
  // Only lines that share a list have an order of their own; all others follow the rulebook.
  const hasOrder = lines.lines.length > 1 && lines.lines.every(({ path }) => path.length > 3 && typeof path.at(-1) === 'number')
  const spare = new Set(lines.absent.map(keyOf)).size
  return (
    <section className="lines" aria-labelledby="lines-heading">
      <h2 id="lines-heading">
        {w.title} <small>{w.hint}</small>
      </h2>
      <ol>
        {lines.lines.map((line) => (
          <LineView
            key={keyOf(line)}
            line={line}
            lines={lines}
            isOpen={open === keyOf(line)}
            open={(path) => setOpen(path === null ? null : path.join('.'))}
          />
        ))}
      </ol>
      {hasOrder && <p className="line-order">{w.order}</p>}
      {lines.lines.length === 0 && <p>{w.none}</p>}
      {spare > 0 && (
        <div className={open === 'new' ? 'line-box open' : 'line-box spare'}>
          <Button look="ghost" aria-expanded={open === 'new'} onClick={() => setOpen(open === 'new' ? null : 'new')}>
            <Icon name="plus" /> {w.add}
          </Button>
          {open === 'new' && <Additions lines={lines} opened={(path) => setOpen(path.join('.'))} />}
        </div>
      )}
    </section>
  )
}

function Additions({ lines, opened }: { lines: Lines; opened(path: Line['path']): void }) {
  const { bench, draft, replace } = useEditing()
  return (
    <div className="line-chooser">
      <Choices
        title={w.moment}
        choices={additionsFor(bench, draft.content, lines, language)}
        pick={({ content, path }) => {
          replace(content)
          opened(path)
        }}
      />
    </div>
  )
}
