import type { CardName, View } from '@robodrome/pbl/page'
import { createContext, useContext } from 'react'
import { openAt, type Anchor, type Spots } from '../anchors.ts'
import { reasonOf, saidOf, type Context as Said } from '../chips.ts'
import { type Choice, type Props } from '../model.ts'
import { words } from '../words/index.ts'

/** The context for every part of the stage: the board's props, the view, the choices, and a way to enlarge a card. */
export interface Table {
  props: Props
  view: View
  /** The context for sentences about options. */
  context: Said
  spots: Spots
  about(card: CardName): void
}

/** Provides the table to all parts drawn on it. */
export const OnTable = createContext<Table | null>(null)

export function useTable(): Table {
  const table = useContext(OnTable)
  if (table === null) throw new Error('useTable: no table')
  return table
}

export interface TouchTarget {
  can: boolean
  cannot: Choice | null
  /** The unconfirmed choice here. */
  chosen: Choice | null
  /** The possible and forbidden choices here, in words, with reasons. */
  told: string
  act(): void
  className: string
}

/** What a tap does: it chooses the next of the choices here each time, or calls `otherwise` if there are none. */
export function touchAt({ props, context, spots }: Table, anchor: Anchor, otherwise?: () => void): TouchTarget {
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

export const useTouch = (anchor: Anchor, otherwise?: () => void): TouchTarget => touchAt(useTable(), anchor, otherwise)

/** The name of an item and its possible actions. */
export const nameWith = (name: string, touch: TouchTarget): string => (touch.told === '' ? name : `${name}, ${touch.told}`)
