import type { Card, SlotName } from '../../content/index.ts'
import { capital, cardText as textOf, type CardSays } from '../card-text.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const either = new Intl.ListFormat('en', { type: 'disjunction' })
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)

/** "your head or one of your arms" */
function targets(slots: readonly SlotName[]): string {
  const pair = (kind: 'arm' | 'shoulder'): string[] => {
    const found = slots.filter((slot) => slot.endsWith(kind))
    return found.length === 2 ? [`one of your ${kind}s`] : found.map((slot) => `your ${slot}`)
  }
  const single = (slot: SlotName): string[] => (slots.includes(slot) ? [`your ${slot}`] : [])
  return either.format([...single('head'), ...pair('arm'), ...single('legs'), ...pair('shoulder')])
}

/** What a search looks for. */
const SEARCHED: Readonly<Record<string, string>> = {
  'limb armor': 'one limb armor, no pod and no shoulder',
  armor: 'one armor card',
  crew: 'one crew card',
}

const EFFECTS: CardSays['effects'] = {
  malfunction: () =>
    'on an active limb: it cannot attack, its armor counts 0/0 without text or counter. Goes when its robot rolls a 1 in combat, builds on the limb or loses it. 1 Pilot Point',
  misfire: () => 'the attack misses whatever the totals, or the strike fails',
  duds: () => 'while bombs or shields are the current roll: they count 0',
  discard: ({ n }) => `one opponent discards ${n}`,
  'each discards': ({ n }) => `each opponent discards ${n}`,
  bounce: ({ whose }) => `bounce one crew card of ${whose === 'any' ? 'any player' : 'an opponent'}`,
  gamble: ({ from }) =>
    `choose an opponent with an expert pilot, roll the d20: on ${from === 20 ? 20 : `${from} to 20`} the expert is discarded`,
  dice: ({ n, to }, own) => {
    const side = to === 'attack' ? 'the attacker' : to === 'defense' ? 'the defender' : 'the attacker or the defender'
    return `+${plural(n, 'die', 'dice')} to ${own && to !== 'either' ? `your ${to}` : side}`
  },
  draw: ({ n }) => `draw ${n}`,
  'draw for dead limbs': ({ most }) => `draw 1 for each dead limb on all robots, at most ${most}`,
  'draw or more': ({ n, more }) => `draw ${n}; draw ${more} if an opponent has more active limbs than you`,
  storage: ({ n }) => `storage ${n}`,
  search: ({ for: wanted }) => `search ${SEARCHED[wanted] ?? `an armor that ${wanted} builds`}`,
  look: ({ n }) => `look at the top ${plural(n, 'card', 'cards')} of your deck, put them back on top in any order`,
  advice: ({ n }) =>
    `look at the top ${plural(n, 'card', 'cards')} of your deck, take one, put the rest on the bottom in an order you choose`,
  peek: () => 'look at the top card of your deck; you may put it on the bottom',
  'extra attack': () => 'one extra attack this turn',
  'open shop': () => 'the shop opens; take one card of the row',
  'set die': () => 'set one die of the current roll to any value',
  overblown: () => 'if this attack ends defended, the attacking limb is blown off',
  weld: () => 'build one limb armor, pod or shoulder from your hand without a MOVE',
  wreck: () => 'discard the active armor card of an active limb; the card below becomes active',
  decoy: () => 'only the defender: the target becomes another active limb or shoulder of yours',
  'burn hangar': () => 'discard the active hangar of one opponent',
  steal: () => "take a random card from an opponent's hand; it is yours now",
  regenerate: () => 'regenerate one of your dead limbs',
  unseat: () => 'discard the expert pilot of one opponent',
  summon: ({ pilot }) =>
    `with exactly one active limb, look for ${pilot} in your hand, the shop row, your deck, and put ${pilot} in your cockpit`,
  curse: ({ dice, face, counter }) =>
    `lies on the deck of any player with counter ${counter}. Before each card that player draws, roll ${plural(dice, 'die', 'dice')}: with a ${face} counter -1 and the draw happens, otherwise it is lost`,
}

const MOMENTS = {
  onPlay: 'When played',
  start: 'Start of your turn',
  critical: 'Critical',
  anyTime: 'Any time, from your hand',
  'blast turn': 'Blast',
  'blast attack': 'Blast as attacker behind',
  'blast defense': 'Defense blast',
} as const

const ROLLS = { attacking: 'attack', target: 'defense', either: 'roll' } as const

const SAYS: CardSays = {
  effects: EFFECTS,
  at(moment, told, effect, may, name) {
    if (moment === 'anyTime')
      return effect.do === 'search' ? `Pick: discard from hand to ${told}.` : `Any time, from your hand: discard ${name} to ${told}.`
    return may ? `${MOMENTS[moment]}${moment === 'onPlay' ? '' : ':'} you may ${told}.` : `${MOMENTS[moment]}: ${told}.`
  },
  action: {
    any: (told) => `${capital(told)}.`,
    combat: (told) => `${capital(told)}.`,
    'combat or strike': (told) => `${capital(told)}.`,
    'after own attack': (told) => `After an attack you made this turn: ${told}.`,
  },
  opening: (n) => `After opening hands: draw ${n}.`,
  reroll({ as, roll, dice, showing, compulsory, oncePerCombat }) {
    if (compulsory === true && as === undefined && roll === 'any' && dice === 'all' && showing !== undefined && oncePerCombat !== true)
      return `Whenever you roll dice in combat, reroll each ${showing} once.`
    const before = [
      ...(as === undefined ? [] : [{ attacking: 'attacking', target: 'as target', either: 'attacking or target' }[as]]),
      ...(oncePerCombat === true ? ['once per combat'] : []),
    ].join(', ')
    const which = dice === 'one' ? 'one die' : 'all dice'
    const of = roll === 'any' ? 'it' : `your initial ${ROLLS[as ?? 'either']}`
    const text = `${roll === 'any' ? 'after any roll of yours ' : ''}you ${compulsory === true ? 'must' : 'may'} reroll ${which} of ${of}${showing === undefined ? '' : ` showing ${showing}`}.`
    return before === '' ? capital(text) : `${capital(before)}: ${text}`
  },
  dicePerCard: (n) => `Every card you discard as a bomb or shield rolls ${plural(n, 'die', 'dice')}.`,
  rage: (counter) =>
    `Rage: played as your MOVE it gives one extra attack this turn. Counter ${counter}; -1 after every attack of your robot. At the start of any turn with 0 it leaves.`,
  grows: {
    'bombs or shields thrown': '+1 after every combat in which you threw a bomb or shield',
    attacked: '+1 after a combat in which it was the target and a die was rolled for the attack',
    attacking: '+1 after every attack made with it',
  },
  counter: (start, most, grows) => `Counter ${start} to ${most}: ${grows}.`,
  fixesDie: 'Attacking or target: before your initial roll you may fix one of its dice at a value of your choice.',
  seesHand: "Attacking: before any die is rolled you see the defender's hand until the combat ends.",
  blanks: (faces) => `In an initial attack with it, every ${list.format(faces.map(String))} counts 0.`,
  bombDice: (as, add) =>
    `While it is the ${as === 'attacking' ? 'attacking armor, each of your bomb dice' : "target, each of the attacker's bomb dice"} counts ${Math.abs(add)} ${add < 0 ? 'less' : 'more'}.`,
  guards: (slots, dice) => `When ${targets(slots)} is the target: ${signed(dice)} defense ${dice === 1 ? 'die' : 'dice'}.`,
  after({ when, draw, robs }) {
    const what = [...(draw === undefined ? [] : [`draw ${draw}`]), ...(robs === true ? ['the defender loses one random hand card'] : [])]
    const moment = {
      'blew off': 'After an attack with it blew off a limb',
      hit: 'After a hit with it',
      defended: 'When it was the target and the attack failed',
    }[when]
    return `${moment}: ${what.join('; ')}.`
  },
  again: 'After a MOVE that attacked with it: one more attack with it this turn, on the same opponent.',
  strikes: 'Unite: after every attack of your robot you may fire a strike.',
  unites: ({ with: thrown, counter }) =>
    `Counter ${counter}. Unite: for each card you throw as a ${thrown} you may take 1 off to roll one die more.`,
  pod: (regenerates) =>
    regenerates
      ? 'On a dead limb of yours: the blow-off card goes, the limb is active at Level 0.'
      : 'On any active limb, one level above it.',
  demolition: 'Demolition: on your turn discard it; no opponent may declare attacks on their next turn.',
  changer: ({ from, to, whose }) => `Every die of ${whose === 'own' ? 'yours' : 'any player'} that shows ${from} becomes ${to}.`,
  handLimit: (n) => `Your hand limit is ${n}.`,
  endDraw: (n) => `At the end of your turn draw ${n}.`,
  aloneDice: (n, name) => `If ${name} is your only crew card: +${plural(n, 'die', 'dice')} to your initial attack and defense.`,
  freeHangar: 'Once on each of your turns you may build a hangar without your MOVE.',
  secondLimb: 'After a MOVE that built a limb armor or pod you may build another on a different limb.',
  discardsCrew: 'While you are behind in a combat you may discard another crew card for +1 die, any number of times.',
  robot: 'A base robot: Level 0, 0/0 on all four limbs.',
  none: 'No text.',
}

/** The rules text of a card, from its effects. */
export const cardText = (card: Card): string => textOf(card, SAYS)

const WHEN = {
  any: 'any time',
  combat: 'in combat',
  'combat or strike': 'in combat or against a strike',
  'after own attack': 'after your own attack',
} as const

/** When an action can be played, according to its header; '' for other cards. */
export const actionWhen = (card: Card): string => (card.kind === 'action' ? WHEN[card.when] : '')
