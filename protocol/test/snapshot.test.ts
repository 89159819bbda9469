import { options, write, type Game } from '@robodrome/kernel'
import { Course, snapshotOf, type SeatState, type Sitting } from '@robodrome/table'
import { snapshot } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'

const seat: SeatState = {
  kind: 'person',
  name: 'Noor',
  bot: false,
  holder: null,
  connected: true,
  ready: true,
  host: true,
  opensIn: null,
  offered: false,
  tookOverFrom: null,
  left: false,
  clock: { left: 5000, running: true },
}
const settings = { mode: 'standard', seats: 2, options: {} }

test.each<Game>([ticTacToe, sparks, volley])('$id: every snapshot of a table passes the schema by which the page reads it', (game) => {
  const course = new Course(game, settings, { seed: '5eed'.repeat(16), contributions: ['a', 'b'] }, 1)
  const sitting = (): Sitting => ({
    table: 'local',
    game,
    settings,
    phase: course.isOver() ? 'over' : 'playing',
    public: false,
    clockRules: { bank: 60_000, increment: 0 },
    rated: false,
    absence: 'mind',
    seats: [seat, seat],
    watching: 1,
    seq: course.seq,
    course,
    took: course.isOver() ? 1 : null,
    beginsIn: 5000,
    dice: {
      commitment: course.commitment,
      promises: ['ab', null],
      contributions: ['a', null],
      closed: true,
      redrawn: 0,
      seed: null,
      seal: null,
    },
    comings: [{ n: 1, at: 1, kind: 'sat', seat: 0, name: 'Noor' }],
    chat: [{ n: 1, guest: 'g', name: 'Noor', seat: 0, text: 'Hello', at: 1 }],
    proposal: null,
    undone: 0,
    rematch: null,
  })
  while (!course.isOver()) {
    for (const eyes of [null, 0, 1]) {
      const taken = snapshotOf(sitting(), { own: [0], host: true, seat: eyes, since: 0 })
      expect(snapshot.safeParse(JSON.parse(JSON.stringify(taken)))).toMatchObject({ success: true })
    }
    const { position, asked } = course.match
    const [chooser] = asked()
    course.play(course.seq + 1, { kind: 'choose', seat: chooser!, text: write(game, position, options(game, position, chooser!)[0]) })
  }
})
