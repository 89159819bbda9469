import { find } from '@robodrome/kernel'
import { choosing, isHosted, leaving, type HostedPosition } from '@robodrome/outside/hosted'
import { mix, Refused, type Draft, type Step, type Table } from '@robodrome/table'
import { siteSays } from '@robodrome/protocol/says'
import { packageOf, type Packages } from './package.ts'

/**
 * A hosted game answers over a pipe, but a table makes each step synchronously. So the game's process is asked beforehand what follows from
 * the step. Returns a function that makes the step. For a built-in game, nothing needs to be asked.
 */
export async function foresee(packages: Packages, state: Table, step: Draft | Step): Promise<<T>(make: () => T) => T> {
  const { game, settings } = state.plan
  if (!isHosted(game)) return now
  const from = packageOf(packages, game)
  if (from === null) throw new Refused('not-found', siteSays('notInstalled', { game: game.id }))
  const secret = state.secret()
  const key = Buffer.from(mix(secret.seed, secret.contributions)).toString('hex')
  if (step.kind === 'start') {
    const sequel = await from.begin(settings, { key, fallen: 0 })
    return (make) => game.open(sequel, make)
  }
  if ((step.kind !== 'choose' && step.kind !== 'leave') || state.course === null) return now
  const { match, fallen } = state.course
  const g = match.position as HostedPosition
  const text = step.kind === 'leave' ? null : moveIn(state, step.seat, step.text)
  // A refused move has no consequences to ask for.
  if (step.kind === 'choose' && text === null) return now
  const watched = state.chairs.flatMap(({ guest }, seat) => (guest === null ? [] : [seat]))
  const sequel = await from.move(settings, g.at.real, step.seat, text, { key, fallen }, [...watched, null])
  game.keep(g, text === null ? leaving(step.seat) : choosing(step.seat, text), sequel)
  return now
}

const now = <T>(make: () => T): T => make()

/** Returns a move as the game writes it; null if it is refused. */
function moveIn({ course, plan }: Table, seat: number, text: string): string | null {
  const found = find(plan.game, course!.match.position, seat, text)
  return found.rule === undefined ? (found.option as { text: string }).text : null
}
