import { COMMANDS, type Content, type Happening, type Terms } from '@robodrome/gekido/page'
import type { Seat, Seen } from '@robodrome/kernel'
import type { BoardModule, Gist, Stretch } from '../board.ts'
import { lastOf } from '../last-of.ts'
import { said } from './words/index.ts'

type Told = Seen<Happening>
type Of<K extends Happening['kind']> = Extract<Told, { kind: K }>
type Said = ReturnType<typeof said.gistsIn>

/** Destruction counts most, then losses, then blocked attacks, then the dice. */
export const gistIn = (content: Content): NonNullable<BoardModule<Terms>['gist']> => {
  const gists = said.gistsIn(said.namesIn(content))
  return (stretch) => {
    for (const kind of KINDS) {
      const event = lastOf(stretch.events, kind)
      const found = event && tell(gists, event, stretch)
      if (found) return found
    }
    return null
  }
}

const KINDS = [
  'destroyed',
  'damage',
  'malfunction',
  'prevent',
  'success',
  'roll',
  'reroll',
  'sixth die',
  'card',
  'power',
  'tile',
  'target',
] as const

function tell(gists: Said, event: Of<(typeof KINDS)[number]>, { events, before }: Stretch<Terms>): Gist | null {
  const told = [...before, ...events]
  const { seat } = event
  switch (event.kind) {
    case 'destroyed':
      // A departure is nobody's doing.
      if (event.rule === 'GK-OVER-4') return null
      return told.some((each) => each.kind === 'turn' && each.seat === event.by)
        ? { title: gists.destroyed(event.by, event), ...blowOf(gists, told, seat) }
        : { title: gists.destroyedItself(event) }
    case 'damage':
      return lossOf(gists, told, event)
    case 'malfunction':
      return { title: failureOf(gists, told, event) }
    case 'prevent':
      return { title: gists.prevented(seat, event.value, event.by) }
    case 'success':
      return { title: gists.completed(seat, event.command, event.target), leads: true }
    case 'target':
      return { title: gists.aimed(seat, event.target), leads: true }
    case 'card':
    case 'power':
    case 'tile':
      return { title: gists.used(seat, event.uses), leads: true }
    case 'roll':
    case 'reroll':
    case 'sixth die':
      return { title: rollOf(gists, told, event), leads: true }
  }
}

/** A loss and its cause. */
function lossOf(gists: Said, told: readonly Told[], event: Of<'damage'>): Gist {
  if (event.cause === 'jolt') return { title: gists.jolted(event, event.amount) }
  if (event.cause === 'malfunction') {
    const failure = lastOf(told, 'malfunction')!
    const paid = gists.paid(event, event.amount)
    return { title: failureOf(gists, told, failure), note: paid, sequel: paid }
  }
  const success = lastOf(told, 'success')!
  const isWorthTelling = event.absorbed > 0 || event.lost > 0
  return {
    title: gists.hit(success.seat, success.command, event.seat, event.amount),
    ...(isWorthTelling && { note: gists.took(event, event.absorbed, event.lost) }),
  }
}

/** The cause of a destruction. */
function blowOf(gists: Said, told: readonly Told[], seat: Seat): Pick<Gist, 'note'> {
  const blow = lastOf(told, 'success')
  const loss = lastOf(told, 'damage')
  return blow && loss?.seat === seat && loss.cause === 'attack' ? { note: gists.hit(blow.seat, blow.command, seat, loss.amount) } : {}
}

/** How many dice a Command lacked. */
function missing(told: readonly Told[], seat: Seat): { command: Of<'command'>['command']; dice: number } | null {
  const named = lastOf(told, 'command')
  if (named?.seat !== seat) return null
  const lock = lastOf(told.slice(told.indexOf(named)), 'lock')
  const wanted = COMMANDS[named.command].groups.reduce((sum, n) => sum + n, 0)
  return { command: named.command, dice: Math.max(0, wanted - (lock?.locked.length ?? 0)) }
}

function failureOf(gists: Said, told: readonly Told[], { seat, command }: Of<'malfunction'>) {
  const short = missing(told, seat)
  return short?.command === command && short.dice > 0 ? gists.short(seat, command, short.dice) : gists.failed(seat, command)
}

/** The purpose of a roll: to complete the Command that lacked dice, or to open the attack. */
function rollOf(gists: Said, told: readonly Told[], event: Of<'roll' | 'reroll' | 'sixth die'>) {
  const { seat, faces } = event
  const target = lastOf(told, 'target')
  const short = missing(told.slice(target ? told.indexOf(target) : 0), seat)
  if (short !== null && short.dice > 0) return gists.needed(seat, short.command, short.dice, faces)
  return event.kind === 'roll' && target?.seat === seat && short === null
    ? gists.opened(seat, target.target, faces)
    : gists.rolled(seat, faces)
}
