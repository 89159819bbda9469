import { say, type Breakdown, type Phrase, type Words } from '@robodrome/phrases'
import type { Sum, Terms } from '../../terms.ts'
import { aim, card, cardList, cardOr, cards, count, dice, does, faces, list, place, shown, verb, whom, whose } from './parts.ts'

const SIDES = ['attack', 'defense'] as const

/** Describes the number of initial dice and their sources. */
function counted(title: string, { base, armor, guard, alone }: Sum): Phrase {
  const rows: Breakdown['rows'] = [
    { label: ['Pilot, crew, hangar'], value: base, rule: 'PBL-CMB-1' },
    { label: ['Armor'], value: armor, rule: 'PBL-CMB-1' },
    { label: ['Guarding legs'], value: guard, rule: 'PBL-CMB-1' },
    { label: ['Tarrison alone'], value: alone, rule: 'PBL-CMB-1' },
  ].filter(({ value }) => value > 0)
  const total = base + armor + guard + alone
  return [{ number: total, breakdown: { title: [title], total, rows } }, total === 1 ? ' die' : ' dice']
}

function totalled({ of, before, total, rule }: { of: 0 | 1; before: number; total: number; rule: string }): Phrase {
  const rows = [
    ...(before === 0 ? [] : [{ label: ['Before the roll'], value: before, rule: 'PBL-DICE-7' }]),
    { label: ['This roll'], value: total - before, rule },
  ]
  return [{ number: total, breakdown: { title: [of === 0 ? 'Attack' : 'Defense'], total, rows } }]
}

const EXTRA: Readonly<Record<string, Phrase>> = {
  move: [],
  'free hangar': [' without using the MOVE'],
  'second limb': [' as a second limb'],
  weld: [' by Emergency Weld'],
  challenge: [' for the challenge'],
}

/** One sentence for each event. */
export const events: Words<Terms>['events'] = {
  robot: (e) => say`${does(e.seat, 'takes', 'take')} ${card(e.robot)}.`,
  celebrity: (e) => say`${card(e.card)} is a celebrity at this table.`,
  deal: (e) => say`${does(e.seat, 'is', 'are')} dealt ${cards(e.count)}${shown(e.cards)}.`,
  'talent pool': (e) => say`The talent pool: ${cardList(e.pilots)}.`,
  'pilot roll': (e) => say`Pilot roll: ${list(e.rolls.map(({ seat, rolled }) => say`${does(seat, 'rolls', 'roll')} ${rolled}`))}.`,
  pilot: (e) => say`${does(e.seat, 'takes', 'take')} the pilot ${card(e.card)}.`,
  challenge: (e) => say`${does(e.seat, 'picks', 'pick')} ${card(e.card)} for the challenge.`,
  'pile looked at': (e) => say`${does(e.seat, 'looks', 'look')} at pile ${e.pile}${shown(e.cards)}.`,
  pile: (e) => say`${does(e.seat, 'takes', 'take')} pile ${e.pile}, ${cards(e.count)}${shown(e.cards)}.`,
  'draft over': (e) => say`The draft is over; the Shop Deck has ${cards(e.shop)}.`,
  'opening hands': (e) =>
    e.a === undefined || e.b === undefined
      ? say`${does(e.seat, 'is', 'are')} dealt opening hands.`
      : e.b.length === 0
        ? say`${does(e.seat, 'is', 'are')} dealt an opening hand: ${cardList(e.a)}.`
        : say`${does(e.seat, 'is', 'are')} dealt two hands. A: ${cardList(e.a)}. B: ${cardList(e.b)}.`,
  'hands kept': () => say`Everybody has kept an opening hand.`,
  'pilots sent': (e) => say`Pilots are revealed: ${cardList(e.picks.filter((pick) => pick !== null))}.`,
  'next game': (e) => say`Game ${e.number} begins; games won: ${list(e.wins.map((wins) => say`${wins}`))}.`,
  turn: (e) => say`Turn ${e.number}: ${whom(e.seat)}.`,
  end: (e) => say`${does(e.seat, 'ends', 'end')} the turn.`,
  show: (e) => say`${does(e.seat, 'shows', 'show')} ${card(e.card)}.`,
  build: (e) => say`${does(e.seat, 'builds', 'build')} ${card(e.card)}${e.on === null ? [] : [` on the ${e.on}`]}${EXTRA[e.by]!}.`,
  play: (e) => say`${does(e.seat, 'plays', 'play')} ${card(e.card)}.`,
  aim: (e) => say`${card(e.card)} is aimed at ${aim(e.at)}.`,
  blast: (e) => say`${does(e.seat, 'discards', 'discard')} ${card(e.card)} from the crew${e.dice === 0 ? [] : say` for ${dice(e.dice)}`}.`,
  demolition: (e) => say`${does(e.seat, 'demolishes', 'demolish')} the hangar: no opponent may attack on their next turn.`,
  'hangar lost': (e) => say`${does(e.seat, 'loses', 'lose')} the hangar ${card(e.card)}.`,
  'crew dropped': (e) => say`${card(e.card)} has no space in ${whose(e.seat)} hangar and is discarded.`,
  'sidekick kept': (e) => say`Only ${card(e.card)} stays with ${whom(e.seat)}.`,
  'bomb dropped': (e) => say`${does(e.seat, 'drops', 'drop')} a storage bomb of ${e.value}.`,
  storage: (e) => say`${does(e.seat, 'stores', 'store')} a bomb of ${e.value}.`,
  'storage bomb': (e) => say`${does(e.seat, 'uses', 'use')} a storage bomb of ${e.value}.`,
  draw: (e) => say`${does(e.seat, 'draws', 'draw')} ${cardOr(e.card, 'a card')}.`,
  discard: (e) => say`${does(e.seat, 'discards', 'discard')} ${cardOr(e.card, 'a card')}.`,
  bounce: (e) => say`${card(e.card)} goes back to ${whose(e.seat)} hand.`,
  steal: (e) => say`${does(e.seat, 'takes', 'take')} ${cardOr(e.card, 'a card')} from ${whose(e.from)} hand.`,
  look: (e) =>
    e.cards === undefined
      ? say`${does(e.seat, 'looks', 'look')} at the top of the deck.`
      : say`${does(e.seat, 'looks', 'look')} at the top of the deck: ${cardList(e.cards)}.`,
  search: (e) => {
    const zone = e.zone === 'deck' ? 'deck' : 'shop row'
    return e.card === null
      ? say`${does(e.seat, `searches the ${zone} and takes`, `search the ${zone} and take`)} nothing.`
      : say`${does(e.seat, `searches the ${zone} and finds`, `search the ${zone} and find`)} ${card(e.card)}.`
  },
  'looks through': (e) => say`${does(e.seat, 'looks', 'look')} through the deck.`,
  summon: (e) =>
    e.from === 'nowhere'
      ? say`${does(e.seat, 'looks', 'look')} for ${card(e.card)} in vain.`
      : say`${does(e.seat, 'finds', 'find')} ${card(e.card)}, who takes the cockpit at once.`,
  'expert leaves': (e) => say`${card(e.card)} leaves ${card(e.robot)}; ${card(e.starter)} flies again.`,
  gamble: (e) => say`The d20 shows ${e.rolled}: ${e.success ? say`${whose(e.seat)} expert leaves` : ['nothing happens']}.`,
  curse: (e) =>
    say`Curse of Threes: ${does(e.seat, 'rolls', 'roll')} ${faces(e.faces)}; ${e.broken ? ['the card is drawn'] : ['the draw is lost']}.`,
  shop: (e) => say`${does(e.seat, 'takes', 'take')} ${card(e.card)} from the shop row.`,
  'shop opens': (e) => say`The shop opens: ${cardList(e.row)}. ${cards(e.left)} left in the Shop Deck.`,
  reshuffle: (e) => say`${does(e.seat, 'shuffles', 'shuffle')} a new deck of ${cards(e.cards)}.`,
  declare: (e) => say`${does(e.seat, 'attacks', 'attack')} ${place(e.at)} with the ${[e.limb]}.`,
  'standing pass': (e) => say`${does(e.seat, 'passes', 'pass')}.`,
  reopened: (e) => say`The attack was answered: ${does(e.seat, 'chooses', 'choose')} again.`,
  count: (e) => say`${counted('Attack dice', e.attack)} against ${counted('Defense dice', e.defense)}.`,
  whisper: (e) => say`${whose(e.seat)} hand is overheard${shown(e.hand)}.`,
  'fix die': (e) => say`${does(e.seat, 'fixes', 'fix')} a die at ${e.value}.`,
  roll: (e) => say`${does(e.seat, 'rolls', 'roll')} ${faces(e.faces)} for ${[SIDES[e.of]]}: ${totalled(e)} in all.`,
  reroll: (e) => say`${does(e.seat, 'rerolls', 'reroll')} with ${card(e.card)}: ${faces(e.rolled)}, now ${e.total}.`,
  'set die': (e) => say`One ${[SIDES[e.of]]} die is changed from ${e.before} to ${e.after}.`,
  duds: (e) => say`The ${e.of === 0 ? ['bombs'] : ['shields']} are duds.`,
  throw: (e) => say`${does(e.seat, 'throws', 'throw')} ${cardOr(e.card, 'a card')} as a ${[e.as]}.`,
  unite: (e) => say`${card(e.card)} gives ${whom(e.seat)} ${count(e.ticks, { one: '# more die', other: '# more dice' })}.`,
  concede: (e) => say`${does(e.seat, 'concedes', 'concede')} at ${e.attack} to ${e.defense}.`,
  outcome: (e) =>
    e.outcome === 'hit'
      ? say`The attack hits ${place(e.at)}, ${e.attack} to ${e.defense}.`
      : say`The attack on ${place(e.at)} is defended, ${e.attack} to ${e.defense}.`,
  misfire: (e) => (e.strike ? say`The strike misfires.` : say`${whose(e.seat)} attack misfires.`),
  'blow-off': (e) => say`${place(e.at)} ${verb(e.at, 'is', 'are')} blown off.`,
  'shoulder destroyed': (e) => say`${place(e.at)} is destroyed.`,
  'malfunction ends': (e) => say`${place(e.at)} ${verb(e.at, 'works', 'work')} again.`,
  wreck: (e) => say`${card(e.card)} on ${place(e.at)} is wrecked.`,
  regenerate: (e) => say`${place(e.at)} ${verb(e.at, 'is', 'are')} regenerated.`,
  critical: (e) => say`${card(e.robot)} is critical: ${card(e.card)} is turned over.`,
  counter: (e) => say`The counter of ${card(e.card)} on ${card(e.robot)} is now ${e.counter}.`,
  'strike roll': (e) =>
    say`${does(e.seat, 'fires', 'fire')} the Yot-Z Bazooka: ${faces(e.faces)}${e.left > 0 ? say`, ${count(e.left, { one: '# reroll left', other: '# rerolls left' })}` : []}.`,
  strike: (e) => say`${whose(e.seat)} strike destroys ${place(e.at)}.`,
  terminated: (e) => say`${card(e.robot)} is out.`,
  'game over': (e) =>
    e.winners.length === 1
      ? say`${does(e.winners[0]!.seat, 'wins', 'win')}.`
      : say`The game is drawn between ${list(e.winners.map(({ robot }) => [card(robot)]))}.`,
}
