import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import type { Chip, Pointer, Prompt } from '../boards/board.ts'
import { percent } from '../kit/odds.ts'
import { Icon } from '../kit/icons.tsx'
import { RuleLink } from '../kit/rule-link.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { words } from '../words/index.ts'
import type { Notice } from './use-choice.ts'
import { reasonsIn } from './why-not.tsx'
import './prompt-bar.css'
import './chip.css'
import './prompt-sizes.css'
import './pointer.css'

export interface Deciding {
  prompt: Prompt
  chosen: string | null
  pending: string | null
  /** Why the last attempt was refused, or a hint. */
  notice: Notice | null
  undo: string | null
  /** Why the last choice can no longer be undone. */
  barred: string | null
  select(text: string): void
  confirm(text: string): void
  takeBack(): void
  explain(rule: string): void
  hint: (() => void) | null
  /** Opens the standing orders for windows like this one; undefined or null if there are none. */
  orders?: (() => void) | null
  /** Opens the forbidden moves with their reasons. */
  whyNot(): void
  picker?: ReactNode
}

/** With more answers than this, those chosen on the stage have no chips. */
const MOST = 6

const legalIn = ({ chips }: Prompt): Chip[] => chips.filter(({ forbidden }) => !forbidden)
const inBar = (legal: readonly Chip[]): Chip[] => legal.filter(({ onStage }) => !onStage || legal.length <= MOST)

/** The answers for the keys 1 to 9: those in the bar, or all of them if they are all on the stage. */
export function counted(prompt: Prompt): readonly Chip[] {
  const legal = legalIn(prompt)
  const found = inBar(legal)
  return found.length > 0 ? found : legal
}

/** One question, its answers, one primary button. The focus moves here only if it was on the previous prompt. */
export function PromptBar(props: Deciding & { step: number; shown: number }) {
  const { prompt, chosen, notice, undo, pending } = props
  const bar = useRef<HTMLElement>(null)
  const options = useMoreBelow()
  const focus = useFocusThatStays(bar, props.step)
  // An answer chosen by its number takes the focus, so that Enter confirms the choice that is visible.
  useEffect(() => {
    if (chosen === null || !bar.current?.contains(document.activeElement)) return
    bar.current.querySelector<HTMLElement>('.chip.selected')?.focus({ preventScroll: true })
  }, [chosen])
  const legal = legalIn(prompt)
  const standing = new Set(inBar(legal))
  // A single answer need not be chosen.
  const picked = legal.find(({ text }) => text === (chosen ?? prompt.preset ?? (legal.length === 1 ? legal[0]!.text : null)))
  const about = chosen === null ? undefined : picked?.about
  const shown = legal.filter((chip) => chip.text === chosen || standing.has(chip) || (about !== undefined && chip.about === about))
  const reasons = reasonsIn(prompt)
  const counted = [...new Set(shown.flatMap(({ odds }) => (odds ? [odds.counts] : [])))]
  const only = reasons.length === 1 && reasons[0]!.chips.length === 1 ? reasons[0]!.chips[0] : undefined
  return (
    <section ref={bar} className="prompt" data-shown={props.shown} aria-label={words.table.decision} tabIndex={-1} {...focus}>
      <div className="ask">
        <h2 className="question">{prompt.question}</h2>
        <p
          className={notice ? (notice.tip ? 'why tip' : 'why refused') : 'why'}
          role={notice ? (notice.tip ? 'status' : 'alert') : undefined}
        >
          {notice?.reason ?? prompt.reason}
          {!notice && counted.length === 1 && ` ${words.table.counts(counted[0]!)}`}{' '}
          <RuleLink rule={notice ? notice.rule : (prompt.rule ?? null)} explain={props.explain} />
        </p>
        {!notice && !prompt.reason && !prompt.picks && legal.length > 1 && legal.every(({ onStage }) => onStage) && (
          <p className="why on-stage">{words.table.onStage}</p>
        )}
      </div>
      {prompt.picks ? (
        props.picker
      ) : (
        <div
          ref={options}
          className="opts"
          role="group"
          aria-label={prompt.question}
          data-count={shown.length + (prompt.pointer ? 1 : 0)}
          onKeyDown={walk}
        >
          {prompt.pointer && <PointerChip pointer={prompt.pointer} />}
          {shown.map((chip) => (
            <ChipButton
              key={chip.text}
              chip={chip}
              staged={chip.onStage === true && (about === undefined || chip.about !== about)}
              named={counted.length > 1}
              {...props}
            />
          ))}
        </div>
      )}
      <div className="acts">
        <div className="asides">
          {reasons.length > 0 && (
            <Button look="ghost" className="ask-why" onClick={props.whyNot}>
              <Icon name="help" size={18} />
              <span className="ellipsis">{only ? words.table.whyOne(only.title) : words.table.whyNot}</span>
              {!only && <b className="count">{reasons.length}</b>}
            </Button>
          )}
          {undo === null ? (
            props.barred && <small className="barred">{props.barred}</small>
          ) : (
            <Button look="ghost" title={undo} onClick={props.takeBack}>
              <Icon name="undo" size={18} />
              <span className="ellipsis">{undo}</span>
            </Button>
          )}
        </div>
        {props.hint && (
          <IconButton aria-label={words.table.hint} onClick={props.hint}>
            <Icon name="bulb" />
          </IconButton>
        )}
        {props.orders && (
          <Button
            look="ghost"
            className="standing-orders"
            aria-label={words.table.orders.title}
            title={words.table.orders.title}
            onClick={props.orders}
          >
            <Icon name="skip" size={18} />
            <span className="ellipsis">{words.table.orders.short}</span>
          </Button>
        )}
        <Button
          look="signal"
          aria-disabled={!picked || pending !== null}
          onClick={() => picked && pending === null && props.confirm(picked.text)}
        >
          {picked?.act ?? picked?.title ?? prompt.primary}
        </Button>
      </div>
    </section>
  )
}

/** Points to answers on the stage: the first one gets the focus and scrolls into view. */
const PointerChip = ({ pointer: { title, effect, at } }: { pointer: Pointer }) => (
  <button
    type="button"
    className="pointer"
    onClick={({ currentTarget }) => {
      const first = currentTarget.closest('.table')?.querySelector<HTMLElement>(at)
      first?.focus({ focusVisible: true })
      first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }}
  >
    <span className="title">{title}</span>
    {effect && <span className="effect">{effect}</span>}
  </button>
)

/**
 * `staged` means that small screens show it only on the stage. `named` means that the chances on the chips refer to different things, so
 * that each says to what.
 */
function ChipButton({ chip, staged, named, chosen, pending, select }: Deciding & { chip: Chip; staged: boolean; named: boolean }) {
  const { text, title, effect, odds, picture } = chip
  return (
    <button
      type="button"
      data-move={text}
      className={`chip${staged ? ' staged' : ''}${text === chosen ? ' selected' : ''}${pending === text ? ' sent' : ''}`}
      title={odds?.fraction && words.table.fraction(odds.fraction)}
      aria-pressed={text === chosen}
      onClick={() => select(text)}
    >
      <span className="first-row">
        {picture && (
          <span className="picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <span className="title">{title}</span>
        {odds && (
          <b>
            {percent(odds.chance)}
            <span className="visually-hidden">{` ${odds.counts}`}</span>
            {odds.estimate && <small> {words.table.estimate}</small>}
          </b>
        )}
      </span>
      {effect && <span className="effect">{effect}</span>}
      {odds && named && <span className="effect">{odds.counts}</span>}
      {odds?.label && <span className="effect">{odds.label}</span>}
      {odds && <i className="meter" style={{ width: `${odds.chance * 100}%` }} />}
    </button>
  )
}

/** The prompt for a person who does not have to decide: who decides, what, and what can be done in the meantime. */
export function WaitingBar({
  title,
  note,
  busy = false,
  step,
  shown,
  children,
}: {
  title: ReactNode
  note: ReactNode
  busy?: boolean
  step: number
  shown: number
  children?: ReactNode
}) {
  const bar = useRef<HTMLElement>(null)
  const focus = useFocusThatStays(bar, step)
  return (
    <section ref={bar} className="prompt wait" data-shown={shown} aria-label={words.table.decision} tabIndex={-1} {...focus}>
      {busy && <i className="spin" aria-hidden="true" />}
      <div className="ask">
        <h2 className="question">{title}</h2>
        <p className="why">{note}</p>
      </div>
      <div className="acts">{children}</div>
    </section>
  )
}

/** Arrow keys move between the chips. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('.chip, .pointer')]
  const at = chips.findIndex((chip) => chip === document.activeElement)
  event.preventDefault()
  chips[(at + step + chips.length) % chips.length]?.focus()
}

/**
 * Marks a list as `data-more` while part of it is below its lower edge: its last row then fades instead of ending in the middle of a word.
 */
function useMoreBelow() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = (): void => {
      element.toggleAttribute('data-more', element.scrollTop + element.clientHeight < element.scrollHeight - 4)
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  })
  return list
}

let promptHadFocus = false

/** If the focused control disappears with its prompt, the next prompt takes the focus. */
function useFocusThatStays(bar: { current: HTMLElement | null }, step: number) {
  useEffect(() => {
    const element = bar.current
    if (!element || !promptHadFocus) return
    if (document.activeElement !== document.body && !element.contains(document.activeElement)) return
    const first = element.querySelector<HTMLElement>('.chip, .button')
    ;(first ?? element).focus({ preventScroll: true })
  }, [bar, step])
  return {
    onFocus: () => {
      promptHadFocus = true
    },
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      if (event.relatedTarget !== null) promptHadFocus = false
    },
  }
}
