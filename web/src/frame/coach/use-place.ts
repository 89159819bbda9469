import { useLayoutEffect, useState, type RefObject } from 'react'
import { placeFor, type Box, type Place, type Spared } from './place.ts'

/** What a bubble should not cover: figures first, then possible choices, then players. */
const SPARED = [
  ['.gk-figure, .vt-robot, .ab-bot, .pb-fig', 3],
  ['.stage .can, .desk .can', 1],
  ['.people li', 0.5],
] as const

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

const found = (at: readonly string[]): Element | null => {
  for (const selector of at) {
    const seen = [...document.querySelectorAll(selector)].find(isSeen)
    if (seen) return seen
  }
  return null
}

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].filter(isSeen).map((each) => each.getBoundingClientRect())

/**
 * Finds the place of the bubble. Its subject is framed and described by it; if the subject moves, the bubble follows. The question, the
 * lane and other named areas stay free.
 */
export function usePlace(
  bubble: RefObject<HTMLElement | null>,
  at: readonly string[],
  beside: readonly string[],
  id: string,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  const wanted = at.join(' || ')
  const besides = beside.join(', ')
  useLayoutEffect(() => {
    let object: Element | null = null
    let spoken: Element[] = []
    let frame = 0
    const release = (): void => {
      object?.removeAttribute('data-coached')
      object?.removeAttribute('aria-describedby')
    }
    const releaseAll = (): void => {
      release()
      for (const each of spoken) each.removeAttribute('data-coach-beside')
    }
    const find = (): void => {
      frame = 0
      const next = found(wanted === '' ? [] : wanted.split(' || '))
      if (next !== object) {
        release()
        object = next
        object?.setAttribute('data-coached', '')
        object?.setAttribute('aria-describedby', id)
        object?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
      const own = bubble.current?.getBoundingClientRect()
      if (!own) return
      if (object === null) return setPlace(null)
      const prompt = document.querySelector('.prompt')?.getBoundingClientRect()
      const { left, right, top, bottom } = object.getBoundingClientRect()
      // The question stays readable, even next to one of its answers.
      const box =
        prompt && object.closest('.prompt') ? { left, right, top: prompt.top, bottom: prompt.bottom } : { left, right, top, bottom }
      for (const each of spoken) each.removeAttribute('data-coach-beside')
      spoken = besides === '' ? [] : [...document.querySelectorAll(besides)].filter(isSeen)
      for (const each of spoken) each.setAttribute('data-coach-beside', '')
      const free = [...(prompt ? [prompt] : []), ...boxesOf('.lane'), ...spoken.map((each) => each.getBoundingClientRect())]
      const spare = SPARED.flatMap(([selector, weight]) => boxesOf(selector).map((each): Spared => ({ box: each, weight })))
      const spot = placeFor(box, own, { width: innerWidth, height: innerHeight }, free, spare)
      setPlace((before) => (before && JSON.stringify(before) === JSON.stringify(spot) ? before : spot))
    }
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(find)
    }
    find()
    const changes = new MutationObserver(soon)
    const table = document.querySelector('.table')
    if (table)
      changes.observe(table, { subtree: true, childList: true, attributeFilter: ['aria-pressed', 'aria-disabled', 'class', 'data-cell'] })
    const sizes = new ResizeObserver(soon)
    if (bubble.current) sizes.observe(bubble.current)
    sizes.observe(document.documentElement)
    addEventListener('scroll', soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('scroll', soon, { capture: true })
      releaseAll()
    }
  }, [bubble, wanted, besides, id])
  return place
}
