import { reasonOf } from '@robodrome/rulebook'
import { useEffect, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import type { Chip, Prompt } from '../boards/board.ts'
import { Icon } from '../kit/icons.tsx'
import { RuleLink } from '../kit/rule-link.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { words } from '../words/index.ts'
import { useRulebook } from './rulebook/load.ts'
import './why-not.css'

/** Forbidden moves with the same reason. */
interface Reason {
  rule: string
  reason: string
  chips: Chip[]
}

/** Groups by reason what the seat might want to do but must not. */
export function reasonsIn({ chips }: Prompt): Reason[] {
  const found = new Map<string, Reason>()
  for (const chip of chips) {
    if (!chip.forbidden) continue
    const { rule, reason } = chip.forbidden
    const same = found.get(`${rule} ${reason}`) ?? { rule, reason, chips: [] }
    found.set(`${rule} ${reason}`, same)
    if (same.chips.every(({ title }) => title !== chip.title)) same.chips.push(chip)
  }
  return [...found.values()]
}

/** How many moves are listed for one reason. */
const NAMED = 3

/** "Attack Jack d7, Captain e7 and 2 more": a common beginning is written only once. */
export const titleOf = (titles: readonly string[]): string => {
  const [first = '', ...others] = titles.slice(0, NAMED)
  const names = [first, ...others.map((title) => title.slice(titles.length < NAMED ? 0 : sharedBy(titles)))]
  return titles.length > NAMED ? words.table.andMore(names, titles.length - NAMED) : words.list(names)
}

/** Returns the length of the common beginning in whole words; each title keeps at least its last word. */
function sharedBy(titles: readonly string[]): number {
  const [first = ''] = titles
  const starts = [...first.matchAll(/ /g)].map(({ index }) => index + 1)
  return starts.findLast((end) => titles.every((title) => title.startsWith(first.slice(0, end)))) ?? 0
}

/** The reason, followed by the text of its rule if the reason is only a short phrase. */
const inFull = (reason: string, rule: string): string =>
  reason === '' || rule === '' || /[.!?]$/.test(reason) ? reason || rule : `${reason}. ${rule}`

/** Each forbidden move, with what is missing and the rule, opened at the one that was tapped. */
export function WhyNot({
  game,
  prompt,
  at,
  showOf,
  explain,
  openRules,
  onClose,
}: {
  game: string
  prompt: Prompt
  at: string | null
  /** Shows the subject of a forbidden answer on the table; null if it has no place there. */
  showOf(chip: Chip): (() => void) | null
  explain(rule: string): void
  openRules(): void
  onClose(): void
}) {
  const book = useRulebook(game)
  const lines = reasonsIn(prompt)
  const touched = prompt.chips.find(({ text }) => text === at)?.forbidden
  const hit = useRef<HTMLLIElement>(null)
  useEffect(() => {
    hit.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Sheet title={words.table.whyNot} onClose={onClose}>
      <p className="sheet-note">{words.table.whyNotNote}</p>
      <ul className="why-not" tabIndex={0} aria-label={words.table.whyNot}>
        {lines.map(({ rule, reason, chips }) => {
          const title = titleOf(chips.map((chip) => chip.title))
          const show = chips.map(showOf).find((each) => each !== null)
          const picture = chips.find((chip) => chip.picture !== undefined)?.picture
          const is = touched?.rule === rule && touched.reason === reason
          return (
            <li
              key={`${rule} ${reason}`}
              ref={is ? hit : undefined}
              className={`${is ? 'hit' : ''}${picture ? ' shown' : ''}`}
              aria-current={is || undefined}
            >
              {show && (
                <Button look="ghost" aria-label={words.table.showOnBoard(title)} onClick={show}>
                  {words.table.show}
                </Button>
              )}
              {picture && (
                <span className="picture" aria-hidden="true">
                  {picture}
                </span>
              )}
              <b>{title}</b>
              <p>
                {inFull(reason, book ? reasonOf(book, rule) : '') || words.table.refused(rule)} <RuleLink rule={rule} explain={explain} />
              </p>
            </li>
          )
        })}
      </ul>
      <p className="why-foot">
        {words.table.whyNotEach}
        <Button onClick={openRules}>
          <Icon name="book" size={18} />
          {words.table.rulebook}
        </Button>
      </p>
    </Sheet>
  )
}
