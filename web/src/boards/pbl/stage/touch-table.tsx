import type { CardName } from '@robodrome/pbl/page'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { HOLD } from '../../../kit/long-press.tsx'
import { onCard, spotsIn } from '../anchors.ts'
import type { Context as Said } from '../chips.ts'
import { outlookIn, questionIn, viewOf, type Props } from '../model.ts'
import { CardSheet } from './card-sheet.tsx'
import { OnTable, type Table } from './touch.tsx'

const CARD = onCard('')

/** A table with touchable parts, and an enlarged card over it, which a long press on any card opens. */
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
    <OnTable value={table}>
      {children}
      {card !== null && <CardSheet card={card} close={() => setCard(null)} />}
    </OnTable>
  )
}
