import { useRef } from 'react'
import type { Prompt } from '../boards/board.ts'

/** Keeps the order of answers while one is picked, so that odds that arrive late move nothing under a finger or a key. */
export function useSteady(prompt: Prompt, seq: number, isPicked: boolean): Prompt {
  const kept = useRef<{ seq: number; texts: string[] }>({ seq: -1, texts: [] })
  if (!isPicked || kept.current.seq !== seq) {
    kept.current = { seq, texts: prompt.chips.map(({ text }) => text) }
    return prompt
  }
  const place = new Map(kept.current.texts.map((text, i) => [text, i]))
  const at = (text: string): number => place.get(text) ?? place.size
  return { ...prompt, chips: prompt.chips.toSorted((a, b) => at(a.text) - at(b.text)) }
}
