import type { ReactNode } from 'react'
import { isStarter, type CardName } from '@robodrome/pbl/page'
import { isRobot } from '../art/card-art.tsx'
import { onHand, onPile, ON_DECK, ON_SHOP } from '../anchors.ts'
import { isOwn, isAsked, isLaidOut, known, ownSide } from '../model.ts'
import { words } from '../words/index.ts'
import { CardGrid } from './card-grid.tsx'
import { HeapGrid, type Heap } from './heap-grid.tsx'
import { RobotChoice } from './robot-choice.tsx'
import { useTable, type Table } from './touch.tsx'
import './table-top.css'

const says = words.stage

/** The middle of the table outside combat: the choice, piles, opening hands, deck and shop row. */
export function TableTop() {
  const table = useTable()
  const { view, props, context } = table
  const question = context.question?.kind ?? ''
  const tray = trayOf(table)
  const asked = isAsked(props.snapshot, props.seat)
  const setup = view.turn.number === 0
  const robots = tray.filter((card) => isRobot(view, card))
  const cards = tray.filter((card) => !isRobot(view, card))
  return (
    <>
      {robots.length > 0 && <RobotChoice robots={robots} />}
      {cards.length > 0 && (
        <Panel title={says.tray[question] ?? says.trayOther}>
          <CardGrid cards={cards} label={says.tray[question] ?? says.trayOther} className="tray" />
        </Panel>
      )}
      <Piles />
      <OpeningHands />
      {setup && !asked && tray.length === 0 && <p className="panel pb-quiet">{says.waitingSetup}</p>}
      {!setup && (view.combat === null || SHOP_QUESTIONS.includes(question)) && <Shop />}
    </>
  )
}

const SHOP_QUESTIONS = ['chooseSource', 'chooseFromRow', 'chooseZone', 'chooseFound']

const Panel = ({ title, children, note }: { title: string; children: ReactNode; note?: string }) => (
  <section className="panel pb-top" aria-label={title}>
    <div className="pb-lab label">
      <span>{title}</span>
      {note !== undefined && <span>{note}</span>}
    </div>
    {children}
  </section>
)

/** Cards of the question that are not visible anywhere else; while pilots are chosen, the whole pool. */
function trayOf({ view, spots, props, context }: Table): CardName[] {
  const { question } = context
  const hand = new Set(known(view, `hand ${props.seat ?? -1}`))
  const named = [...spots.keys()].flatMap((anchor) => (anchor.startsWith('card ') ? [anchor.slice(5)] : []))
  const allowed = (card: CardName): number => Number(spots.get(`card ${card}`)!.every(({ rule }) => rule !== undefined))
  const isOutsidePool = (card: CardName): boolean =>
    question?.kind === 'choosePilot' && isStarter(view, card) && !view.talentPool.includes(card)
  const shown = named
    .filter((card) => !hand.has(card) && !isLaidOut(view, card) && !isOutsidePool(card))
    .toSorted((a, b) => allowed(a) - allowed(b))
  if (shown.length > 0) return shown
  if (question?.kind === 'leaveOrBury') return known(view, `top of deck ${view.config.community ? 0 : ownSide(view)}`).slice(0, 1)
  return view.talentPool
}

function Piles() {
  const { view, context } = useTable()
  const piles = [1, 2, 3, 4, 5].map((n) => view.zones[`pile ${n}`])
  if (piles.every((pile) => (pile?.count ?? 0) === 0)) return null
  const looked = context.question?.kind === 'pickPile' ? context.question.pile - 1 : -1
  const seen = (n: number): CardName[] => known(view, `pile ${n + 1}`)
  const heaps = piles.map((pile, n): Heap => ({
    anchor: onPile(n),
    title: says.pile(n + 1),
    name: says.pileName(n + 1, pile?.count ?? 0, seen(n)),
    count: pile?.count ?? 0,
  }))
  return (
    <Panel title={says.piles} note={says.cards(view.zones['draft deck']?.count ?? 0)}>
      <HeapGrid heaps={heaps} label={says.piles} className="piles" />
      {looked >= 0 && seen(looked).length > 0 && <CardGrid cards={seen(looked)} label={says.pile(looked + 1)} className="tray" />}
    </Panel>
  )
}

function OpeningHands() {
  const { view, props } = useTable()
  const hands = ['A', 'B'].map((hand) => ({ hand, zone: view.zones[`hand ${hand} of ${props.seat ?? -1}`] }))
  if (hands.every(({ zone }) => (zone?.count ?? 0) === 0)) return null
  const heaps = hands.map(({ hand, zone }): Heap => {
    const cards = (zone?.cards ?? []).filter((card) => card !== null)
    return { anchor: onHand(hand), title: says.openingHand(hand), name: says.handName(hand, cards), count: zone?.count ?? 0 }
  })
  return (
    <Panel title={says.openingHands}>
      {hands.map(({ hand, zone }, i) => {
        const cards = (zone?.cards ?? []).filter((card) => card !== null)
        return (
          <div key={hand} className="pb-offer">
            <HeapGrid heaps={[heaps[i]!]} label={says.openingHand(hand)} className="offer" />
            {cards.length > 0 && <CardGrid cards={cards} label={says.openingHand(hand)} className="tray" />}
          </div>
        )
      })}
    </Panel>
  )
}

/** The deck of the reader's side and the shop, from which cards are drawn. */
function Shop() {
  const { view, spots, props } = useTable()
  const own = ownSide(view)
  const title = view.config.community ? says.deckAll : isOwn(view, own) ? says.deck : says.deckOf(props.nameOf(own))
  const deck = view.decks[view.config.community ? 0 : own] ?? 0
  const heaps: Heap[] = [
    { anchor: ON_DECK, title, name: says.deckName(deck), count: deck },
    ...(spots.has(ON_SHOP) ? [{ anchor: ON_SHOP, title: says.shop, name: says.shop, count: view.row.length }] : []),
  ]
  return (
    <Panel title={says.shop} note={says.shopDeck(view.zones['shop deck']?.count ?? 0)}>
      <div className="pb-shop">
        <HeapGrid heaps={heaps} label={title} />
        {view.row.length === 0 ? (
          <p className="pb-note">{says.shopClosed}</p>
        ) : (
          <CardGrid cards={view.row} label={says.shop} className="row" />
        )}
      </div>
      {view.celebrities.length > 0 && (
        <>
          <div className="pb-lab label pb-second">{says.celebrities}</div>
          <CardGrid cards={view.celebrities} label={says.celebrities} className="row" />
        </>
      )}
    </Panel>
  )
}
