import type { Bonus } from '@robodrome/leagues'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { PillButton } from '../kit/pill.tsx'
import { useMedia } from '../kit/use-media.ts'
import { IconButton } from '../kit/icon-button.tsx'
import { BASE_SET, CardArt, cardOf, cardWords, factOf, HEAD, isOrange, LEGS, statsOf, textOf } from './cards.ts'
import { keeperWords } from '../words/keepers.ts'
import './pool.css'

/** The level of a card; 0 where it has none. */
function levelOf(card: string): number {
  const found = isOrange(BASE_SET, card) ? cardOf(BASE_SET, card) : null
  return found !== null && 'level' in found ? found.level : 0
}

/** Filters cards by kind and by name, for the search, and puts the highest level first if wanted. */
function useFilter(cards: readonly string[]) {
  const [kind, setKind] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [isByLevel, setByLevel] = useState(false)
  const kinds = [...new Set(cards.map((card) => placeFor(card)))].toSorted((a, b) => PLACES.indexOf(a) - PLACES.indexOf(b))
  const found = cards.filter((card) => (kind === null || placeFor(card) === kind) && card.toLowerCase().includes(text.toLowerCase()))
  const shown = isByLevel ? found.toSorted((a, b) => levelOf(b) - levelOf(a)) : found
  return { kind, setKind, text, setText, isByLevel, setByLevel, kinds, shown }
}

/** The kind of a card; '' for a bonus. */
export const kindOf = (card: string): string => (isOrange(BASE_SET, card) ? cardOf(BASE_SET, card).kind : '')

/** Where a card goes, because people look for an arm or a pilot rather than for armor. */
function placeFor(card: string): string {
  const found = isOrange(BASE_SET, card) ? cardOf(BASE_SET, card) : null
  if (found?.kind !== 'armor') return found?.kind ?? ''
  return found.slot === HEAD ? 'head' : found.slot === LEGS ? 'legs' : 'arm'
}
const PLACES = ['head', 'arm', 'legs', 'shoulder', 'pod', 'hangar', 'crew', 'expert', '']

/** How many cards phones show, and how many more on request. */
const PAGE = 12

/** Free cards to choose from, with filters that combine. A tap chooses a card; a second button adds it to the list. */
export function Pool({
  cards,
  chosen,
  choose,
  listed,
  toggle,
  canChoose,
  first = null,
}: {
  cards: readonly string[]
  chosen: string | null
  choose(card: string): void
  /** A card that comes first, so that the chosen one can be read. */
  first?: string | null
  listed?: readonly string[]
  toggle?(card: string): void
  canChoose: boolean
}) {
  const w = keeperWords.draft
  const { kind, setKind, text, setText, isByLevel, setByLevel, kinds, shown } = useFilter(cards)
  const isPhone = useMedia('(max-width: 760px)')
  const [pages, setPages] = useState(1)
  const ordered = isPhone && first !== null && shown.includes(first) ? [first, ...shown.filter((card) => card !== first)] : shown
  const listing = isPhone ? ordered.slice(0, pages * PAGE) : ordered
  const filter = (wanted: string | null): void => {
    setKind(wanted)
    setPages(1)
  }
  return (
    <section className="lg-pool" aria-label={w.pool}>
      <div className="row flow lg-filters">
        <PillButton isOn={kind === null} onClick={() => filter(null)}>
          {w.all} {cards.length}
        </PillButton>
        {kinds.map((each) => (
          <PillButton key={each} isOn={kind === each} onClick={() => filter(each)}>
            {each === '' ? keeperWords.auction.bonus : w.slots[each]} {cards.filter((card) => placeFor(card) === each).length}
          </PillButton>
        ))}
        <PillButton isOn={isByLevel} onClick={() => setByLevel(!isByLevel)}>
          {w.byLevel}
        </PillButton>
        <input
          type="search"
          className="lg-search"
          aria-label={w.search}
          placeholder={w.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ul className="lg-cards">
        {listing.map((card) => (
          <li key={card} className={card === chosen ? `lg-card chosen ${kindOf(card)}` : `lg-card ${kindOf(card)}`}>
            <button type="button" aria-pressed={card === chosen} onClick={() => (canChoose ? choose(card) : toggle?.(card))}>
              <CardFace card={card} />
            </button>
            {toggle && (
              <IconButton
                className="lg-list-it"
                aria-pressed={listed?.includes(card)}
                aria-label={`${listed?.includes(card) ? w.unlist : w.list}: ${card}`}
                onClick={() => toggle(card)}
              >
                {listed?.includes(card) ? '−' : '+'}
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {listing.length < ordered.length && (
        <Button className="lg-more-cards" onClick={() => setPages(pages + 1)}>
          {w.more(Math.min(PAGE, ordered.length - listing.length))}
        </Button>
      )}
    </section>
  )
}

const BonusFace = ({ bonus }: { bonus: Bonus }) => (
  <>
    <span className="label">{keeperWords.auction.bonus}</span>
    <b>{keeperWords.auction.bonusNames[bonus]}</b>
    <span className="lg-text">{keeperWords.auction.bonusHints[bonus]}</span>
  </>
)

/** A card to choose: kind, picture, name, numbers, effect. */
export function CardFace({ card }: { card: string }) {
  if (!isOrange(BASE_SET, card)) return <BonusFace bonus={card as Bonus} />
  const full = cardOf(BASE_SET, card)
  const stats = statsOf(full)
  return (
    <>
      <span className="label">{cardWords.cards.kinds[full.kind]}</span>
      {stats && (
        <span className="lg-stats" aria-hidden="true">
          <b>{stats[0]}</b>
          <b>{stats[1]}</b>
        </span>
      )}
      <CardArt name={card} />
      <b>{card}</b>
      <span className="lg-fact">{factOf(full)}</span>
      <span className="lg-text">{textOf(BASE_SET, full)}</span>
    </>
  )
}
