import { loadGame } from '@robodrome/games'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadBoard } from '../src/boards/index.ts'
import { playExample, tableAt } from '../src/learn/example.ts'
import { loadExamples } from '../src/learn/examples.ts'
import { loadExercises } from '../src/learn/exercises.ts'
import { Frozen, FrozenExercise } from '../src/learn/picture.tsx'
import { focusOn, RIVALS, TURNS } from '../src/learn/pictures.ts'
import { sceneFor, sceneOfExercise } from '../src/learn/scene.ts'
import { Turn } from '../src/learn/turn.tsx'
import { LocalTable } from '../src/table/local-table.ts'
import type { LocalSeat } from '../src/table/saved.ts'
import { learningWords } from '../src/words/learning-words.ts'
import type { GameId } from '../src/words/ids.ts'

afterEach(cleanup)

test.each(Object.keys(TURNS) as GameId[])(
  '%s: every picture of a turn is drawn, and shows what it is to be looked at for',
  async (game) => {
    render(<Turn game={game} />)
    for (const { id, focus } of TURNS[game].pictures) {
      const picture = screen.getByRole('img', { name: learningWords.games[game].pictures[id]!.title })
      await waitFor(() => expect(picture.querySelector('.frozen-board')!.childElementCount, id).toBe(1), { timeout: 60_000 })
      for (const part of focus) expect(picture.querySelector(part), `${id}: ${part}`).not.toBeNull()
    }
  },
)

test.each(Object.keys(TURNS) as GameId[])(
  '%s: the rivals of the guided battle and the next exercise of every theme are drawn, with what they are about',
  async (game) => {
    const all = await loadExercises(game)
    const exercises = Object.keys(learningWords.games[game].themes).map((theme) => all.find((each) => each.theme === theme)!)
    render(<Frozen game={game} {...RIVALS[game]} label="rivals" />)
    for (const found of exercises) render(<FrozenExercise game={game} found={found} label={found.theme} />)
    const looks = [
      ['rivals', RIVALS[game].picture.focus] as const,
      ...exercises.map((found) => [found.theme, focusOn(game, found)] as const),
    ]
    for (const [name, focus] of looks) {
      const picture = screen.getByRole('img', { name })
      await waitFor(() => expect(picture.querySelector('.frozen-board')!.childElementCount, name).toBe(1), { timeout: 60_000 })
      for (const part of focus) expect(picture.querySelector(part), `${name}: ${part}`).not.toBeNull()
    }
  },
)

test('the picture of an exercise tells no chances, which would give it away', async () => {
  const found = (await loadExercises('gekido')).find(({ theme }) => theme === 'lock')!
  const scene = await sceneOfExercise('gekido', found)
  expect(scene.board.asks(scene.snapshot)).not.toEqual([])
  expect(scene.answers).toEqual({})
})

test.each(Object.keys(TURNS) as GameId[])(
  '%s: worked examples can be drawn after each of their moves, also where the board asks what the game has no answer to',
  async (id) => {
    const [game, board, examples] = await Promise.all([loadGame(id), loadBoard(id), loadExamples(id)])
    for (const example of examples) {
      const played = playExample(game!, example)
      const seats = Array.from({ length: played.settings.seats }, (_, seat): LocalSeat => ({ kind: 'person', name: `P${seat}` }))
      for (let made = 0; made <= played.plays.length; made++) {
        const seat = played.plays[made]?.seat ?? played.seat
        const table = new LocalTable(game!, tableAt(id, played, made, seats), () => {})
        expect(sceneFor(board, table, seat).snapshot.seat, example.rules.join()).toBe(seat)
      }
    }
  },
)
