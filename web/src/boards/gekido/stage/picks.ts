import { KEEP_DICE, LOCK, REROLL, write, type OptionOf, type Option } from '@robodrome/gekido/page'
import { kindAsked, optionIn, viewOf, type Seen } from '../model.ts'

type SetOf = Readonly<Record<string, OptionOf<'lock' | 'reroll' | 'keepDice'>>>

/** Questions answered with a set of dice, and how to read the set from an option. */
const SETS: Readonly<Partial<Record<NonNullable<ReturnType<typeof kindAsked>>, SetOf>>> = {
  lockDice: LOCK,
  respinDice: REROLL,
  keepLocked: KEEP_DICE,
}

const ORDER = 'TSCDPX'
const sorted = (dice: string): string => [...dice].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('')
const setsIn = (snapshot: Seen): SetOf | undefined => {
  const kind = kindAsked(snapshot)
  return kind === null ? undefined : SETS[kind]
}
const dieOf = (option: Option | undefined): string => (option !== undefined && 'die' in option ? option.die : '')

/** The dice of the chosen move. */
export function pickedIn(snapshot: Seen, chosen: string | null): string {
  const option = optionIn(snapshot, chosen)
  if (setsIn(snapshot) === undefined) return dieOf(option)
  return option !== undefined && 'dice' in option ? option.dice : ''
}

/**
 * Returns the move for a tap on a die: the die joins or leaves the set, or starts a new set if it does not fit. An effect that targets a
 * die aims at it. Undefined if the die means nothing here.
 */
export function tapped(snapshot: Seen, chosen: string | null, face: string, isPicked: boolean): string | undefined {
  const legal = new Set(snapshot.options.map(({ text }) => text))
  const sets = setsIn(snapshot)
  if (sets !== undefined) {
    const textOf = (dice: string): string => {
      const option = sets[sorted(dice)]
      return option === undefined ? '' : write(option, viewOf(snapshot))
    }
    const picked = pickedIn(snapshot, chosen)
    const wanted = textOf(isPicked ? picked.replace(face, '') : picked + face)
    if (legal.has(wanted)) return wanted
    const alone = textOf(face)
    return !isPicked && legal.has(alone) ? alone : wanted
  }
  const pointed = snapshot.options.filter(({ option }) => dieOf(option) === face)
  const use = optionIn(snapshot, chosen)
  const same = pointed.find(({ option }) => use !== undefined && dieOf(use) !== '' && isSamePiece(option, use))
  return (same ?? pointed[0])?.text
}

/** Whether two options use the same piece, possibly on different dice. */
function isSamePiece(a: Option, b: Option): boolean {
  if (a.kind === 'card') return b.kind === 'card' && a.card === b.card
  if (a.kind === 'power') return b.kind === 'power' && a.power === b.power
  return a.kind === 'tile' && b.kind === 'tile'
}

/** Which of the dice are picked, die by die. */
export function marked(dice: string, picked: string): boolean[] {
  let left = picked
  return [...dice].map((face) => {
    if (!left.includes(face)) return false
    left = left.replace(face, '')
    return true
  })
}

/** Whether these symbols are exactly the picked dice. */
export const says = (dice: string, marks: readonly boolean[], picked: string): boolean =>
  marks.length === dice.length && sorted([...dice].filter((_, i) => marks[i]).join('')) === sorted(picked)
