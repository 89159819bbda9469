import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { BoardProps, Step } from '../board.ts'
import { isOut, questionOf, viewOf } from './model.ts'
import { words } from './words/index.ts'

/** The steps of a turn, and the one that a question belongs to. */
const STEPS = ['move', 'target', 'attack', 'damage', 'second'] as const
const STEP_OF: Readonly<Record<string, (typeof STEPS)[number]>> = {
  startDraw: 'move',
  firstMove: 'move',
  chooseTarget: 'target',
  flipToken: 'target',
  hitWindow: 'damage',
  malfunctionWindow: 'damage',
  choosePower: 'damage',
  offerPush: 'damage',
  pushedTo: 'damage',
  secondMove: 'second',
  centerDraw: 'second',
  keepCard: 'second',
}
const SETUP: Readonly<Record<string, number>> = { bringBot: 0, placeBot: 1 }

const marked = (titles: readonly string[], at: number): Step[] =>
  titles.map((title, i) => ({ title, state: i < at ? 'done' : i === at ? 'now' : 'next' }))

export function steps(snapshot: Snapshot): readonly Step[] {
  if (snapshot.view === null) return []
  const { attack, question, ended } = viewOf(snapshot)
  const titles = words.steps
  if (ended !== '') return marked([titles.over], 0)
  if (question in SETUP) return marked([titles.bots, titles.place], SETUP[question]!)
  const at = STEPS.indexOf(STEP_OF[question] ?? (attack ? 'attack' : 'move'))
  const attacking = attack && STEPS[at] === 'attack' ? words.attackRoll(attack.roll, attack.limit) : titles.attack
  return marked([titles.move, titles.target, attacking, titles.damage, titles.second], at)
}

export function headline({ snapshot, seat, nameOf }: Pick<BoardProps, 'snapshot' | 'seat' | 'nameOf'>): string {
  if (snapshot.view === null) return words.headline.setup
  const { attack, active, turns, ended, question } = viewOf(snapshot)
  if (ended !== '') return words.headline.over(turns)
  if (question in SETUP) return words.headline.setup
  const you = active === seat
  const text = attack
    ? words.headline.attacks(nameOf(active), nameOf(attack.target), you, attack.target === seat)
    : words.headline.moves(nameOf(active), you)
  return words.headline.turn(turns + 1, text)
}

/** What a seat is doing, in a word. */
export function stateOf(snapshot: Snapshot, seat: Seat): string | null {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  if (isOut(view, seat)) return words.state.out
  if (view.ended !== '') return snapshot.result?.ranking[0]?.includes(seat) ? words.state.won : null
  if (snapshot.asked.includes(seat)) return DOING[questionOf(snapshot)] ?? words.state.choosing
  if (view.attack && seat === view.active) return words.state.attacking
  return view.attack?.target === seat ? words.state.defending : null
}

const DOING: Readonly<Record<string, string>> = {
  placeBot: words.state.placing,
  firstMove: words.state.moving,
  secondMove: words.state.moving,
  pushedTo: words.state.moving,
  chooseTarget: words.state.aiming,
  nameCommand: words.state.attacking,
  lockDice: words.state.locking,
  keepLocked: words.state.locking,
  preWindow: words.state.window,
  defenderWindow: words.state.window,
  attackerWindow: words.state.attacking,
  hitWindow: words.state.window,
  malfunctionWindow: words.state.window,
}
