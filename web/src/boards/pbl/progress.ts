import type { View } from '@robodrome/pbl/page'
import type { Seat } from '@robodrome/kernel'
import type { Step } from '../board.ts'
import { questionIn, sideOf, viewOf, type Props, type Snap } from './model.ts'
import { words } from './words/index.ts'

const says = words.progress
type StepName = keyof typeof says.steps

const row = (names: readonly StepName[], now: StepName): Step[] => {
  const at = names.indexOf(now)
  return names.map((name, i) => ({ title: says.steps[name], state: i < at ? 'done' : i === at ? 'now' : 'next' }))
}

/** The steps of setting up, of a combat, or of a turn. */
export function steps(snapshot: Snap): readonly Step[] {
  if (snapshot.view === null) return []
  const view = viewOf(snapshot)
  if (snapshot.phase === 'over') return row(['over'], 'over')
  if (view.turn.number === 0) return row(setupSteps(view), setupStep(view))
  if (view.combat !== null) return row(['declare', 'rolls', 'bombs', 'outcome'], COMBAT[view.combat.phase])
  const question = questionIn(snapshot)
  return row(['move', 'end'], question?.kind === 'window' && question.after === 'turn end' ? 'end' : 'move')
}

const COMBAT = { declared: 'declare', rolling: 'rolls', open: 'bombs', over: 'outcome', strike: 'outcome' } as const

const setupSteps = ({ config }: View): StepName[] => [
  'robots',
  ...(config.ultimate ? [] : ['pilots' as const]),
  ...(config.challenge ? ['challenge' as const] : []),
  ...(config.draft === 'regular' ? ['draft' as const] : []),
  'hands',
]

function setupStep(view: View): StepName {
  const open = (...rules: string[]): boolean => view.questions.some(({ rule }) => rules.includes(rule))
  if (open('chooseRobot', 'inherit')) return 'robots'
  if (open('challengeDraft')) return 'challenge'
  if (open('draft')) return 'draft'
  if (open('openGame', 'deal', 'setAside')) return 'hands'
  return view.config.ultimate ? 'robots' : 'pilots'
}

export function headline({ snapshot, seat, nameOf }: Pick<Props, 'snapshot' | 'seat' | 'nameOf'>): string {
  if (snapshot.view === null) return ''
  if (snapshot.phase === 'over') return says.over
  const view = viewOf(snapshot)
  const { turn, combat, config } = view
  const series = config.series > 1 ? ` · ${says.game(view.gameNumber, view.wins)}` : ''
  if (turn.number === 0) return `${says.setup}${series}`
  const own = turn.seat === seat
  return `${combat === null ? says.turn(turn.number, nameOf(turn.seat), own) : says.combat(turn.number, nameOf(turn.seat), own)}${series}`
}

/** A seat's activity in a word. */
export function stateOf(snapshot: Snap, seat: Seat): string | null {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  if (snapshot.phase === 'over') return snapshot.result?.ranking[0]?.includes(seat) ? says.state.won : null
  if (view.sides[sideOf(view, seat)]!.out) return says.state.out
  if (!snapshot.asked.includes(seat)) return (view.passing[seat] ?? null) === null ? null : says.state.passing
  const question = questionIn(snapshot)?.kind
  if (question === 'fight') return says.state.behind
  if (question === 'window') return says.state.answering
  return question === 'main' ? says.state.acting : says.state.choosing
}
