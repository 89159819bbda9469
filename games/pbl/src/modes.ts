import type { Mode, TableOption } from '@robodrome/kernel'
import type { Content } from './content/index.ts'

// The modes, and every table option as data: the only such list, used by `settings.ts`, the page and the proof.

export type ModeName = 'quick' | 'regular' | 'rotation' | 'challenge' | 'community' | 'ultimate' | 'gunner' | 'hands'

export const WINDOWS = ['build', 'blast', 'declaration', 'roll', 'strike', 'combat end', 'turn end', 'card'] as const
export type WindowName = (typeof WINDOWS)[number]
export const OTHERS_COMBATS = "others' combats"
/** Stands for a pass in every window. */
export const ALL_WINDOWS = 'all'

/** The settings fixed by the mode; the table's options set the others. */
interface Kind extends Omit<Mode, 'options'> {
  draft?: 'quick' | 'regular'
  teams?: 'gunner' | 'hands'
  rotation?: true
  challenge?: true
  /** One deck shared by all, set up again for every game. */
  community?: true
  ultimate?: true
}

const kinds: Readonly<Record<ModeName, Kind>> = {
  quick: {
    title: 'Quick game',
    seats: [2, 3],
    draft: 'quick',
    variants: {
      'predetermined race': { bombs: 'predetermined', race: 4 },
      'one bomb, mortal': { bombLimit: 1, mortal: true },
      'predetermined, at most two': { bombs: 'predetermined', bombLimit: 2 },
      'no bombs, for beginners': { bombs: 'none', quickDeck: 30, noForcedDraw: true },
      'dunk, at most three': { bombs: 'dunk', bombLimit: 3 },
      'best of three': { series: 3 },
      'celebrities and a time limit': {
        celebrity: ['Pelpe Derdae', 'Caldera Sen', 'Sienne Woodin', 'Douglas Graven', 'Maxine Trinidad (Crew)', 'Tormax'],
        timeLimit: 8,
      },
      'Curse of Threes as celebrity': { celebrity: ['Curse of Threes'] },
      'random celebrity': { randomCelebrity: true },
    },
  },
  regular: { title: 'Regular draft', seats: [2, 3], draft: 'regular', variants: { neo: { neo: true }, blind: { blind: true } } },
  rotation: {
    title: 'Pilot rotation',
    seats: [2],
    draft: 'quick',
    rotation: true,
    variants: { 'five pilots': { rotation: 5 }, 'regular draft': { draft: 'regular' }, challenge: { challenge: true } },
  },
  challenge: {
    title: 'Challenge',
    seats: [2, 3],
    draft: 'regular',
    challenge: true,
    variants: { series: { series: 3 }, 'quick draft': { draft: 'quick' } },
  },
  community: { title: 'Community challenge', seats: [2, 3, 4], challenge: true, community: true, variants: { series: { series: 3 } } },
  ultimate: { title: 'Ultimate Robot', seats: [2, 3, 4], community: true, ultimate: true, variants: { dunk: { bombs: 'dunk' } } },
  gunner: {
    title: 'Pilot and gunner',
    seats: [4],
    draft: 'quick',
    teams: 'gunner',
    variants: { 'regular draft': { draft: 'regular' }, 'rotation and challenge': { rotation: 3, challenge: true } },
  },
  hands: {
    title: 'Two robots, four hands',
    seats: [4],
    draft: 'quick',
    teams: 'hands',
    variants: { 'regular draft': { draft: 'regular' }, dunk: { bombs: 'dunk' }, predetermined: { bombs: 'predetermined' } },
  },
}

export const KINDS: Readonly<Record<string, Kind>> = kinds

export const sidesFor = (seats: number): number => (seats === 4 ? 2 : seats)

const FLAG: TableOption = { kind: 'flag', usual: false }

type Variants = NonNullable<Mode['variants']>
type Options = Readonly<Record<string, TableOption>>
/** Cached for each mode and number of seats of a box, because every new game looks them up. */
const known = new WeakMap<Content, Map<string, Options>>()

/** PBL-MODE-18 Lists the options of a mode; unlisted ones are incompatible with it. */
export function optionsOf(content: Content, mode: string, seats: number): Options {
  const key = `${mode} ${seats}`
  let ofBox = known.get(content)
  if (ofBox === undefined) known.set(content, (ofBox = new Map()))
  let options = ofBox.get(key)
  if (options === undefined) ofBox.set(key, (options = listed(content, mode, seats)))
  return options
}

function listed(content: Content, mode: string, seats: number): Options {
  const kind = KINDS[mode]!
  const sides = sidesFor(seats)
  const { orangeNames } = content
  return {
    ...(seats === 4 && kind.teams === undefined ? { teams: { kind: 'one', of: ['hands', 'gunner'], usual: 'hands' } } : {}),
    ...(kind.draft === undefined ? {} : draftOptions(kind.draft, sides)),
    ...(kind.draft === undefined || kind.challenge ? {} : { challenge: FLAG, ...leagueOptions(content, sides) }),
    ...(kind.ultimate ? {} : pilotAndCrewOptions(content, kind, sides)),
    series: kind.rotation ? { kind: 'one', of: [3, 5] } : { kind: 'one', of: [1, 3, 5], usual: 1 },
    bombs: { kind: 'one', of: ['free', 'predetermined', 'dunk', 'none'], usual: 'free' },
    bombLimit: { kind: 'number', from: 0, to: 20, usual: 0 },
    noForcedDraw: FLAG,
    turnCap: { kind: 'number', from: 1, to: 300, usual: 300 },
    timeLimit: { kind: 'number', from: 0, to: 100, usual: 0 },
    race: { kind: 'number', from: 0, to: 12, usual: 0 },
    removed: { kind: 'some', of: orangeNames, least: 0, most: orangeNames.length - 20 * sides },
    passes: { kind: 'each', count: seats, of: { kind: 'some', of: [...WINDOWS, OTHERS_COMBATS, ALL_WINDOWS], least: 0, most: 10 } },
  }
}

const draftOptions = (usual: 'quick' | 'regular', sides: number): Record<string, TableOption> => ({
  draft: { kind: 'one', of: ['quick', 'regular'], usual },
  quickDeck: { kind: 'number', from: 10, to: 40, usual: sides === 3 ? 30 : 40 },
  neo: FLAG,
  blind: FLAG,
})

/** PBL-MODE-13, -14 Returns a league's additions to a match. */
const leagueOptions = ({ box }: Content, sides: number): Record<string, TableOption> => ({
  inheritance: {
    kind: 'each',
    count: sides,
    of: { kind: 'some', of: box.cards.flatMap(({ kind, name }) => (kind === 'action' ? [] : [name])), least: 1, most: 5 },
  },
  keepers: FLAG,
  bonuses: { kind: 'each', count: sides, of: { kind: 'some', of: ['opening hand', 'hand limit', 'deck'], least: 0, most: 3 } },
})

const pilotAndCrewOptions = ({ celebrityNames }: Content, kind: Kind, sides: number): Record<string, TableOption> => ({
  ...(sides === 2 ? { rotation: kind.rotation ? { kind: 'one', of: [3, 5], usual: 3 } : { kind: 'one', of: [0, 3, 5], usual: 0 } } : {}),
  mortal: FLAG,
  celebrity: { kind: 'some', of: celebrityNames, least: 0, most: celebrityNames.length },
  randomCelebrity: FLAG,
})

/** Lists the modes with a box's values for the options. A variant is omitted if the box lacks its celebrities. */
export const modesOf = (content: Content): Readonly<Record<string, Mode>> =>
  Object.fromEntries(
    Object.entries(KINDS).map(([name, { title, seats, variants }]) => [
      name,
      {
        title,
        seats,
        options: (count: number) => optionsOf(content, name, count),
        ...(variants === undefined ? {} : { variants: playable(content, variants) }),
      },
    ]),
  )

const playable = ({ celebrityNames }: Content, variants: Variants): Variants =>
  Object.fromEntries(
    Object.entries(variants).filter(([, { celebrity = [] }]) => (celebrity as string[]).every((name) => celebrityNames.includes(name))),
  )
