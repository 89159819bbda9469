import type { Snapshot } from '@robodrome/table'
import { useEffect } from 'react'
import type { BoardModule } from '../boards/board.ts'
import { useForStep } from './use-for-step.ts'

const isSeen = (element: Element): boolean => element.getBoundingClientRect().width > 0

/** The visible places of an option. */
export function placesOf({ spots }: BoardModule, { view, refusals }: Snapshot, text: string): Element[] {
  const option = refusals.find((each) => each.text === text)?.option
  if (option === undefined || view === null) return []
  return (spots?.(view, option) ?? []).flatMap((selector) => [...document.querySelectorAll(selector)].filter(isSeen))
}

/** Frames the subject of a forbidden option on the table, until a tap or the next step. */
export function usePointed(board: BoardModule, snapshot: Snapshot): (text: string) => void {
  const [pointed, point] = useForStep<string>(snapshot.seq)
  useEffect(() => {
    if (pointed === null) return
    const found = placesOf(board, snapshot, pointed)
    for (const each of found) each.setAttribute('data-pointed', '')
    found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const end = (): void => point(null)
    addEventListener('pointerdown', end)
    return () => {
      removeEventListener('pointerdown', end)
      for (const each of found) each.removeAttribute('data-pointed')
    }
  }, [board, snapshot, pointed, point])
  return point
}
