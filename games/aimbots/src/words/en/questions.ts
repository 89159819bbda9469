import type { ByKind, Seen } from '@robodrome/kernel'
import { say, type Asking } from '@robodrome/phrases'
import { DEFENSE, type View } from '../../shapes.ts'
import { programIn } from '../../content/content.ts'
import type { BotId } from '../../state.ts'
import type { Question } from '../../terms.ts'
import { energy, seen, SENSES } from './marks.ts'

const botIn = (view: View, id: BotId) => seen(view.bots[id]!)

/** The act of a program, as the reason for its question. */
const because = (view: View, id: BotId) => say`${[programIn(view, view.bots[id]!.program).text]}`

/** Every question. */
export const questions: ByKind<Seen<Question>, Asking, View> = {
  assignDie: ({ stuck }) =>
    stuck
      ? { ask: say`Which die becomes a 6?`, because: say`None of your dice fits a card.` }
      : { ask: say`Which die goes on which card?`, because: say`A die goes on a card with that armor; a 6 goes on any card.` },
  loadCores: ({ bot }, view) => ({
    ask: bot === undefined ? say`Which core goes into which bot?` : say`Which core goes into ${botIn(view, bot)}?`,
    because: say`Nobody else sees its value.`,
  }),
  chooseZoneSpace: ({ bot }, view) => ({ ask: say`Where does ${botIn(view, bot)} start?` }),
  chooseRotation: ({ bot }, view) => ({
    ask: say`Which way does ${botIn(view, bot)} face?`,
    because: say`Sides point north, east, south and west.`,
  }),
  act: ({ energy: left, attacked }) => ({
    ask: say`What next?`,
    because: attacked ? say`${energy(left)} left, and you have attacked.` : say`${energy(left)} left.`,
  }),
  chooseStop: ({ bot }, view) => ({ ask: say`Where does ${botIn(view, bot)} boost to?` }),
  driftTo: ({ bot }, view) => ({ ask: say`Where does ${botIn(view, bot)} drift to?` }),
  chooseTurn: ({ bot }, view) => ({ ask: say`How does ${botIn(view, bot)} turn?` }),
  towWhom: ({ bot }, view) => ({ ask: say`Which bot does ${botIn(view, bot)} tow?`, because: because(view, bot) }),
  towBy: ({ target }, view) => ({ ask: say`How far do you tow ${botIn(view, target)}?` }),
  swapWhom: ({ bot }, view) => ({ ask: say`Which bot does ${botIn(view, bot)} swap with?`, because: because(view, bot) }),
  spinItself: ({ bot }, view) => ({ ask: say`Does ${botIn(view, bot)} spin?`, because: because(view, bot) }),
  crash: ({ target }, view) => ({ ask: say`Crash into ${botIn(view, target)}?`, because: say`Both take 1 damage.` }),
  shove: ({ target }, view) => ({ ask: say`Push ${botIn(view, target)} away?` }),
  chooseSentry: ({ target }, view) => ({ ask: say`Fire at ${botIn(view, target)}?`, because: say`A roll above its armor deals 1 damage.` }),
  scanWhom: ({ bot }, view) => ({ ask: say`Whose core do you look at?`, because: because(view, bot) }),
  chooseGust: ({ bot }, view) => ({ ask: say`Which bot do you push or spin?`, because: because(view, bot) }),
  danceTo: ({ bot }, view) => ({ ask: say`Where does ${botIn(view, bot)} shift to?` }),
  conductWhom: ({ sense }) => ({ ask: say`Which other bot spins ${SENSES[sense]}?` }),
  hackWhom: ({ bot }, view) => ({ ask: say`Which enemy do you spin?`, because: because(view, bot) }),
  chooseSense: ({ target }, view) => ({ ask: say`Which way do you spin ${botIn(view, target)}?` }),
  liftPlate: ({ bot }, view) => ({ ask: say`Which plate of ${botIn(view, bot)} do you move?` }),
  setPlate: () => ({ ask: say`Where does the plate go?` }),
  pickSide: ({ bot }, view) => ({ ask: say`Which side of ${botIn(view, bot)} takes the plate?` }),
  repairWhom: () => ({ ask: say`Which bot do you repair?` }),
  repairPlate: ({ target }, view) => ({ ask: say`Which plate of ${botIn(view, target)} comes off?` }),
  relocateWhom: () => ({ ask: say`Which bot do you relocate?` }),
  relocateTo: ({ bot }, view) => ({ ask: say`Where do you put ${botIn(view, bot)}?` }),
  ramHow: ({ target }, view) => ({ ask: say`Push ${botIn(view, target)}?` }),
  sidestepHow: ({ target }, view) => ({ ask: say`Swap places with ${botIn(view, target)}?` }),
  rollWindow: ({ side }) => ({
    ask: say`Change the dice?`,
    because: side === DEFENSE ? say`You defend: keep the attack below your value.` : say`You attack: a tie hits.`,
  }),
  soloWindow: ({ die }) => ({ ask: say`Change the ${die}?` }),
  orderEffects: () => ({
    ask: say`Which effect comes first?`,
    because: say`They happen at the same time. You decide because it is your turn.`,
  }),
}
