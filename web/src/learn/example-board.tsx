import { loadGame } from '@robodrome/games'
import type { Game, Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../kit/button.tsx'
import type { BoardModule } from '../boards/board.ts'
import { loadBoard } from '../boards/index.ts'
import { FrozenBoard } from '../frame/frozen-board.tsx'
import { easyMind } from '../frame/opponents.ts'
import { spoken } from '../kit/sentence.tsx'
import { preferences } from '../page/preferences.ts'
import { go } from '../page/route.ts'
import { LocalTable } from '../table/local-table.ts'
import { keepNew, type LocalSeat } from '../table/saved.ts'
import { puzzleWords } from '../words/learning-words.ts'
import { words } from '../words/index.ts'
import './example-board.css'
import { playExample, tableAt, type Played } from './example.ts'
import { titlesIn } from './hints.ts'
import { sceneFor } from './scene.ts'
import type { Example } from './scenario.ts'

type Loaded = { game: Game; board: BoardModule; played: Played }

async function setUp(id: string, example: Example): Promise<Loaded | null> {
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id)])
  return game ? { game, board, played: playExample(game, example) } : null
}

const nobody = (): void => {}

/** A worked example on the real board: its moves in order, their effects in words, and a battle from any position. */
export function ExampleBoard({ game: id, example, label }: { game: string; example: Example; label: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let wanted = true
    void setUp(id, example).then((found) => wanted && setLoaded(found))
    return () => {
      wanted = false
    }
  }, [id, example])
  return loaded ? <Moves id={id} {...loaded} label={label} /> : null
}

function Moves({ id, game, board, played, label }: Loaded & { id: string; label: string }) {
  const [made, setMade] = useState(0)
  const next = played.plays[made]
  const seat = next?.seat ?? played.seat
  const shown = useMemo(() => momentOf(id, game, board, played, made, seat), [id, game, board, played, made, seat])
  const { scene, told, reader } = shown
  const text = next?.kind === 'choose' ? next.text : null
  const titleOf = titlesIn(board.prompt({ snapshot: scene.snapshot, seat, answers: scene.answers, nameOf: reader.nameOf }))
  const w = words.learn.example
  return (
    <div className="example-board">
      <FrozenBoard game={id} scene={scene} part="stage" chosen={text} reader={reader} label={label} />
      <ul className="small" aria-live="polite">
        {told.map(({ event }, i) => (
          <li key={i}>{spoken(board.describe(event, reader.nameOf).parts, reader)}</li>
        ))}
      </ul>
      <div className="row">
        {text !== null && <Button onClick={() => setMade(made + 1)}>{w.next(reader.nameOf(seat), titleOf(text))}</Button>}
        {made > 0 && (
          <Button look="ghost" onClick={() => setMade(0)}>
            {w.again}
          </Button>
        )}
        <Button look="ghost" onClick={() => playOn(id, played, made, seat)}>
          {puzzleWords.playOn}
        </Button>
      </div>
    </div>
  )
}

const nameOf = (seat: Seat): string => words.robots[seat % words.robots.length]!

/** The example after some of its moves as a seat sees it, with the effects of the last one. */
function momentOf(id: string, game: Game, board: BoardModule, played: Played, made: number, seat: Seat) {
  const seats = Array.from({ length: played.settings.seats }, (_, of): LocalSeat => ({ kind: 'person', name: nameOf(of) }))
  const sceneAt = (moves: number) => sceneFor(board, new LocalTable(game, tableAt(id, played, moves, seats), nobody), seat)
  const scene = sceneAt(made)
  const before = made === 0 ? 0 : sceneAt(made - 1).snapshot.events.length
  return { scene, told: scene.snapshot.events.slice(before), reader: { own: [], nameOf } satisfies Reader }
}

/** The same position as a saved battle, in which AI opponents have all other seats. */
function playOn(id: string, played: Played, made: number, own: Seat): void {
  const seats = Array.from({ length: played.settings.seats }, (_, seat): LocalSeat =>
    seat === own ? { kind: 'person', name: preferences().name } : { kind: 'mind', name: nameOf(seat), mind: easyMind() },
  )
  const table = tableAt(id, played, made, seats)
  keepNew(table)
  go({ at: 'battle', id: table.id })
}
