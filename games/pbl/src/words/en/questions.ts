import { say, type Words } from '@robodrome/phrases'
import type { Terms } from '../../terms.ts'
import { card, cards } from './parts.ts'

const WINDOWS = {
  build: say`A card was built. Respond, or pass?`,
  blast: say`Crew was blasted. Respond, or pass?`,
  declaration: say`An attack is declared. Respond, or pass?`,
  roll: say`Dice were rolled. Respond, or pass?`,
  strike: say`The strike succeeds. Respond, or pass?`,
  'combat end': say`The combat is over. Play a card, or pass?`,
  'turn end': say`The turn is about to end. Play a card, or pass?`,
  card: say`A card was played. Respond, or pass?`,
} as const

/** Every question, in at most 60 characters. */
export const questions: Words<Terms>['questions'] = {
  chooseRobot: () => ({ ask: say`Which base robot is yours?` }),
  choosePilot: () => ({ ask: say`Which starter pilot joins you?` }),
  sendPilot: () => ({ ask: say`Which pilot flies? Hidden until everybody has chosen` }),
  chooseChallenge: () => ({ ask: say`Which card do you take and build?` }),
  pickPile: (q) => ({ ask: q.last ? say`You must take pile ${q.pile}.` : say`Take pile ${q.pile}, or look at the next?` }),
  pickBlind: () => ({ ask: say`Which pile do you take, unseen?` }),
  placeCards: () => ({ ask: say`Which pile does the next card go on?` }),
  keepHand: () => ({ ask: say`Which opening hand do you keep?`, because: say`The other goes to the bottom of your deck.` }),
  reduceDeck: (q) => ({ ask: say`Which card do you remove? ${cards(q.left)} to go.` }),
  main: (q) => ({
    ask: !q.moveSpent
      ? say`Build, attack, or end the turn?`
      : q.extraAttack
        ? say`The MOVE is spent, but you have one more attack.`
        : say`The MOVE is spent. Play cards, or end the turn?`,
  }),
  choosePlace: (q) => ({ ask: say`Where does ${card(q.card)} go?` }),
  chooseWeld: () => ({ ask: say`Which armor do you weld on?` }),
  downsize: (q) => ({ ask: q.keep ? say`The hangar is gone: who stays as sidekick?` : say`The hangar is too small: what do you discard?` }),
  chooseSource: () => ({ ask: say`Draw from the deck or the shop row?` }),
  keepHandLimit: (q) => ({ ask: say`At most ${q.limit} cards: which one do you discard?` }),
  discardCards: (q) => ({ ask: q.left > 1 ? say`Discard ${q.left} cards: which one first?` : say`Which card do you discard?` }),
  orderTop: () => ({ ask: say`Which card comes next on top of the deck?` }),
  takeOne: () => ({ ask: say`Which of these cards do you take?` }),
  orderBottom: () => ({ ask: say`Which card goes to the bottom next?` }),
  leaveOrBury: () => ({ ask: say`Leave the top card of your deck on top?` }),
  chooseAim: (q) => ({ ask: say`Attack with the ${[q.limb]}. What is the target?` }),
  nameBombs: () => ({ ask: say`How many bombs do you name for the attack?` }),
  nameStorage: () => ({ ask: say`Which storage bombs do you name for the attack?` }),
  fight: (q) => ({
    ask: q.own === q.other ? say`Tied at ${q.own}: a tie defends. Add dice?` : say`You trail ${q.own} : ${q.other}. Add dice or concede?`,
  }),
  throwMore: (q) => ({ ask: q.count > 0 ? say`${cards(q.count)} thrown. Another, or roll?` : say`Throw a card with the first roll?` }),
  unite: () => ({ ask: say`How many ticks does the shoulder add?` }),
  useStorage: () => ({ ask: say`More storage bombs, or enough?` }),
  fixDie: () => ({ ask: say`Fix one of your dice before the roll?` }),
  chooseReroll: () => ({ ask: say`Reroll a die, or keep them all?` }),
  fireOrNot: () => ({ ask: say`Fire the Yot-Z Bazooka?`, because: say`Five equal faces destroy any limb.` }),
  chooseStrikeDice: () => ({ ask: say`Which dice do you roll again?` }),
  chooseStrike: () => ({ ask: say`The strike succeeds. What does it destroy?` }),
  duds: () => ({ ask: say`Whose dice are duds?` }),
  chooseSupported: () => ({ ask: say`Who gets the dice?` }),
  chooseDie: () => ({ ask: say`Which die do you set?` }),
  chooseValue: () => ({ ask: say`What should the die show?` }),
  chooseTarget: (q) => ({ ask: say`What is ${card(q.card)} aimed at?` }),
  chooseFromRow: () => ({ ask: say`Which card of the shop row do you take?` }),
  chooseZone: () => ({ ask: say`Where do you search?` }),
  chooseFound: () => ({ ask: say`Which card do you take?` }),
  window: (q) => ({ ask: WINDOWS[q.after] }),
}
