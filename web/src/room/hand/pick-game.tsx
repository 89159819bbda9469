import { loadGame } from '@robodrome/games'
import { useState } from 'react'
import { FACES, gameName, pitchOf } from '../../boards/faces.ts'
import { Scene } from '../../boards/scene.tsx'
import { Button } from '../../kit/button.tsx'
import { livingWords } from '../../words/living.ts'
import type { RoomLink } from '../room-link.ts'
import { useTrying } from './use-trying.ts'

const w = livingWords.phone

/** The host picks a game, then the number of seats. */
export function PickGame({ link, done }: { link: RoomLink; done(): void }) {
  const [game, setGame] = useState<string | null>(null)
  const { fault, busy, attempt } = useTrying()
  const open = async (seats: number): Promise<void> => {
    await link.do({ type: 'pick', game: game!, settings: { mode: await modeFor(game!, seats), seats, options: {} } })
    done()
  }
  const range = game === null ? null : FACES.get(game)!.players
  return (
    <main className="phone-page phone-pick">
      <h1>{game === null ? w.pick : gameName(game)}</h1>
      {fault !== null && <p role="alert">{fault}</p>}
      {range === null ? (
        <ul>
          {[...FACES].map(
            ([
              id,
              {
                players: [few, many],
              },
            ]) => (
              <li key={id}>
                <button type="button" className="phone-game" onClick={() => setGame(id)}>
                  <Scene game={id} />
                  <b>{gameName(id)}</b>
                  <span>{w.players(few, many)}</span>
                  <small>{pitchOf(id)}</small>
                </button>
              </li>
            ),
          )}
        </ul>
      ) : (
        <>
          <p>{w.howMany}</p>
          <div className="phone-count">
            {Array.from({ length: range[1] - range[0] + 1 }, (_, i) => range[0] + i).map((seats) => (
              <Button key={seats} look="bone" disabled={busy} onClick={() => attempt(() => open(seats))}>
                {w.seats(seats)}
              </Button>
            ))}
          </div>
          <Button look="ghost" onClick={() => setGame(null)}>
            {w.otherGame}
          </Button>
        </>
      )}
    </main>
  )
}

/** The first mode of a game that this many people can play. */
async function modeFor(id: string, seats: number): Promise<string> {
  const game = await loadGame(id)
  const modes = Object.entries(game?.modes ?? {})
  return (modes.find(([, mode]) => mode.seats.includes(seats)) ?? modes[0])?.[0] ?? 'standard'
}
