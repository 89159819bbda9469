import { loadGame } from '@robodrome/games'
import { asked, options, quickLuck, write, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { answerTo, Refused, Table, type TablePlan } from '@robodrome/table'
import { Eyes } from '../../src/tables/eyes.ts'

/** Questions that a screen asks on its own: every kind of question that boards ask a game, and the win chances of a broadcast. */
const KINDS = ['odds', 'forecast', 'ghost', 'chances']
/** One position in this many is checked. */
const EVERY = 40

const planFor = (game: Game, settings: Settings): TablePlan => ({
  id: 'aaaaaaaaaaaa',
  game,
  settings,
  seats: Array.from({ length: settings.seats }, () => ({ kind: 'mind', mind: 'random' })),
  public: false,
  clock: null,
  absence: 'mind',
  host: 'host',
  seed: '5eed'.repeat(16),
  createdAt: 0,
})

/** Returns everything that is sent to a watcher's socket about a table, and every answer to its questions, as text. */
const sentTo = (table: Table, seat: Seat | null): string => {
  const { match } = table.course!
  const eyes = new Eyes(seat, seat === null ? [] : [seat], [], false)
  const answers = KINDS.map((kind) => {
    try {
      return answerTo(match.game, match.game.clone(match.position) as Position, seat, kind, null)
    } catch (error) {
      if (error instanceof Refused) return error.code
      throw error
    }
  })
  return eyes.message(table, [], [], { seq: 0, shared: null }, null) + JSON.stringify(answers)
}

/**
 * Plays random games of a game in all its modes, and at some positions redeals everything that the watcher cannot know. Returns how many
 * positions were examined, in how many something was redealt, and the differences in what the watcher was sent.
 */
export const twinScreens = async (id: string, games: number, watcherOf: (settings: Settings) => Seat | null, peeks = false) => {
  const game = (await loadGame(id))!
  const modes = Object.entries(game.modes)
  const found = { looked: 0, varied: 0, leaks: 0 }
  for (let seed = 1; seed <= games; seed++) {
    const [mode, { seats }] = modes[seed % modes.length]!
    const settings = { mode, seats: seats[seed % seats.length]!, options: {} }
    const table = new Table(planFor(game, settings))
    const seat = watcherOf(settings)
    const luck = quickLuck(seed)
    table.perform({ kind: 'close', minds: [] }, 0)
    table.perform({ kind: 'start', minds: [] }, 0)
    while (table.phase === 'playing') {
      const { match } = table.course!
      const waiting = asked(game, match.position)
      const by = waiting[luck.below(waiting.length)]!
      const legal = options(game, match.position, by)
      table.perform({ kind: 'choose', seat: by, text: write(game, match.position, legal[luck.below(legal.length)]) }, 0)
      if (table.seq % EVERY !== 0 || table.course!.isOver()) continue
      const { match: now } = table.course!
      const truth = now.position
      const said = sentTo(table, peeks ? 0 : seat)
      now.position = game.imagine(truth, seat, luck) as Position
      found.looked++
      if (JSON.stringify(now.position) !== JSON.stringify(truth)) found.varied++
      if (sentTo(table, peeks ? 0 : seat) !== said) found.leaks++
      now.position = truth
    }
  }
  return found
}
