import type { Any, Frame, Seat } from '@robodrome/kernel'
import { MOST_DAMAGE } from './content/robots.ts'

/** How saved positions of older versions are brought up to date: `migrations[v]` turns version v into v + 1. */
export const migrations: Readonly<Record<number, (old: Any) => void>> = {
  /** Tokens on MINES are those that do not lie in the arena; a robot card holds three damage tokens at most. */
  1(old) {
    for (const robot of robotsOf(old)) {
      delete robot.mines
      robot.damage = Math.min(robot.damage, MOST_DAMAGE)
    }
  },
  /** What is chosen in secret stands in the notes of its question; steps that only repeated others are gone; options are data. */
  2(old) {
    for (const frame of old.stack as Frame[]) {
      frame.step = RENAMED[frame.rule]?.[frame.step] ?? frame.step
      NOTES[frame.rule]?.(frame.notes, old)
    }
    for (const robot of robotsOf(old)) {
      delete robot.commit
      delete robot.ready
    }
  },
}

const robotsOf = (old: Any): Any[] => Object.values(old.robots as Record<string, Any>)

/** Steps of version 2 that are now part of a repeated one. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  match: { nextRound: 'round' },
  setUpBout: { moreTokens: 'tokens', equipKillBot: 'killbotModules', giveKillBot: 'killbotModules', drawNext: 'drawOne' },
  prepare: { rebootNext: 'place' },
  program: { moreKillbots: 'killbots' },
  activateDice: { nextDie: 'dice', moduleDraws: 'dice', again: 'dice' },
  activate: { moreMines: 'blastMines', morePushes: 'blastPushes' },
  go: { again: 'step' },
  jet: { runOn: 'run' },
  batch: { moreDamage: 'damage', moreDischarges: 'discharges', moreMines: 'mines', moreBombs: 'bombs' },
  resolve: { draws: 'activations', nextRobot: 'activations', again: 'activations' },
  drawModules: { again: 'next' },
}

/** What the notes of a rule held otherwise in version 2. */
const NOTES: Readonly<Record<string, (notes: Any, old: Any) => void>> = {
  setUpBout: (notes, old) => (notes.decks = picksOf(old, ([deck]) => ({ kind: 'deck', deck }))),
  program: (notes) => (notes.programs = []),
  equip: (notes) => (notes.picks = []),
  chooseFirstDeck: (notes, old) =>
    Object.assign(notes, { waiting: waitingIn(old), picks: picksOf(old, ([deck]) => ({ kind: 'deck', deck })) }),
  placeDice: (notes, old) => Object.assign(notes, { waiting: waitingIn(old), picks: picksOf(old, (dice) => [...dice]) }),
  chooseLoadOut: (notes, old) => Object.assign(notes, { waiting: waitingIn(old), picks: picksOf(old, (texts) => texts.map(loadOutOf)) }),
  activate(notes, old) {
    const { color } = old.robots[notes.robot].dice[notes.die] ?? { color: 'blue' }
    notes.declared = { kind: 'declare', color, ...notes.declared, remote: null }
  },
  activateSpace: (notes) => (notes.workshop = null),
  batch: (notes) => (notes.source = SOURCES[notes.source] ?? notes.source),
}

const SOURCES: Readonly<Record<string, string>> = { shock: 'SHOCKWAVE', 'lightning barrier': 'barrier' }

const operatorOf = (old: Any, seat: Seat): Any => {
  const robot = old.robots[old.seats[seat]]
  return robot?.seat === seat ? robot : null
}
const seatsOf = (old: Any): Seat[] => (old.seats as unknown[]).map((_, seat) => seat)

const waitingIn = (old: Any): Seat[] => seatsOf(old).filter((seat) => operatorOf(old, seat)?.ready === false)

/** What each seat has chosen so far, where it has chosen anything. */
const picksOf = (old: Any, read: (texts: string[]) => unknown): unknown[] =>
  seatsOf(old).map((seat) => {
    const chosen: string[] = operatorOf(old, seat)?.commit ?? []
    return chosen.length === 0 ? null : read(chosen)
  })

function loadOutOf(text: string): unknown {
  if (text === 'keep') return { kind: 'keep' }
  const [slot, ...card] = text.split(' ')
  return { kind: 'slot', slot, card: card[0] === 'empty' ? null : card.join(' ') }
}
