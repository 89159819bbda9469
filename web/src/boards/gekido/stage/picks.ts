import { useOf } from '@robodrome/gekido/page'
import type { Snapshot } from '@robodrome/table'
import { questionOf } from '../model.ts'

/** Verbs of questions that are answered with a set of dice, and the set that says none. */
const VERBS: Readonly<Record<string, string>> = { lockDice: 'lock', respinDice: 'reroll', keepLocked: 'keep' }

const ORDER = 'TSCDPX'
const sorted = (dice: string): string => [...dice].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('')
const textOf = (verb: string, dice: string): string => `${verb} ${dice === '' ? 'nothing' : [...sorted(dice)].join(' ')}`

/** The dice that the chosen move names. */
export function pickedIn(snapshot: Snapshot, chosen: string | null): string {
  const verb = VERBS[questionOf(snapshot)]
  if (chosen === null) return ''
  if (verb === undefined) return useOf(chosen)?.die ?? ''
  return chosen.startsWith(`${verb} `) && chosen !== `${verb} nothing` ? chosen.slice(verb.length + 1).replaceAll(' ', '') : ''
}

/**
 * The move that tapping a die means: it joins or leaves the set, or begins a new one where it does not fit; with an effect that points
 * at a die, the effect points there. Undefined if a die means nothing here.
 */
export function tapped(snapshot: Snapshot, chosen: string | null, face: string, isPicked: boolean): string | undefined {
  const legal = new Set(snapshot.options.map(({ text }) => text))
  const verb = VERBS[questionOf(snapshot)]
  if (verb !== undefined) {
    const picked = pickedIn(snapshot, chosen)
    const wanted = textOf(verb, isPicked ? picked.replace(face, '') : picked + face)
    if (legal.has(wanted)) return wanted
    const alone = textOf(verb, face)
    return !isPicked && legal.has(alone) ? alone : wanted
  }
  const use = chosen === null ? undefined : useOf(chosen)
  const same = use && use.die !== '' ? `${use.piece.plain} on ${face}` : ''
  if (legal.has(same)) return same
  return snapshot.options.find(({ text }) => useOf(text)?.die === face)?.text
}

/** Which of the dice lying there are picked, die by die. */
export function marked(dice: string, picked: string): boolean[] {
  let left = picked
  return [...dice].map((face) => {
    if (!left.includes(face)) return false
    left = left.replace(face, '')
    return true
  })
}

/** Whether these marks name just the dice that are picked. */
export const says = (dice: string, marks: readonly boolean[], picked: string): boolean =>
  marks.length === dice.length && sorted([...dice].filter((_, i) => marks[i]).join('')) === sorted(picked)
