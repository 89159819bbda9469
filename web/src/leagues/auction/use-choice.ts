import type { LeagueQuestion } from '@robodrome/leagues'
import { useState } from 'react'

/** A choice not sent yet in an open auction: the item and the amount. */
export interface Choice {
  item: string
  bid: number
  most: number
  setItem(item: string): void
  setBid(bid: number): void
}

/** The choice for an auction's question, which every new question resets. Null without a question. */
export function useChoice(question: LeagueQuestion | undefined, n: number): Choice | null {
  const [chosen, setChosen] = useState<{ n: number; item?: string; bid?: number }>({ n })
  const now = chosen.n === n ? chosen : { n }
  const setItem = (item: string): void => setChosen({ ...now, item })
  const setBid = (bid: number): void => setChosen({ ...now, bid })
  if (question?.kind === 'bid') return { item: question.item, bid: now.bid ?? question.from, most: question.most, setItem, setBid }
  if (question?.kind !== 'nominate') return null
  const { item, most } = question.items.find((each) => each.item === now.item) ?? question.items[0]!
  return { item, bid: now.bid ?? 1, most, setItem, setBid }
}
