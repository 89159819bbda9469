import type { OpenRule } from './seen.ts'

const ANSWER = 'answer with a card, or pass.'

/** What has just happened where a window is open, by its name. */
const WINDOWS: Readonly<Record<string, string>> = {
  build: 'A card was built',
  blast: 'Crew was blasted',
  declaration: 'An attack is declared',
  roll: 'Dice were rolled',
  strike: 'The strike succeeds',
  'combat end': 'The combat is over',
  'turn end': 'The turn is about to end',
  card: 'A card was played',
}

/** What is asked, by the name of the rule that asks. */
const PROMPTS: Readonly<Record<string, string>> = {
  chooseRobot: 'Take a base robot.',
  choosePilot: 'Take a starter pilot of the talent pool.',
  sendPilot: 'Send one of your pilots, face down.',
  chooseChallenge: 'Take a card for the challenge; it is built at once.',
  pickPile: 'Take this pile, or look at the next.',
  pickBlind: 'Take a pile.',
  placeCards: 'On which pile does the new card go?',
  keepHand: 'Keep one opening hand; the other goes to the bottom of your deck.',
  reduceDeck: 'Put three cards of your deck away.',
  main: 'One MOVE, a build or an attack; cards and blasts besides; then end the turn.',
  choosePlace: 'Where does it go?',
  chooseWeld: 'Which armor is welded on?',
  downsize: 'The hangar is too small: what goes?',
  chooseSource: 'Draw from the deck or the shop.',
  keepHandLimit: 'Too many cards: discard down to the hand limit.',
  discardCards: 'Discard a card.',
  orderTop: 'Which of these cards of the deck comes next?',
  takeOne: 'Take one of these cards of the deck.',
  orderBottom: 'Which card goes to the bottom next?',
  leaveOrBury: 'Does the top card stay?',
  chooseAim: 'What is attacked?',
  nameBombs: 'How many bombs does the attack name?',
  nameStorage: 'Which storage bombs does the attack name?',
  fight: 'Behind: throw cards, use what helps, or concede.',
  throwMore: 'More cards for this roll, or enough.',
  unite: 'How many dice does the shoulder add?',
  useStorage: 'More storage bombs, or enough.',
  fixDie: 'Fix a die before the roll?',
  chooseReroll: 'Reroll, or keep the dice.',
  fireOrNot: 'Fire the Yot-Z Bazooka? Five equal faces destroy any limb.',
  chooseStrikeDice: 'Mark dice to roll again.',
  chooseStrike: 'What does the strike destroy?',
  duds: 'Whose dice are duds?',
  chooseSupported: 'Dice for whom?',
  chooseDie: 'Which die?',
  chooseValue: 'What does it show?',
  chooseTarget: 'At what?',
  chooseFromRow: 'Take one card of the shop row.',
  chooseZone: 'Where is the search?',
  chooseFound: 'Take one of these cards, or none.',
}

/** The open question in a line, as everybody at the table may hear it; null when there is none. */
export function promptOf(open: readonly OpenRule[]): string | null {
  const last = open.at(-1)
  if (last === undefined) return null
  if (last.rule === 'window') return `${WINDOWS[String(last.notes['name'])]!}: ${ANSWER}`
  return PROMPTS[last.rule] ?? null
}
