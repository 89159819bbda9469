import { useEffect, useRef, useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import type { RuleText } from './parse-rulebook.ts'
import { loadRulebook } from './rulebook-text.ts'
import { Sheet } from '../kit/sheet.tsx'
import './rulebook.css'

/** Text with **bold** and `code` of the rulebook. */
const Inline = ({ text }: { text: string }) =>
  text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .map((part, i) =>
      part.startsWith('**') ? <b key={i}>{part.slice(2, -2)}</b> : part.startsWith('`') ? <code key={i}>{part.slice(1, -1)}</code> : part,
    )

export function useRulebook(game: string): RuleText[] | null | undefined {
  const [book, setBook] = useState<RuleText[] | null | undefined>(undefined)
  useEffect(() => {
    loadRulebook(game).then(setBook, () => setBook(null))
  }, [game])
  return book
}

/** The rules, to be searched, open at one of them. */
export function RuleList({ game, at, heading: Heading = 'h3' }: { game: string; at: string | null; heading?: 'h2' | 'h3' }) {
  const book = useRulebook(game)
  const [wanted, setWanted] = useState('')
  const hit = useRef<HTMLLIElement>(null)
  useEffect(() => {
    hit.current?.scrollIntoView({ block: 'center' })
  }, [book, at])
  if (book === undefined) return <p className="sheet-note">{words.rules.loading}</p>
  if (book === null) return <p className="sheet-note">{words.rules.missing}</p>
  const found = book.filter(({ id, text, chapter }) => `${id} ${chapter} ${text}`.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <>
      <label className="find">
        <Icon name="search" size={18} />
        <span className="vh">{words.rules.find}</span>
        <input type="search" value={wanted} placeholder={words.rules.find} onChange={(event) => setWanted(event.target.value)} />
      </label>
      {found.length === 0 && <p className="sheet-note">{words.rules.none(wanted)}</p>}
      <ul className="rules" tabIndex={0} aria-label={words.rules.title}>
        {found.map(({ id, chapter, text }, i) => (
          <li key={id} ref={id === at ? hit : null} className={id === at ? 'hit' : ''} aria-current={id === at ? 'true' : undefined}>
            {found[i - 1]?.chapter !== chapter && <Heading>{chapter}</Heading>}
            <span className="rid">{id}</span>
            <p>
              <Inline text={text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

export const Rulebook = ({ game, at, onClose }: { game: string; at: string | null; onClose(): void }) => (
  <Sheet title={words.rules.title} onClose={onClose}>
    <RuleList game={game} at={at} />
  </Sheet>
)

/** The first sentence of a rule, as the reason for a refusal. */
export function reasonOf(book: readonly RuleText[] | null | undefined, rule: string): string {
  const text = book?.find(({ id }) => id === rule)?.text.replace(/[*`]/g, '') ?? ''
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text
}
