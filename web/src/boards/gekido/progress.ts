import type { Question } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import type { Step } from '../board.ts'
import { isOut, kindAsked, targetIn, viewOf, type Props, type Seen } from './model.ts'
import { words } from './words/index.ts'

/** The steps of a turn, and the step that each question belongs to. */
const STEPS = ['move', 'target', 'attack', 'damage', 'second'] as const
type Kind = Question['kind']
const STEP_OF: Readonly<Partial<Record<Kind, (typeof STEPS)[number]>>> = {
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
const SETUP: Readonly<Partial<Record<Kind, number>>> = { bringBot: 0, placeBot: 1 }
const setupStep = (kind: Kind | null): number | undefined => (kind === null ? undefined : SETUP[kind])

const marked = (titles: readonly string[], at: number): Step[] =>
  titles.map((title, i) => ({ title, state: i < at ? 'done' : i === at ? 'now' : 'next' }))

export function steps(snapshot: Seen): readonly Step[] {
  if (snapshot.view === null) return []
  const { attack, ended } = viewOf(snapshot)
  const kind = kindAsked(snapshot)
  const titles = words.steps
  if (ended !== '') return marked([titles.over], 0)
  const setup = setupStep(kind)
  if (setup !== undefined) return marked([titles.bots, titles.place], setup)
  const at = STEPS.indexOf((kind === null ? undefined : STEP_OF[kind]) ?? (attack ? 'attack' : 'move'))
  const attacking = attack && STEPS[at] === 'attack' ? words.attackRoll(attack.roll, attack.limit) : titles.attack
  return marked([titles.move, titles.target, attacking, titles.damage, titles.second], at)
}

export function headline({ snapshot, seat, nameOf }: Pick<Props, 'snapshot' | 'seat' | 'nameOf'>): string {
  if (snapshot.view === null) return words.headline.setup
  const { active, turns, ended } = viewOf(snapshot)
  const target = targetIn(snapshot)
  // The turn in which the match ended was not completed.
  if (ended !== '') return words.headline.over(turns + 1)
  if (setupStep(kindAsked(snapshot)) !== undefined) return words.headline.setup
  const you = active === seat
  const text =
    target === null
      ? words.headline.moves(nameOf(active), you)
      : words.headline.attacks(nameOf(active), nameOf(target), you, target === seat)
  return words.headline.turn(turns + 1, text)
}

/** A seat's activity in a word. */
export function stateOf(snapshot: Seen, seat: Seat): string | null {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  if (isOut(view, seat)) return words.state.out
  if (view.ended !== '') return snapshot.result?.ranking[0]?.includes(seat) ? words.state.won : null
  const kind = kindAsked(snapshot)
  if (snapshot.asked.includes(seat)) return (kind === null ? undefined : DOING[kind]) ?? words.state.choosing
  if (view.attack && seat === view.active) return words.state.attacking
  return view.attack?.target === seat ? words.state.defending : null
}

const DOING: Readonly<Partial<Record<Kind, string>>> = {
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
