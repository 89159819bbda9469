import { say, type Phrase, type Words } from '@robodrome/phrases'
import type { EffectName } from '../../content/effects.ts'
import { does, moduleOf, moduleThatDoes, type Boxed } from '../../content.ts'
import type { Module, ModuleId } from '../../content/modules.ts'
import type { Slot } from '../../state.ts'
import type { Option, Terms } from '../../terms.ts'
import { color, deck, module, robot, slot } from './text.ts'

/** The module of a declaration that has this effect, or the first one declared. */
function used(option: Option, view: Boxed, effect?: EffectName): Phrase {
  const use = option.kind === 'declare' ? option.use : []
  const found = use.find((id) => effect === undefined || does(view, id, effect))
  return found === undefined ? say`This module` : [module(found)]
}

/** The module that allows blue dice on diagonal keys, and its numbers. A box may have none. */
function steering(view: Boxed): { name: Phrase; range: Phrase } {
  const found = moduleThatDoes(view, 'diagonalKey')
  const [, least, most] = found?.die ?? ['blue', 1, 6]
  return { name: found === undefined ? say`a module` : [module(found.id)], range: say`${least} to ${most}` }
}

/** The die that a module needs: "a red die from 2 to 4". */
function needed(option: Option, view: Boxed): Phrase {
  const dice = option.kind === 'declare' && option.use[0] !== undefined ? moduleOf(view, option.use[0]).die : null
  return dice === null ? say`another die` : say`a ${color(dice[0])} die from ${dice[1]} to ${dice[2]}, once per unit`
}

/** The only slot that a module fits, or null if it fits left and right. */
const HOME: Readonly<Record<Module['deck'], Slot | null>> = { blue: 'left', red: 'right', yellow: null, champion: 'champion' }

function fitting(view: Boxed, card: ModuleId, at: Slot): Phrase {
  const home = HOME[moduleOf(view, card).deck]
  if (home !== null && home !== at) return say`${module(card)} fits the ${slot(home)} slot only.`
  return home === null && at === 'champion'
    ? say`${module(card)} fits the left and the right slot.`
    : say`You are not filling the ${slot(at)} slot right now.`
}

/** Words why an option is refused, and what is missing. */
export const refusals: Words<Terms>['refusals'] = {
  'VT-ACT-6': () => say`Only one module may replace a die’s shot.`,
  'VT-ASK-1': () => say`Your settings rule this out; change them first.`,
  'VT-ASK-4': (o, view) => say`${used(o, view)} finds nothing in the line of fire, or the die lies on a diagonal key.`,
  'VT-ASK-6': () => say`Another die of this unit lies on that key.`,
  'VT-CTL-1': (o) => (o.kind === 'place' ? say`You have placed both ${color(o.color)} dice.` : say`You have only two dice of each colour.`),
  'VT-CTL-4': (_o, view) => say`A blue die goes on a diagonal key only with ${steering(view).name}.`,
  'VT-FIRE-2': (o, view) => say`${used(o, view)} needs a robot in the line of fire, but a mine comes first.`,
  'VT-FIRE-4': (o, view) => say`${used(o, view, 'push')} works only with a plain shot.`,
  'VT-GEO-8': () => say`An energy wall is in between.`,
  'VT-JET-6': (o, view) => say`${used(o, view, 'cut')} cannot be used with a jump.`,
  'VT-MINE-2': () => say`You can lay a mine only with a move, from a card that still has one.`,
  'VT-MOD-10': (o, view) => say`${used(o, view)} needs ${needed(o, view)}.`,
  'VT-MOD-5': (o) =>
    o.kind === 'deck' || o.kind === 'draw'
      ? say`The ${deck(o.deck)} deck has no module that you do not already own.`
      : say`You already own all of these modules.`,
  'VT-MOD-7': (o, view) => (o.kind === 'slot' && o.card !== null ? fitting(view, o.card, o.slot) : say`That slot is not open right now.`),
  'VT-PREP-6': (_o, view) => {
    const own = view.you === null ? null : (view.seats[view.you] ?? null)
    return own === null
      ? say`Not a free starting space.`
      : say`Not a starting space of ${robot(own)}, or what stands there cannot be pushed.`
  },
  'VT-PROG-2': (o) =>
    o.kind === 'confirm' ? say`Each control unit needs a die first.` : say`The units are filled in order, one die each.`,
  'VT-PROG-4': () => say`Three or four dice, at most two on a unit and on different keys.`,
  'VT-PROG-5': (_o, view) => say`${steering(view).name} needs a blue die from ${steering(view).range}.`,
  'VT-PROG-8': (_o, view) => say`${steering(view).name} works for only one die per unit.`,
  'VT-REM-1': () => say`No robot in the line of fire has a die that can be moved.`,
  'VT-REM-2': () => say`That die cannot lie on that key.`,
  'VT-REM-5': () => say`The KillBot already faces that way.`,
  'VT-RES-3': (o) => (o.kind === 'repair' ? say`There is no damage to repair.` : say`There are no modules in this game.`),
  'VT-SET-2': () => say`That robot is taken.`,
}
