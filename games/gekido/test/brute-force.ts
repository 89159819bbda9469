/**
 * Brute-force chances that share no code with the solver: every face of every die, every subset as a lock, and Commands recognised by
 * counting letters. Only identical situations are memoized.
 */
const FACES = ['T', 'S', 'C', 'D', 'P', 'X']
const FLIPS: Record<string, string> = { T: 'S', S: 'T', C: 'D', D: 'C', P: 'X', X: 'P' }

type Faces = readonly string[]

function tally(dice: Faces): number[] {
  return FACES.map((face) => dice.filter((die) => die === face).length)
    .filter((count) => count > 0)
    .toSorted((a, b) => b - a)
}

/** Whether dice may be locked on a Command (`part`), or complete it. */
export function suits(command: string, own: string, dice: Faces): 'no' | 'part' | 'all' {
  const counts = tally(dice)
  const kinds = counts.length
  const most = counts[0] ?? 0
  const judge = (legal: boolean, complete: boolean) => (complete ? 'all' : legal ? 'part' : 'no')
  if (command === 'TWO_PAIRS') return judge(kinds <= 2 && most <= 2, kinds === 2 && dice.length === 4 && most === 2)
  if (command === 'THREE_KIND') return judge(kinds <= 1 && most <= 3, kinds === 1 && most === 3)
  if (command === 'FOUR_KIND') return judge(kinds <= 1 && most <= 4, kinds === 1 && most === 4)
  if (command === 'FIVE_KIND') return judge(kinds <= 1 && most <= 5, kinds === 1 && most === 5)
  if (command === 'FULL_HOUSE') return judge(kinds <= 2 && most <= 3 && (counts[1] ?? 0) <= 2, kinds === 2 && most === 3 && counts[1] === 2)
  return judge(most <= 1 && !dice.includes(own), most === 1 && dice.length === 5 && !dice.includes(own))
}

export interface Slow {
  command: string
  own: string
  enemy: string
  /** One helper, usable now or later, or none. */
  helper: string
  memory: Map<string, number>
}

const keyOf = (...parts: (Faces | number | string)[]): string =>
  parts.map((part) => (typeof part === 'object' ? part.toSorted().join('') : part)).join('/')

/** Before a roll: tries every sequence of faces, die by die. */
export function slowBefore(slow: Slow, locked: Faces, dice: number, left: number, helper: string): number {
  if (suits(slow.command, slow.own, locked) === 'all') return 1
  if (left === 0 || dice === 0) return 0
  const key = keyOf('before', locked, dice, left, helper)
  const known = slow.memory.get(key)
  if (known !== undefined) return known
  const chance = slowRoll(dice, [], (faces) => slowAfter(slow, locked, faces, left - 1, helper, false))
  slow.memory.set(key, chance)
  return chance
}

function slowRoll(dice: number, rolled: Faces, then: (faces: Faces) => number): number {
  if (dice === 0) return then(rolled)
  return FACES.reduce((sum, face) => sum + slowRoll(dice - 1, [...rolled, face], then) / 6, 0)
}

/** After a roll: tries every subset of the free dice as a lock, and uses the helper on each die. */
export function slowAfter(slow: Slow, locked: Faces, free: Faces, left: number, helper: string, first: boolean): number {
  const key = keyOf('after', locked, free, left, helper, first ? 1 : 0)
  const known = slow.memory.get(key)
  if (known !== undefined) return known
  let best = suits(slow.command, slow.own, locked) === 'all' ? 1 : 0
  for (let mask = first ? 1 : 0; mask < 2 ** free.length; mask++) {
    const set = free.filter((_, i) => mask & (1 << i))
    if (suits(slow.command, slow.own, [...locked, ...set]) === 'no') continue
    best = Math.max(best, slowBefore(slow, [...locked, ...set], free.length - set.length, left, helper))
  }
  if (helper !== 'none') best = Math.max(best, slowHelp(slow, locked, free, left, helper, first))
  slow.memory.set(key, best)
  return best
}

function slowHelp(slow: Slow, locked: Faces, free: Faces, left: number, helper: string, first: boolean): number {
  const then = (dice: Faces): number => slowAfter(slow, locked, dice, left, 'none', first)
  if (helper === 'fourthRoll') return slowAfter(slow, locked, free, left + 1, 'none', first)
  if (helper === 'sixthDie') return locked.length + free.length > 5 ? 0 : slowRoll(1, [], (faces) => then([...free, ...faces]))
  if (helper === 'respin') {
    let best = 0
    for (let mask = 1; mask < 2 ** free.length; mask++) {
      const kept = free.filter((_, i) => !(mask & (1 << i)))
      best = Math.max(
        best,
        slowRoll(free.length - kept.length, [], (faces) => then([...kept, ...faces])),
      )
    }
    return best
  }
  const targets = (die: string): string[] => {
    if (helper === 'flip') return [FLIPS[die]!]
    if (helper === 'setOwn') return [slow.own]
    return helper === 'setBot' ? [slow.own, slow.enemy] : FACES
  }
  return Math.max(
    0,
    ...free.flatMap((die, i) =>
      targets(die)
        .filter((face) => face !== die)
        .map((face) => then(free.with(i, face))),
    ),
  )
}
