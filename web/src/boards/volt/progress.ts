import type { Seat } from '@robodrome/kernel'
import type { Terms } from '@robodrome/volt/page'
import type { BoardModule, Step } from '../board.ts'
import { isProgramming, robotOf, viewOf, type BoardProps, type Snapshot } from './model.ts'
import { robotName } from './robot-name.ts'
import { words } from './words/index.ts'

const PHASES = ['preparation', 'programming', 'activation', 'resolution'] as const

export function steps(snapshot: Snapshot): readonly Step[] {
  if (snapshot.view === null) return []
  const { round, phase } = viewOf(snapshot)
  if (snapshot.phase === 'over') return [{ title: words.steps.over, state: 'now' }]
  if (round === 0) return [{ title: words.steps.setup, state: 'now' }]
  return PHASES.map((name, i) => ({ title: words.steps[name], state: i < phase ? 'done' : i === phase ? 'now' : 'next' }))
}

export function headline({ snapshot }: Pick<BoardProps, 'snapshot' | 'seat' | 'nameOf'>): string {
  if (snapshot.view === null) return ''
  const { round, board, bout, config } = viewOf(snapshot)
  if (snapshot.phase === 'over') return words.headline.over
  if (round === 0) return words.headline.setup(board, config.target)
  return config.mode === 'championship' ? words.headline.bout(bout, round, board) : words.headline.round(round, board, config.target)
}

/** During playback, the running die of a round, or its phase. */
export function caption(props: Pick<BoardProps, 'snapshot' | 'seat' | 'nameOf'>): string {
  if (props.snapshot.view === null || viewOf(props.snapshot).round === 0) return headline(props)
  const { round, phase, running, robots } = viewOf(props.snapshot)
  if (running === null) return words.headline.part(round, words.steps[PHASES[phase]])
  return words.headline.running(round, words.desk.units[robots[running.robot].dice[running.die]!.unit]!, robotName(running.robot))
}

/** A seat's activity in a word. */
export function stateOf(snapshot: Snapshot, seat: Seat): string | null {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  if (snapshot.phase === 'over') return snapshot.result?.ranking[0]?.includes(seat) ? words.state.won : null
  const robot = robotOf(view, seat)
  if (isProgramming(snapshot) && robot?.seat === seat) return robot.ready ? words.state.locked : words.state.programming
  if (snapshot.asked.includes(seat)) return words.state.choosing
  if (robot && view.champion === robot.id) return words.state.champion
  return robot && robot.at === null && view.phase > 1 ? words.state.out : null
}

/** The round numbers restart in each bout of a championship. */
export const turnTitle: NonNullable<BoardModule<Terms>['turnTitle']> = (told, view) => {
  const begun = told.findLast(({ kind }) => kind === 'round' || kind === 'bout')
  const bout = told.findLast((event) => event.kind === 'bout')
  if (view?.config.mode !== 'championship' || bout === undefined)
    return begun?.kind === 'round' ? words.headline.roundOnly(begun.round) : null
  return begun?.kind === 'round' ? words.headline.boutRound(bout.bout, begun.round) : words.headline.boutOn(bout.bout, bout.board)
}
