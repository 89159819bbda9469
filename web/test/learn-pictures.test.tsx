import { loadGame } from '@robodrome/games'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadBoard } from '../src/boards/index.ts'
import { learningIn, TAUGHT } from '../src/boards/learning.ts'
import { learningOf } from '../src/boards/learning-words.ts'
import { playExample, tableAt } from '../src/learn/example.ts'
import { loadExercises } from '../src/learn/exercises.ts'
import { Frozen, FrozenExercise } from '../src/learn/picture.tsx'
import type { Example } from '../src/learn/scenario.ts'
import { sceneFor, sceneOfExercise } from '../src/learn/scene.ts'
import { Turn } from '../src/learn/turn.tsx'
import { LocalTable } from '../src/table/local-table.ts'
import type { LocalSeat } from '../src/table/saved.ts'

afterEach(cleanup)

test.each(TAUGHT)('%s: every picture of a turn is drawn, and shows what it is to be looked at for', async (game) => {
  render(<Turn game={game} />)
  for (const { id, focus } of learningIn(game).turn.pictures) {
    const picture = screen.getByRole('img', { name: learningOf(game).pictures[id]!.title })
    await waitFor(() => expect(picture.querySelector('.frozen-board')!.childElementCount, id).toBe(1), { timeout: 60_000 })
    for (const part of focus) expect(picture.querySelector(part), `${id}: ${part}`).not.toBeNull()
  }
})

test.each(TAUGHT)(
  '%s: the rivals of the guided battle and the next exercise of every theme are drawn, with what they are about',
  async (game) => {
    const all = await loadExercises(game)
    const exercises = Object.keys(learningOf(game).themes).map((theme) => all.find((each) => each.theme === theme)!)
    render(<Frozen game={game} {...learningIn(game).rival} label="rivals" />)
    for (const found of exercises) render(<FrozenExercise game={game} found={found} label={found.theme} />)
    const looks = [
      ['rivals', learningIn(game).rival.picture.focus] as const,
      ...exercises.map((found) => [found.theme, learningIn(game).focus[found.theme]!(found.exercise.seat)] as const),
    ]
    for (const [name, focus] of looks) {
      const picture = screen.getByRole('img', { name })
      await waitFor(() => expect(picture.querySelector('.frozen-board')!.childElementCount, name).toBe(1), { timeout: 60_000 })
      for (const part of focus) expect(picture.querySelector(part), `${name}: ${part}`).not.toBeNull()
    }
  },
)

test('VOLT: one picture shows the common reveal, with every die of both programs and its place in the order', async () => {
  render(<Turn game="volt" />)
  const picture = screen.getByRole('img', { name: learningOf('volt').pictures['order']!.title })
  await waitFor(() => expect(picture.querySelectorAll('.vt-revealed')).toHaveLength(6), { timeout: 60_000 })
  expect([...picture.querySelectorAll('.vt-revealed small')].map((place) => place.textContent)).toContain('2nd')
})

test('the picture of an exercise tells no chances, which would give it away', async () => {
  const found = (await loadExercises('gekido')).find(({ theme }) => theme === 'lock')!
  const scene = await sceneOfExercise('gekido', found)
  expect(scene.board.asks(scene.snapshot)).not.toEqual([])
  expect(scene.answers).toEqual({})
})

test.each(TAUGHT)(
  '%s: worked examples can be drawn after each of their moves, also where the board asks what the game has no answer to',
  async (id) => {
    const [game, board, { default: examples }] = await Promise.all([loadGame(id), loadBoard(id), learningIn(id).examples()])
    for (const example of examples as Example[]) {
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
