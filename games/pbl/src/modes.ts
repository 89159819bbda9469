import type { Mode, Settings, TableOption } from '@robodrome/kernel'
import { CREW, ORANGE } from './content/index.ts'

// The ways to play, and every option of a table as data: the one list that `settings.ts` reads, the page draws and the proof plays.

export type ModeName = 'quick' | 'regular' | 'rotation' | 'challenge' | 'community' | 'ultimate' | 'gunner' | 'hands'

export const WINDOWS = ['build', 'blast', 'declaration', 'roll', 'strike', 'combat end', 'turn end', 'card'] as const
export type WindowName = (typeof WINDOWS)[number]
export const OTHERS_COMBATS = "others' combats"
/** A standing pass in every window. */
export const ALL_WINDOWS = 'all'

export const celebrityNames = CREW.filter((crew) => crew.celebrity).map((crew) => crew.name)
const KEEPERS = ORANGE.filter(({ kind }) => kind !== 'action').map(({ name }) => name)

/** What a mode settles by its name; a table sets the rest. */
interface Kind extends Omit<Mode, 'options'> {
  draft?: 'quick' | 'regular'
  teams?: 'gunner' | 'hands'
  rotation?: true
  challenge?: true
  /** One deck for all, set up anew for every game. */
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

type Options = Readonly<Record<string, TableOption>>
/** Made once for each mode and number of seats: a game that is set up asks for them. */
const known = new Map<string, Options>()

/** PBL-MODE-18 Every option that a mode knows; what it does not list cannot stand with it. */
export function optionsOf(mode: string, seats: number): Options {
  const key = `${mode} ${seats}`
  let options = known.get(key)
  if (options === undefined) known.set(key, (options = listed(mode, seats)))
  return options
}

function listed(mode: string, seats: number): Options {
  const kind = KINDS[mode]!
  const sides = sidesFor(seats)
  return {
    ...(seats === 4 && kind.teams === undefined ? { teams: { kind: 'one', of: ['hands', 'gunner'], usual: 'hands' } } : {}),
    ...(kind.draft === undefined ? {} : draftOptions(kind.draft, sides)),
    ...(kind.draft === undefined || kind.challenge ? {} : { challenge: FLAG, ...leagueOptions(sides) }),
    ...(kind.ultimate ? {} : pilotAndCrewOptions(kind, sides)),
    series: kind.rotation ? { kind: 'one', of: [3, 5] } : { kind: 'one', of: [1, 3, 5], usual: 1 },
    bombs: { kind: 'one', of: ['free', 'predetermined', 'dunk', 'none'], usual: 'free' },
    bombLimit: { kind: 'number', from: 0, to: 20, usual: 0 },
    noForcedDraw: FLAG,
    turnCap: { kind: 'number', from: 1, to: 300, usual: 300 },
    timeLimit: { kind: 'number', from: 0, to: 100, usual: 0 },
    race: { kind: 'number', from: 0, to: 12, usual: 0 },
    removed: { kind: 'some', of: ORANGE.map(({ name }) => name), least: 0, most: ORANGE.length - 20 * sides },
    passes: { kind: 'each', count: seats, of: { kind: 'some', of: [...WINDOWS, OTHERS_COMBATS, ALL_WINDOWS], least: 0, most: 10 } },
  }
}

const draftOptions = (usual: 'quick' | 'regular', sides: number): Record<string, TableOption> => ({
  draft: { kind: 'one', of: ['quick', 'regular'], usual },
  quickDeck: { kind: 'number', from: 10, to: 40, usual: sides === 3 ? 30 : 40 },
  neo: FLAG,
  blind: FLAG,
})

/** PBL-MODE-13, -14 What a league brings to a match. */
const leagueOptions = (sides: number): Record<string, TableOption> => ({
  inheritance: { kind: 'each', count: sides, of: { kind: 'some', of: KEEPERS, least: 1, most: 5 } },
  keepers: FLAG,
  bonuses: { kind: 'each', count: sides, of: { kind: 'some', of: ['opening hand', 'hand limit', 'deck'], least: 0, most: 3 } },
})

const pilotAndCrewOptions = (kind: Kind, sides: number): Record<string, TableOption> => ({
  ...(sides === 2 ? { rotation: kind.rotation ? { kind: 'one', of: [3, 5], usual: 3 } : { kind: 'one', of: [0, 3, 5], usual: 0 } } : {}),
  mortal: FLAG,
  celebrity: { kind: 'some', of: celebrityNames, least: 0, most: celebrityNames.length },
  randomCelebrity: FLAG,
})

export const MODES: Readonly<Record<string, Mode>> = Object.fromEntries(
  Object.entries(KINDS).map(([name, { title, seats, variants }]) => [
    name,
    { title, seats, options: (count: number) => optionsOf(name, count), ...(variants === undefined ? {} : { variants }) },
  ]),
)

/** Options as tables wrote them before bombs and their limit, and celebrities and luck, were two options each: records keep them. */
export function modernized({ mode, seats, options }: Settings): Settings {
  const { draft, bombs, celebrity, ...rest } = options
  return {
    mode,
    seats,
    options: {
      ...(draft === undefined || draft === 'none' ? {} : { draft }),
      ...(bombs === undefined ? {} : bombs === 'limited' ? { bombs: 'free', bombLimit: 2 } : { bombs }),
      ...(celebrity === undefined ? {} : celebrity === 'random' ? { randomCelebrity: true } : { celebrity }),
      ...rest,
    },
  }
}
