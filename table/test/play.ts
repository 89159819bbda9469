import { options, write, type Game, type Seat, type Settings, type Stream } from '@robodrome/kernel'
import { Course, type Play, type SeatState, type Sitting, Witness } from '@robodrome/table'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'

export const GAMES: [Game, Settings][] = [
  [ticTacToe, { mode: 'standard', seats: 2, options: {} }],
  [sparks, { mode: 'standard', seats: 2, options: {} }],
  [volley, { mode: 'standard', seats: 3, options: {} }],
]

const SEED = '5eed'.repeat(16)

export const begin = (game: Game, settings: Settings): Course =>
  new Course(game, settings, { seed: SEED, contributions: Array.from({ length: settings.seats }, (_, seat) => `added by ${seat}`) }, 1)

/** Plays at random for some seats, and sometimes takes a choice back. Calls back after each step with the play and its witness. */
export function playOut(
  course: Course,
  luck: Stream,
  each: (seq: number, play: Play, witness: Witness) => void,
  seats: readonly (Seat | null)[] = [],
): void {
  for (let seq = course.seq + 1; !course.isOver(); seq++) {
    const { game, position, asked } = course.match
    const back = luck.below(4) === 0 ? seatThatMayTakeBack(course) : undefined
    const waiting = asked()
    const seat = waiting[luck.below(waiting.length)]!
    const legal = options(game, position, seat)
    const witness = new Witness(seats)
    const play =
      back === undefined
        ? course.play(seq, { kind: 'choose', seat, text: write(game, position, legal[luck.below(legal.length)]) }, witness)
        : course.play(seq, { kind: 'takeBack', seat: back }, witness)
    if ('rule' in play) throw new Error(`refused by ${play.rule}`)
    each(seq, play, witness)
  }
}

const seatThatMayTakeBack = (course: Course): Seat | undefined =>
  Array.from({ length: course.match.settings.seats }, (_, seat) => seat).find((seat) => course.match.canTakeBack(seat))

export function sittingOf(course: Course): Sitting {
  const { game, settings } = course.match
  const seat: SeatState = {
    kind: 'person',
    name: 'Noor',
    bot: false,
    holder: null,
    connected: true,
    ready: true,
    host: false,
    opensIn: null,
    offered: false,
    tookOverFrom: null,
    left: false,
    clock: null,
  }
  return {
    table: 'local',
    game,
    settings,
    phase: course.isOver() ? 'over' : 'playing',
    public: false,
    clockRules: null,
    rated: false,
    absence: 'answers',
    seats: Array.from({ length: settings.seats }, () => seat),
    watching: 0,
    seq: course.seq,
    course,
    took: null,
    beginsIn: null,
    dice: { commitment: course.commitment, promises: [], contributions: [], closed: true, redrawn: 0, seed: null, seal: null },
    comings: [],
    chat: [],
    proposal: null,
    undone: course.undone,
    rematch: null,
  }
}

export const watcher = (seat: Seat | null, since = 0) => ({ own: seat === null ? [] : [seat], host: false, seat, since })
