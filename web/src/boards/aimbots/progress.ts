import { MODES, QUIET_TURNS, type View } from '@robodrome/aimbots/page'
import type { Seat } from '@robodrome/kernel'
import type { Step } from '../board.ts'
import { botsOf, isStanding, viewOf, type Props, type Shown } from './model.ts'
import { words } from './words/index.ts'

const SETUP = ['draft', 'load', 'place'] as const

export function steps(snapshot: Shown): readonly Step[] {
  if (snapshot.view === null) return []
  const { phase, attack, mode } = viewOf(snapshot)
  if (phase === 'over') return [{ title: words.steps.over, state: 'now' }]
  if (phase !== 'play') {
    const titles = mode === 'first' ? SETUP.slice(1) : SETUP
    const at = titles.indexOf(phase === 'setup' ? 'draft' : phase)
    return titles.map((title, i) => ({ title: words.steps[title], state: i < at ? 'done' : i === at ? 'now' : 'next' }))
  }
  return [
    { title: words.steps.act, state: attack ? 'done' : 'now' },
    { title: words.steps.attack, state: attack ? 'now' : 'next' },
  ]
}

export function headline({ snapshot, seat, nameOf }: Pick<Props, 'snapshot' | 'seat' | 'nameOf'>): string {
  if (snapshot.view === null) return ''
  const view = viewOf(snapshot)
  const { phase, active, energy, mode } = view
  if (phase === 'over') return words.headline.over
  if (phase !== 'play') return words.headline.setup(MODES[mode].target)
  return words.headline.turn(nameOf(active), active === seat, energy)
}

/** The attack or the turn that is shown. */
export function caption(props: Pick<Props, 'snapshot' | 'seat' | 'nameOf'>): string {
  const { snapshot, seat, nameOf } = props
  const attack = snapshot.view?.attack
  if (!attack) return headline(props)
  const { bots } = viewOf(snapshot)
  const [from, at] = [bots[attack.attacker]!.owner, bots[attack.defender]!.owner]
  return words.headline.attack(nameOf(from), from === seat, nameOf(at), at === seat)
}

/** AB-END-6 The number of quiet turns so far, and the number that ends the match. */
export function stillness(view: View): { turns: number; most: number } {
  const playing = view.players.filter(({ out }, player) => !out && botsOf(view, player).some(isStanding)).length
  return { turns: view.quiet, most: QUIET_TURNS * playing }
}

/** What a seat is doing, in a word. */
export function stateOf(snapshot: Shown, seat: Seat): string | null {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  if (view.phase === 'over') return snapshot.result?.ranking[0]?.includes(seat) ? words.state.won : null
  if (view.players[seat]!.out) return words.state.out
  if (!snapshot.asked.includes(seat)) return null
  return DOING[view.phase] ?? words.state.choosing
}

const DOING: Readonly<Record<string, string>> = {
  draft: words.state.drafting,
  load: words.state.loading,
  place: words.state.placing,
  play: words.state.acting,
}
