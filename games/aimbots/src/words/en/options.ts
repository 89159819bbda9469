import type { ByKind } from '@robodrome/kernel'
import { NOTHING, say, type Label, type Phrase } from '@robodrome/phrases'
import { costOf } from '../../costs.ts'
import { lookout, QUARTERS, type Side } from '../../facing.ts'
import { NO_BOT, OFF, type BotId } from '../../state.ts'
import type { Act, EffectRef, Option } from '../../terms.ts'
import type { Turn, View } from '../../shapes.ts'
import { card, count, energy, numbers, seen, SENSES, SIDES, space, token, TURNS, whose } from './marks.ts'

const botIn = (view: View, id: BotId) => seen(view.bots[id]!)

/** An act's name and cost. */
const costs = (title: Phrase, act: Act, view: View): Label => ({ title, effect: energy(costOf(act, view)) })

const spaces = (n: number): Phrase => count(n, { one: '# space', other: '# spaces' })

/** Describes a side and its direction. */
const pointing = ({ side, dir, plated }: Side): Phrase => say`${side} ${SIDES[dir]!}${plated ? say` (plate)` : NOTHING}`

/** A bot's rotation: the side facing across the arena, and its other sides. */
function facing(view: View, id: BotId, rot: number): Label {
  const [ahead, right, behind, left] = lookout(view, id, rot) as [Side, Side, Side, Side]
  return {
    title: pointing(ahead),
    effect: say`${pointing(right)}, ${pointing(behind)}, ${pointing(left)}`,
    act: say`Face ${pointing(ahead)}`,
  }
}

/** The rotation of the acting bot after a turn. */
function afterTurn(view: View, turn: Turn): Pick<Label, 'effect'> {
  if (view.acting === null) return {}
  const { title, effect } = facing(view, view.acting, (view.bots[view.acting]!.rot + QUARTERS[turn]) % 4)
  return { effect: say`${title}, ${effect!}` }
}

/** Every option. */
export const options: ByKind<Option, Label, View> = {
  assign: ({ die, card: name }) => ({ title: say`${die} on ${card(name)}` }),
  wild: ({ die }) => ({ title: say`Turn a ${die} into a 6` }),
  load: ({ bot, core }, view) => ({ title: count(core, { one: 'Core of #', other: 'Core of #' }), effect: say`into ${botIn(view, bot)}` }),
  place: ({ at }) => ({ title: say`On ${space(at)}`, act: say`Start on ${space(at)}` }),
  face: ({ bot, rot }, view) => facing(view, bot, rot),
  boost: (o, view) => costs(say`Boost ${botIn(view, o.bot)}`, o, view),
  pivot: (o, view) => costs(say`Pivot ${botIn(view, o.bot)}`, o, view),
  pickUp: (o, view) => costs(say`Pick up with ${botIn(view, o.bot)}`, o, view),
  repair: (o, view) => costs(say`Repair with ${botIn(view, o.bot)}`, o, view),
  attack: (o, view) => ({
    title: say`Attack ${botIn(view, o.target)}`,
    effect: say`with ${botIn(view, o.bot)}, ${energy(costOf(o, view))}`,
    act: say`Attack ${card(view.bots[o.target]!.program)}`,
  }),
  overcharge: () => ({ title: say`Use ${token('OVERCHARGE')}`, effect: say`3 more energy` }),
  relocate: () => ({ title: say`Use ${token('RELOCATE')}`, effect: say`put a bot anywhere` }),
  endTurn: (_o, view) => ({ title: say`End turn`, ...(view.energy > 0 && { effect: say`${energy(view.energy)} unused` }) }),
  repairBot: ({ bot }, view) => ({ title: say`Repair ${botIn(view, bot)}` }),
  removePlate: ({ side }) => ({ title: say`Remove the plate on ${side}` }),
  turn: ({ turn }, view) => ({ title: say`Turn ${TURNS[turn]}`, ...afterTurn(view, turn) }),
  stop: ({ at, turn }) => (turn ? { title: say`Turn at ${space(at)}` } : { title: say`To ${space(at)}`, act: say`Go to ${space(at)}` }),
  tow: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Tow nobody` : say`Tow ${botIn(view, bot)}` }),
  towBy: ({ by }) => ({ title: by === 0 ? say`Leave it` : say`By ${spaces(by)}` }),
  swapWith: ({ bot }, view) => ({ title: bot === NO_BOT ? say`No swap` : say`Swap with ${botIn(view, bot)}` }),
  spin: ({ sense }) => ({ title: sense === '' ? say`No spin` : say`Spin ${SENSES[sense]}` }),
  spinBot: ({ bot, sense }, view) => ({ title: say`Spin ${botIn(view, bot)}`, effect: SENSES[sense] }),
  push: ({ bot }, view) => ({ title: say`Push ${botIn(view, bot)}` }),
  done: () => ({ title: say`Done` }),
  scan: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Scan nobody` : say`Scan ${botIn(view, bot)}` }),
  shift: ({ to }) => ({ title: to === OFF ? say`Stay` : say`Shift to ${space(to)}` }),
  hack: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Hack nobody` : say`Hack ${botIn(view, bot)}` }),
  liftPlate: ({ side }) => ({ title: side === 0 ? say`Keep the plates` : say`Lift the plate on ${side}` }),
  plateOn: ({ side }) => ({ title: say`Plate on ${side}` }),
  crash: ({ yes }) => ({ title: yes ? say`Crash` : say`Do not crash` }),
  shove: ({ yes }) => ({ title: yes ? say`Push` : say`Do not push` }),
  fire: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Hold fire` : say`Fire with ${botIn(view, bot)}` }),
  ram: ({ how }) => ({ title: RAM[how] }),
  sidestep: ({ how }) => ({
    title: how === 'no swap' ? say`No swap` : say`Swap`,
    ...(how !== 'no swap' && how !== 'swap' && { effect: say`and spin it ${SENSES[how]}` }),
  }),
  pass: () => ({ title: say`Pass` }),
  surge: ({ die }) => ({ title: say`Set the ${die} to 6`, effect: say`with ${token('SURGE')}` }),
  reroll: ({ dice }) => ({ title: dice.length === 2 ? say`Reroll both dice` : say`Reroll the ${numbers(dice)}` }),
  echo: ({ die }) => ({ title: say`Echo with the ${die}`, effect: say`it takes the value of the lower attack die` }),
  exchange: ({ die, for: other }) => ({ title: say`Exchange your ${die} for the ${other}` }),
  surgeIt: () => ({ title: say`Set it to 6`, effect: say`with ${token('SURGE')}` }),
  relocateBot: ({ bot }, view) => ({ title: say`Relocate ${botIn(view, bot)}` }),
  order: ({ effect }, view) => ({ title: say`First ${effectIn(view, effect)}` }),
}

const RAM = { push: say`Push`, 'push and follow': say`Push and follow`, 'no push': say`Do not push` } as const

function effectIn(view: View, effect: EffectRef): Phrase {
  if ('bot' in effect) return say`the damage to ${botIn(view, effect.bot)}`
  return effect.seat === null ? [card(effect.program)] : say`${whose(effect.seat)} ${card(effect.program)}`
}
