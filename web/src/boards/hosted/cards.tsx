import type { Block } from '@robodrome/outside'
import { useState, type ReactNode } from 'react'
import { inOwnLanguage } from '../../page/hosted.ts'
import { hostedWords as w } from '../../words/hosted.ts'
import { legalOf, type BoardProps } from './model.ts'
import { Said } from './said.tsx'

type Of<K extends Block['kind']> = { block: Extract<Block, { kind: K }>; props: BoardProps }
type Card = Extract<Block, { kind: 'hand' }>['cards'][number]
/** A card and the content below it; an empty place has no card. */
type Laid = { card: Card | null; below?: ReactNode }

export const Hand = ({ block: { cards }, props }: Of<'hand'>) => (
  <Cards cards={cards.map((card) => ({ card }))} className="hb-hand" props={props} />
)

export const Piles = ({ block: { piles }, props }: Of<'piles'>) => (
  <Cards
    className="hb-piles"
    props={props}
    cards={piles.map(({ title, count, top = {} }) => ({
      card: count > 0 ? top : null,
      below: (
        <span>
          <Said phrase={title} props={props} /> <b className="tabular">{count}</b>
        </span>
      ),
    }))}
  />
)

/** Cards in a row, and below them the text and the moves of the pressed one. */
function Cards({ cards, className, props }: { cards: readonly Laid[]; className: string; props: BoardProps }) {
  const [read, setRead] = useState<{ of: number; at: number } | null>(null)
  const at = read !== null && read.of === props.snapshot.seq ? read.at : null
  const opened = at === null ? null : (cards[at]?.card ?? null)
  const press = (i: number, card: Card): void => {
    const [only, ...more] = legalOf(card, props.snapshot)
    const isChoice = only !== undefined && more.length === 0
    if (isChoice) props.select(only.text)
    setRead(at === i && !isChoice ? null : { of: props.snapshot.seq, at: i })
  }
  return (
    <>
      <ul className={className}>
        {cards.map(({ card, below }, i) => (
          <li key={i}>
            {card === null ? (
              <span className="hb-card none" />
            ) : (
              <CardFace card={card} props={props} isOpened={at === i} press={() => press(i, card)} />
            )}
            {below}
          </li>
        ))}
      </ul>
      {opened !== null && <Opened card={opened} props={props} />}
    </>
  )
}

/** A card. If it is an option or has more to tell, it can be pressed. */
function CardFace({ card, props, isOpened, press }: { card: Card; props: BoardProps; isOpened: boolean; press(): void }) {
  const { text, label, about, tone = '' } = card
  const legal = legalOf(card, props.snapshot)
  const isChosen = legal.some((move) => move.text === props.chosen)
  const classes = ['hb-card', text === undefined ? 'back' : '', tone, legal.length > 0 ? 'open' : ''].filter(Boolean).join(' ')
  const inside = (
    <>
      {label !== undefined && (
        <small>
          <Said phrase={label} props={props} />
        </small>
      )}
      {text === undefined ? <span className="visually-hidden">{w.hiddenCard}</span> : <Said phrase={text} props={props} />}
    </>
  )
  if (legal.length === 0 && about === undefined) return <span className={classes}>{inside}</span>
  return (
    <button
      type="button"
      className={classes}
      {...(legal.length === 1 && { 'data-move': legal[0]!.text })}
      {...(legal.length > 0 ? { 'aria-pressed': isChosen } : { 'aria-expanded': isOpened })}
      onClick={press}
    >
      {inside}
    </button>
  )
}

/** The text of a card, and its moves if there are several. */
function Opened({ card, props }: { card: Card; props: BoardProps }) {
  const legal = legalOf(card, props.snapshot)
  const { about } = card
  if (about === undefined && legal.length < 2) return null
  return (
    <div className="hb-opened">
      {about !== undefined && (
        <p role="status">
          <Said phrase={about} props={props} />
        </p>
      )}
      {legal.length > 1 &&
        legal.map(({ text, option }) => (
          <button
            key={text}
            type="button"
            className="hb-choice"
            data-move={text}
            aria-pressed={text === props.chosen}
            onClick={() => props.select(text)}
          >
            <span className="hb-choice-head">
              <Said phrase={inOwnLanguage(option.says).title} props={props} />
            </span>
          </button>
        ))}
    </div>
  )
}
