import type { CardName, View } from '@robodrome/pbl/page'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { HOLD } from '../../../kit/long-press.tsx'
import { onCard, openAt, spotsIn, type Anchor, type Spots } from '../anchors.ts'
import { reasonOf, saidOf, type Context as Said } from '../chips.ts'
import { outlookIn, questionIn, viewOf, type Choice, type Props } from '../model.ts'
import { words } from '../words/index.ts'
import { CardSheet } from './card-sheet.tsx'

/** What every part of the stage needs: the board's props, the view, what can be touched, and a way to look at a card closely. */
export interface Table {
  props: Props
  view: View
  /** What sentences about options need. */
  context: Said
  spots: Spots
  about(card: CardName): void
}

const Context = createContext<Table | null>(null)

export function useTable(): Table {
  const table = useContext(Context)
  if (table === null) throw new Error('this part stands on no table')
  return table
}

const CARD = onCard('')

/** A table whose parts can be touched, with the large view of a card over it: a finger held on a card opens it too. */
export function TouchTable({ props, children }: { props: Props; children: ReactNode }) {
  const { snapshot, seat } = props
  const [card, setCard] = useState<CardName | null>(null)
  useEffect(() => {
    const held = (event: Event): void => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>('.pb-card[data-anchor]')?.dataset['anchor'] : null
      if (!anchor?.startsWith(CARD)) return
      event.preventDefault()
      setCard(anchor.slice(CARD.length))
    }
    addEventListener(HOLD, held)
    return () => removeEventListener(HOLD, held)
  }, [])
  const spots = useMemo(() => spotsIn(snapshot, seat), [snapshot, seat])
  const view = viewOf(snapshot)
  const context: Said = { view, question: questionIn(snapshot), outlook: outlookIn(props.answers), reader: props.reader }
  const table: Table = { props, view, context, spots, about: setCard }
  return (
    <Context value={table}>
      {children}
      {card !== null && <CardSheet card={card} close={() => setCard(null)} />}
    </Context>
  )
}

export interface Touch {
  can: boolean
  cannot: Choice | null
  /** What is chosen here but not confirmed. */
  chosen: Choice | null
  /** What can be done here and what cannot and why, in words. */
  told: string
  act(): void
  className: string
}

/** What touching a thing does: the next of its choices at each touch, `otherwise` where there is none. */
export function touchAt({ props, context, spots }: Table, anchor: Anchor, otherwise?: () => void): Touch {
  const here = spots.get(anchor) ?? []
  const open = openAt(spots, anchor)
  const chosen = open.find(({ text }) => text === props.chosen) ?? null
  const cannot = open.length === 0 ? (here[0] ?? null) : null
  const isAside = (text: string): boolean => props.snapshot.asides.some((aside) => aside.text === text)
  const act = (): void => {
    const next = open[open.findIndex(({ text }) => text === props.chosen) + 1] ?? open[0] ?? here[0]
    if (next === undefined) otherwise?.()
    else if (isAside(next.text)) props.confirm(next.text)
    else props.select(next.text)
  }
  const told = [
    open.length > 0 ? words.stage.canDo(open.map(({ option }) => saidOf(context, option).title)) : '',
    cannot?.rule === undefined ? '' : words.stage.cannot(reasonOf(context, cannot.option, cannot.rule) || cannot.text, cannot.rule),
  ].filter((text) => text !== '')
  return {
    can: open.length > 0,
    cannot,
    chosen,
    told: told.join(', '),
    act,
    className: `${open.length > 0 ? ' can' : here.length > 0 ? ' cannot' : ''}${chosen === null ? '' : ' chosen'}`,
  }
}

export const useTouch = (anchor: Anchor, otherwise?: () => void): Touch => touchAt(useTable(), anchor, otherwise)

/** The name of a thing and what can be done with it. */
export const nameWith = (name: string, touch: Touch): string => (touch.told === '' ? name : `${name}, ${touch.told}`)
