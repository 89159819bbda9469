import { say, type Phrase, type Words } from '@robodrome/phrases'
import type { EffectName } from '../../content/effects.ts'
import { does, MODULES, moduleThatDoes, type Module, type ModuleId } from '../../content/modules.ts'
import type { Slot } from '../../state.ts'
import type { Option, Terms } from '../../terms.ts'
import { color, deck, module, robot, slot } from './text.ts'

/** The module of a declaration that has an effect, or the first that it names. */
function used(option: Option, effect?: EffectName): Phrase {
  const use = option.kind === 'declare' ? option.use : []
  const found = use.find((id) => effect === undefined || does(id, effect))
  return found === undefined ? say`This module` : [module(found)]
}

const STEERING = moduleThatDoes('diagonalKey')
const [, least, most] = MODULES[STEERING].die!

/** The die that a module needs: "a red die from 2 to 4". */
function needed(option: Option): Phrase {
  const dice = option.kind === 'declare' && option.use[0] !== undefined ? MODULES[option.use[0]].die : null
  return dice === null ? say`another die` : say`a ${color(dice[0])} die from ${dice[1]} to ${dice[2]}, once in a unit`
}

/** The one slot that a module fits; null: left and right alike. */
const HOME: Readonly<Record<Module['deck'], Slot | null>> = { blue: 'left', red: 'right', yellow: null, champion: 'champion' }

function fitting(card: ModuleId, at: Slot): Phrase {
  const home = HOME[MODULES[card].deck]
  if (home !== null && home !== at) return say`${module(card)} fits the ${slot(home)} slot only.`
  return home === null && at === 'champion'
    ? say`${module(card)} fits the left and the right slot.`
    : say`The ${slot(at)} slot is not the one you fill now.`
}

/** Why an option is refused, naming what is missing. */
export const refusals: Words<Terms>['refusals'] = {
  'VT-ACT-6': () => say`Only one module may replace the shot of a die.`,
  'VT-ASK-1': () => say`You have decided otherwise in your settings; change them first.`,
  'VT-ASK-4': (o) => say`${used(o)} finds nothing in the line of fire, or the die lies on a diagonal key.`,
  'VT-ASK-6': () => say`Another die of this unit lies on that key.`,
  'VT-CTL-1': (o) => (o.kind === 'place' ? say`Both ${color(o.color)} dice are placed.` : say`You have two dice of a colour.`),
  'VT-CTL-4': () => say`A blue die goes on a diagonal key only with ${module(STEERING)}.`,
  'VT-FIRE-2': (o) => say`${used(o)} needs a robot in the line of fire; a mine stands there.`,
  'VT-FIRE-4': (o) => say`${used(o, 'push')} goes with a plain shot only.`,
  'VT-GEO-8': () => say`An energy wall stands between.`,
  'VT-JET-6': (o) => say`${used(o, 'cut')} does not go with a jump.`,
  'VT-MINE-2': () => say`A mine is laid only with a move, from a card that has one to lay.`,
  'VT-MOD-10': (o) => say`${used(o)} needs ${needed(o)}.`,
  'VT-MOD-5': (o) =>
    o.kind === 'deck' || o.kind === 'draw' ? say`The ${deck(o.deck)} deck holds nothing that you do not own.` : say`You own all of it.`,
  'VT-MOD-7': (o) => (o.kind === 'slot' && o.card !== null ? fitting(o.card, o.slot) : say`That slot is not open now.`),
  'VT-PREP-6': (_o, view) => {
    const own = view.you === null ? null : (view.seats[view.you] ?? null)
    return own === null
      ? say`Not a free starting space.`
      : say`Not a starting space of ${robot(own)}, or what stands there cannot be pushed.`
  },
  'VT-PROG-2': (o) =>
    o.kind === 'confirm' ? say`Each control unit needs a die first.` : say`The units are filled in order, one die each.`,
  'VT-PROG-4': () => say`Three or four dice, at most two on a unit and on different keys.`,
  'VT-PROG-5': () => say`${module(STEERING)} takes a blue ${least} to ${most}.`,
  'VT-PROG-8': () => say`${module(STEERING)} serves one die of a unit.`,
  'VT-REM-1': () => say`No robot in the line of fire has a die that can be moved.`,
  'VT-REM-2': () => say`That die cannot lie on that key.`,
  'VT-REM-5': () => say`The KillBot already faces that way.`,
  'VT-RES-3': (o) => (o.kind === 'repair' ? say`There is no damage to repair.` : say`There are no modules in this game.`),
  'VT-SET-2': () => say`That robot is taken.`,
}
