import { useId, useMemo, useRef, useState } from 'react'
import { nearest } from '@robodrome/phrases'
import { partOf, searched, wordsIn, type Book, type Chapter } from '@robodrome/rulebook'
import { PillButton } from '../../kit/pill.tsx'
import { Icon } from '../../kit/icons.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { words } from '../../words/index.ts'
import { BlockOfRules } from './blocks.tsx'
import { useRulebook } from './load.ts'
import './rulebook.css'

const BELOW = { h2: 'h3', h3: 'h4' } as const
type HeadingTag = keyof typeof BELOW

/** The rules with a search, opened at one of them. */
export function RuleList({ game, at, heading = 'h3' }: { game: string; at: string | null; heading?: HeadingTag }) {
  const book = useRulebook(game)
  const [wanted, setWanted] = useState('')
  const found = useMemo(() => (book ? searched(book, wanted) : []), [book, wanted])
  if (!book) return <NoBook isGone={book === null} />
  return (
    <>
      <Find wanted={wanted} find={setWanted} />
      {found.length === 0 && <Nothing book={book} wanted={wanted} find={setWanted} />}
      <Chapters chapters={found} at={at} heading={heading} />
    </>
  )
}

/** The rules, to search or to open by chapter, so that nobody faces all of them at once. `/` focuses the search. */
export function RulesInParts({ game, heading }: { game: string; heading: HeadingTag }) {
  const book = useRulebook(game)
  const [wanted, setWanted] = useState('')
  const [part, setPart] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  const isSearched = wanted.trim() !== ''
  const found = useMemo(() => {
    if (!book) return []
    return isSearched ? searched(book, wanted) : partOf(book, part ?? '')
  }, [book, wanted, isSearched, part])
  if (!book) return <NoBook isGone={book === null} />
  return (
    <>
      <Find wanted={wanted} find={setWanted} field={field} />
      {isSearched && found.length === 0 && <Nothing book={book} wanted={wanted} find={setWanted} />}
      {!isSearched && (
        <div className="row flow rule-parts" role="group" aria-label={words.rules.parts}>
          {book.chapters
            .filter(({ level }) => level === 2)
            .map(({ title }) => (
              <PillButton
                key={title}

                isOn={title === part}
                onClick={() => setPart(title === part ? null : title)}
              >
                {title.replace(NUMBER, '')}
              </PillButton>
            ))}
        </div>
      )}
      {found.length > 0 && <Chapters chapters={found} at={null} heading={heading} />}
    </>
  )
}

/** The number before a chapter's title. */
const NUMBER = /^\d+\.?\s+/

const NoBook = ({ isGone }: { isGone: boolean }) => <p className="sheet-note">{isGone ? words.rules.missing : words.rules.loading}</p>

function Find({ wanted, find, field }: { wanted: string; find(text: string): void; field?: React.RefObject<HTMLInputElement | null> }) {
  return (
    <label className="find">
      <Icon name="search" size={18} />
      <span className="visually-hidden">{words.rules.find}</span>
      <input ref={field} type="search" value={wanted} placeholder={words.rules.find} onChange={(event) => find(event.target.value)} />
    </label>
  )
}

/** Shown if no rule matches, with a suggested spelling. */
function Nothing({ book, wanted, find }: { book: Book; wanted: string; find(text: string): void }) {
  const meant = useMemo(() => nearest(wanted.trim(), wordsIn(book)), [book, wanted])
  return (
    <p className="sheet-note no-rule" role="status">
      {words.rules.none(wanted)}{' '}
      {meant !== undefined && (
        <button type="button" className="pill" onClick={() => find(meant)}>
          {words.rules.meant(meant)}
        </button>
      )}
    </p>
  )
}

function Chapters({ chapters, at, heading }: { chapters: readonly Chapter[]; at: string | null; heading: HeadingTag }) {
  const name = useId()
  return (
    <div className="rules" tabIndex={0} role="region" aria-label={words.rules.title}>
      {chapters.map(({ title, level, blocks }, i) => {
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
  )
}

export const Rulebook = ({ game, at, onClose }: { game: string; at: string | null; onClose(): void }) => (
  <Sheet title={words.rules.title} onClose={onClose}>
    <RuleList game={game} at={at} />
  </Sheet>
)
