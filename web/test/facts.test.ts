import { gameIds, loadGame } from '@robodrome/games'
import { expect, test } from 'vitest'
import { FACES } from '../src/boards/faces.ts'

test.each(gameIds())('the lobby says how many may play %s', async (id) => {
  const modes = Object.values((await loadGame(id))!.modes)
  const seats = modes.flatMap((mode) => mode.seats)
  expect(FACES.get(id)?.players).toEqual([Math.min(...seats), Math.max(...seats)])
})
