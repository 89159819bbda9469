import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { words } from '../../words/index.ts'
import { BlockView } from './blocks.tsx'
import { useRulebook } from './load.ts'
import { searchRulebook } from './parse.ts'
import './rulebook.css'

/** The rules, to be searched, open at one of them. */
export function RuleList({ game, at, heading: Heading = 'h3' }: { game: string; at: string | null; heading?: 'h2' | 'h3' }) {
  const book = useRulebook(game)
  const [wanted, setWanted] = useState('')
  const hit = useRef<HTMLElement>(null)
  const name = useId()
  const found = useMemo(() => searchRulebook(book ?? [], wanted), [book, wanted])
  useEffect(() => {
    hit.current?.scrollIntoView({ block: 'center' })
  }, [book, at])
  if (book === undefined) return <p className="sheet-note">{words.rules.loading}</p>
  if (book === null) return <p className="sheet-note">{words.rules.missing}</p>
  return (
    <>
      <label className="find">
        <Icon name="search" size={18} />
        <span className="vh">{words.rules.find}</span>
        <input type="search" value={wanted} placeholder={words.rules.find} onChange={(event) => setWanted(event.target.value)} />
      </label>
      {found.length === 0 && <p className="sheet-note">{words.rules.none(wanted)}</p>}
      <div className="rules" tabIndex={0} role="region" aria-label={words.rules.title}>
        {found.map(({ title, blocks }, i) => (
          <section key={`${i} ${title}`} aria-labelledby={title === '' ? undefined : `${name}-${i}`}>
            {title !== '' && <Heading id={`${name}-${i}`}>{title}</Heading>}
            <ul>
              {blocks.map((block, n) => (
                <BlockView key={block.kind === 'rule' ? block.id : n} block={block} at={at} hit={hit} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

export const Rulebook = ({ game, at, onClose }: { game: string; at: string | null; onClose(): void }) => (
  <Sheet title={words.rules.title} onClose={onClose}>
    <RuleList game={game} at={at} />
  </Sheet>
)
