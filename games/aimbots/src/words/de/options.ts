import type { ByKind } from '@robodrome/kernel'
import { NOTHING, say, type Label, type Phrase } from '@robodrome/phrases'
import { costOf } from '../../costs.ts'
import { lookout, QUARTERS, type Side } from '../../facing.ts'
import { NO_BOT, OFF, type BotId } from '../../state.ts'
import type { Act, EffectRef, Option } from '../../terms.ts'
import type { Turn, View } from '../../shapes.ts'
import { card, count, dative, energy, numbers, seen, SENSES, space, token, TURNS } from './marks.ts'

const botIn = (view: View, id: BotId) => seen(view.bots[id]!)

/** An act's name and cost. */
const costs = (title: Phrase, act: Act, view: View): Label => ({ title, effect: energy(costOf(act, view)) })

const TO: readonly Phrase[] = [say`nach Norden`, say`nach Osten`, say`nach Süden`, say`nach Westen`]

/** Describes a side and its direction. */
const pointing = ({ side, dir, plated }: Side): Phrase => say`${side} ${TO[dir]!}${plated ? say` (Platte)` : NOTHING}`

/** A bot's rotation: the side facing across the arena, and its other sides. */
function facing(view: View, id: BotId, rot: number): Label {
  const [ahead, right, behind, left] = lookout(view, id, rot) as [Side, Side, Side, Side]
  return {
    title: pointing(ahead),
    effect: say`${pointing(right)}, ${pointing(behind)}, ${pointing(left)}`,
    act: say`${pointing(ahead)} richten`,
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
  assign: ({ die, card: name }) => ({ title: say`${die} auf ${card(name)}` }),
  wild: ({ die }) => ({ title: say`Aus einer ${die} eine 6 machen` }),
  load: ({ bot, core }, view) => ({ title: say`Kern ${core}`, effect: say`in ${botIn(view, bot)}` }),
  place: ({ at }) => ({ title: say`Auf ${space(at)}`, act: say`Auf ${space(at)} beginnen` }),
  face: ({ bot, rot }, view) => facing(view, bot, rot),
  boost: (o, view) => costs(say`${botIn(view, o.bot)} boosten`, o, view),
  pivot: (o, view) => costs(say`${botIn(view, o.bot)} schwenken`, o, view),
  pickUp: (o, view) => costs(say`Aufheben mit ${botIn(view, o.bot)}`, o, view),
  repair: (o, view) => costs(say`Reparieren mit ${botIn(view, o.bot)}`, o, view),
  attack: (o, view) => ({
    title: say`${botIn(view, o.target)} angreifen`,
    effect: say`mit ${botIn(view, o.bot)}, ${energy(costOf(o, view))}`,
    act: say`${card(view.bots[o.target]!.program)} angreifen`,
  }),
  overcharge: () => ({ title: say`${token('OVERCHARGE')} nutzen`, effect: say`3 Energie mehr` }),
  relocate: () => ({ title: say`${token('RELOCATE')} nutzen`, effect: say`einen Bot irgendwohin stellen` }),
  endTurn: (_o, view) => ({ title: say`Zug beenden`, ...(view.energy > 0 && { effect: say`${energy(view.energy)} ungenutzt` }) }),
  repairBot: ({ bot }, view) => ({ title: say`${botIn(view, bot)} reparieren` }),
  removePlate: ({ side }) => ({ title: say`Platte auf der ${side} entfernen` }),
  turn: ({ turn }, view) => ({ title: say`${TURNS[turn]} schwenken`, ...afterTurn(view, turn) }),
  stop: ({ at, turn }) =>
    turn ? { title: say`Auf ${space(at)} abbiegen` } : { title: say`Nach ${space(at)}`, act: say`Nach ${space(at)} bewegen` },
  tow: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Niemanden abschleppen` : say`${botIn(view, bot)} abschleppen` }),
  towBy: ({ by }) => ({ title: by === 0 ? say`Stehen lassen` : count(by, { one: 'Um # Feld', other: 'Um # Felder' }) }),
  swapWith: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Nicht tauschen` : say`Mit ${botIn(view, bot)} tauschen` }),
  spin: ({ sense }) => ({ title: sense === '' ? say`Nicht drehen` : say`${SENSES[sense]} drehen` }),
  spinBot: ({ bot, sense }, view) => ({ title: say`${botIn(view, bot)} drehen`, effect: SENSES[sense] }),
  push: ({ bot }, view) => ({ title: say`${botIn(view, bot)} schieben` }),
  done: () => ({ title: say`Fertig` }),
  scan: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Niemanden scannen` : say`${botIn(view, bot)} scannen` }),
  shift: ({ to }) => ({ title: to === OFF ? say`Bleiben` : say`Auf ${space(to)} rücken` }),
  hack: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Niemanden hacken` : say`${botIn(view, bot)} hacken` }),
  liftPlate: ({ side }) => ({ title: side === 0 ? say`Platten so lassen` : say`Platte auf der ${side} anheben` }),
  plateOn: ({ side }) => ({ title: say`Platte auf die ${side}` }),
  crash: ({ yes }) => ({ title: yes ? say`Rammen` : say`Nicht rammen` }),
  shove: ({ yes }) => ({ title: yes ? say`Schieben` : say`Nicht schieben` }),
  fire: ({ bot }, view) => ({ title: bot === NO_BOT ? say`Nicht feuern` : say`Mit ${botIn(view, bot)} feuern` }),
  ram: ({ how }) => ({ title: RAM[how] }),
  sidestep: ({ how }) => ({
    title: how === 'no swap' ? say`Nicht tauschen` : say`Tauschen`,
    ...(how !== 'no swap' && how !== 'swap' && { effect: say`und ${SENSES[how]} drehen` }),
  }),
  pass: () => ({ title: say`Passen` }),
  surge: ({ die }) => ({ title: say`Die ${die} auf 6 drehen`, effect: say`mit ${token('SURGE')}` }),
  reroll: ({ dice }) => ({ title: dice.length === 2 ? say`Beide Würfel neu würfeln` : say`Die ${numbers(dice)} neu würfeln` }),
  echo: ({ die }) => ({ title: say`Echo mit der ${die}`, effect: say`sie nimmt den Wert des niedrigeren Angriffswürfels an` }),
  exchange: ({ die, for: other }) => ({ title: say`Deine ${die} gegen die ${other} tauschen` }),
  surgeIt: () => ({ title: say`Auf 6 drehen`, effect: say`mit ${token('SURGE')}` }),
  relocateBot: ({ bot }, view) => ({ title: say`${botIn(view, bot)} umsetzen` }),
  order: ({ effect }, view) => ({ title: say`Zuerst ${effectIn(view, effect)}` }),
}

const RAM = { push: say`Schieben`, 'push and follow': say`Schieben und nachrücken`, 'no push': say`Nicht schieben` } as const

function effectIn(view: View, effect: EffectRef): Phrase {
  if ('bot' in effect) return say`der Schaden an ${botIn(view, effect.bot)}`
  return say`${card(effect.program)}${effect.seat === null ? NOTHING : say` von ${dative(effect.seat)}`}`
}
