import { useId, useMemo, useState } from 'react'
import { searched } from '@robodrome/rulebook'
import { Icon } from '../../kit/icons.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { words } from '../../words/index.ts'
import { BlockOfRules } from './blocks.tsx'
import { useRulebook } from './load.ts'
import './rulebook.css'

const BELOW = { h2: 'h3', h3: 'h4' } as const

/** The rules, to be searched, open at one of them. */
export function RuleList({ game, at, heading = 'h3' }: { game: string; at: string | null; heading?: 'h2' | 'h3' }) {
  const book = useRulebook(game)
  const [wanted, setWanted] = useState('')
  const name = useId()
  const found = useMemo(() => (book ? searched(book, wanted) : []), [book, wanted])
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
        {found.map(({ title, level, blocks }, i) => {
          const Heading = level > 2 ? BELOW[heading] : heading
          return (
            <section key={i} aria-labelledby={level > 1 ? `${name}-${i}` : undefined}>
              {level > 1 && <Heading id={`${name}-${i}`}>{title}</Heading>}
              {blocks.map((block, n) => (
                <BlockOfRules key={n} block={block} at={at} />
              ))}
            </section>
          )
        })}
      </div>
    </>
  )
}

export const Rulebook = ({ game, at, onClose }: { game: string; at: string | null; onClose(): void }) => (
  <Sheet title={words.rules.title} onClose={onClose}>
    <RuleList game={game} at={at} />
  </Sheet>
)
