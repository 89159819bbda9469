import { FACES, SYMBOLS, type Face } from './content/symbols.ts'

/**
 * A group of dice, as the letters of their faces in the order T S C D P X: `TTSX`. Dice with the same face are interchangeable, so the
 * letters say everything. All 924 groups of up to six dice are numbered once. Operations on groups are table lookups, because rolls and
 * locks are the hottest paths of the game.
 */
export type Dice = string

const MOST = 6
const names: Dice[] = ['']
const ids = new Map<Dice, number>([['', 0]])
for (let start = 0, size = 1; size <= MOST; size++) {
  const end = names.length
  for (; start < end; start++) {
    const last = FACES.indexOf(names[start]!.at(-1) as Face)
    for (let face = Math.max(last, 0); face < FACES.length; face++) {
      ids.set(names[start]! + FACES[face]!, names.length)
      names.push(names[start]! + FACES[face]!)
    }
  }
}

const sorted = (faces: string): Dice => FACES.map((face) => face.repeat(faces.split(face).length - 1)).join('')
const plus = new Int16Array(names.length * 6).fill(-1)
const minus = new Int16Array(names.length * 6).fill(-1)
const counts = new Uint8Array(names.length * 6)
const faceSets = new Uint8Array(names.length)
const distinct: Face[][] = []
const spaced: string[] = []
names.forEach((name, id) => {
  distinct.push(FACES.filter((face) => name.includes(face)))
  spaced.push([...name].join(' '))
  FACES.forEach((face, f) => {
    counts[id * 6 + f] = name.split(face).length - 1
    if (name.includes(face)) faceSets[id]! |= 1 << f
    if (name.length < MOST) plus[id * 6 + f] = ids.get(sorted(name + face))!
    if (name.includes(face)) minus[id * 6 + f] = ids.get(name.replace(face, ''))!
  })
})

export const groupCount = names.length
export const faceIndex: Readonly<Record<Face, number>> = { T: 0, S: 1, C: 2, D: 3, P: 4, X: 5 }

export const idOf = (dice: Dice): number => ids.get(dice)!
export const nameOf = (id: number): Dice => names[id]!
export const sizeOf = (id: number): number => names[id]!.length
/** The group with one more die; -1 if there would be more than six. */
export const plusFace = (id: number, face: number): number => plus[id * 6 + face]!
/** The group with one die removed; -1 if no die shows the face. */
export const minusFace = (id: number, face: number): number => minus[id * 6 + face]!
export const countOf = (id: number, face: number): number => counts[id * 6 + face]!

/** The faces that appear in a group, as a set of bits by their index. */
export const faceSet = (id: number): number => faceSets[id]!

export const withDie = (dice: Dice, face: Face): Dice => names[plus[ids.get(dice)! * 6 + faceIndex[face]]!]!
export const withoutDie = (dice: Dice, face: Face): Dice => names[minus[ids.get(dice)! * 6 + faceIndex[face]]!]!
export const flipped = (dice: Dice, face: Face): Dice => withDie(withoutDie(dice, face), SYMBOLS[face].opposite)

export function together(a: Dice, b: Dice): Dice {
  return a === '' ? b : names[join(ids.get(a)!, ids.get(b)!)]!
}

/** A lookup table that is filled on demand. 0 marks an empty slot, because the empty group is never the union of two others. */
const joins = new Int16Array(names.length * names.length)

/** The number of the group that two groups form together. */
export function join(a: number, b: number): number {
  if (b === 0) return a
  const known = joins[a * names.length + b]!
  if (known !== 0) return known
  let id = a
  for (let face = 0; face < 6; face++) for (let n = countOf(b, face); n > 0; n--) id = plusFace(id, face)
  joins[a * names.length + b] = id
  return id
}

/** Whether a group contains all dice of another. */
export const holds = (dice: Dice, part: Dice): boolean => {
  let id = ids.get(dice)!
  for (let i = 0; i < part.length && id >= 0; i++) id = minus[id * 6 + faceIndex[part[i] as Face]]!
  return id >= 0
}

export function apart(dice: Dice, taken: Dice): Dice {
  if (taken === '') return dice
  let id = ids.get(dice)!
  for (let i = 0; i < taken.length; i++) id = minus[id * 6 + faceIndex[taken[i] as Face]]!
  return names[id]!
}

/** The faces that appear in a group, each once. */
export const facesOf = (dice: Dice): readonly Face[] => distinct[ids.get(dice)!]!

/** Formatted for people: `T T S X`. */
export const written = (dice: Dice): string => spaced[ids.get(dice)!]!

/** Reads faces in any order, with or without spaces. Returns undefined unless the text consists of at most six faces. */
export function readDice(text: string): Dice | undefined {
  const letters = text.replace(/\s+/g, '').toUpperCase()
  return /^[TSCDPX]{0,6}$/.test(letters) ? sorted(letters) : undefined
}

const parts = new Map<Dice, readonly Dice[]>()

/** Every group that can be taken out of this one, the empty one first. */
export function subsets(dice: Dice): readonly Dice[] {
  let found = parts.get(dice)
  if (found === undefined) {
    let list: Dice[] = ['']
    for (const face of facesOf(dice)) {
      const most = counts[ids.get(dice)! * 6 + faceIndex[face]]!
      list = list.flatMap((part) => Array.from({ length: most + 1 }, (_, n) => part + face.repeat(n)))
    }
    found = list.toSorted((a, b) => a.length - b.length)
    parts.set(dice, found)
  }
  return found
}

const partIds: (readonly number[])[] = []

/** The same, by group numbers. */
export const partsOf = (id: number): readonly number[] => (partIds[id] ??= subsets(names[id]!).map(idOf))

const rolls: (readonly [Dice, number])[][] = []

/** All results of rolling this many dice, each with the number of ways to roll it. */
export function rollsOf(count: number): readonly (readonly [Dice, number])[] {
  rolls[count] ??= names.filter((name) => name.length === count).map((name) => [name, ways(name)] as const)
  return rolls[count]
}

function ways(dice: Dice): number {
  let result = factorial(dice.length)
  for (const face of facesOf(dice)) result /= factorial(dice.split(face).length - 1)
  return result
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
