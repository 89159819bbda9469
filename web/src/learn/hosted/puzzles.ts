import type { HostedGame, HostedPuzzle, HostedTerms } from '@robodrome/outside/hosted'
import type { Exercise, Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { hostedPuzzles } from '../../table/api.ts'
import { words } from '../../words/index.ts'

const loaded = new Map<string, Promise<HostedPuzzle[]>>()

/** The exercises of a game from outside, easiest first, as provided by its server; null while loading. Without a server, there are none. */
export function useHostedPuzzles({ id, code, hasPuzzles }: HostedGame): readonly HostedPuzzle[] | null {
  const [found, setFound] = useState<{ code: string; list: readonly HostedPuzzle[] } | null>(null)
  useEffect(() => {
    let wanted = true
    const asked = loaded.get(code) ?? (hasPuzzles ? hostedPuzzles(id) : Promise.resolve([]))
    loaded.set(code, asked)
    asked.then(
      (list) => wanted && setFound({ code, list: list.toSorted((a, b) => difficulty(a) - difficulty(b)) }),
      () => {
        loaded.delete(code)
        if (wanted) setFound({ code, list: [] })
      },
    )
    return () => {
      wanted = false
    }
  }, [id, code, hasPuzzles])
  return found?.code === code ? found.list : null
}

const difficulty = ({ missed }: HostedPuzzle): number => Object.values(missed).reduce((sum, share) => sum + share, 0)

/** The theme in an exercise's address. Games from outside have only this one. */
export const THEME = 'all'

/** The first unsolved one, or the first. */
export const nextOf = (list: readonly HostedPuzzle[], solved: Readonly<Record<string, boolean>> = {}): HostedPuzzle | undefined =>
  list.find(({ id }) => solved[id] !== true) ?? list[0]

/** The position of an exercise as its board draws it. Nothing has happened there yet. */
export function snapshotOf({ id, code }: HostedGame, { mode, seats, seat, view, question, options }: HostedPuzzle): Snapshot<HostedTerms> {
  return {
    table: 'local',
    game: id,
    code,
    settings: { mode, seats, options: {} },
    phase: 'playing',
    public: false,
    clockRules: null,
    rated: false,
    absence: 'answers',
    seats: Array.from({ length: seats }, (_, of) => ({
      kind: of === seat ? 'person' : 'mind',
      name: of === seat ? words.you : words.robots[of % words.robots.length]!,
      bot: false,
      holder: null,
      connected: true,
      ready: true,
      host: of === seat,
      opensIn: null,
      offered: false,
      tookOverFrom: null,
      left: false,
      clock: null,
    })),
    watching: 0,
    result: null,
    took: null,
    beginsIn: null,
    dice: null,
    comings: [],
    proposal: null,
    undone: 0,
    rematch: null,
    own: [seat],
    kept: [],
    host: true,
    seat,
    seq: 0,
    view,
    asked: [seat],
    questions: [{ seat, question }],
    options: options.map((option) => ({ text: option.text, option })),
    refusals: [],
    asides: [],
    canTakeBack: false,
    canAskBack: false,
    lastChoice: null,
    barrier: null,
    point: null,
    after: 0,
    events: [],
    chat: [],
  }
}

/** Converts it to the form of built-in games' exercises, so that results look the same. */
export const exerciseOf = ({ id, seat, goal, best, worth, missed, options }: HostedPuzzle): Exercise => ({
  id,
  seat,
  at: 0,
  goal,
  asks: 'asked',
  answer: 'move',
  choices: options.length,
  best,
  worth,
  missed,
})
