import { gameIds, loadGame, loadWords } from '@robodrome/games'
import type { Settings } from '@robodrome/kernel'
import { useEffect, useState } from 'react'
import { CLOCKS, type ClockName } from '../lobby/create/open-table.ts'
import type { NewChallenge } from '@robodrome/protocol'
import { language } from '../words/language.ts'

export interface Wanted {
  game: string
  mode: string
  clock: ClockName
}

/** The game to play, and its modes for two players. */
export function useWanted() {
  const [wanted, setWanted] = useState<Wanted>({ game: gameIds()[0]!, mode: '', clock: 'live' })
  const [modes, setModes] = useState<{ id: string; title: string; seats: number }[]>([])
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      const [game, said] = await Promise.all([loadGame(wanted.game), loadWords(wanted.game, language)])
      if (!isWanted || game === undefined) return
      const all = Object.entries(game.modes).map(([id, { title, seats }]) => ({
        id,
        title: said?.modes[id]?.title ?? title,
        seats: Math.min(...seats.filter((n) => n > 1)),
      }))
      setModes(all.filter(({ seats }) => Number.isFinite(seats)))
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [wanted.game])
  const mode = modes.find(({ id }) => id === wanted.mode) ?? modes[0]
  const settings: Settings | null = mode === undefined ? null : { mode: mode.id, seats: mode.seats, options: {} }
  const table: Omit<NewChallenge, 'to'> | null = settings && { game: wanted.game, settings, clock: CLOCKS[wanted.clock] }
  return { wanted, mode: mode?.id ?? '', modes, table, change: (change: Partial<Wanted>) => setWanted({ ...wanted, ...change }) }
}
