import type { Event } from '@robodrome/kernel'

type Fields = { [name: string]: unknown }
const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const list = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(', ') : '')
const dice = (value: unknown): string => `[${list(value)}]`
const count = (n: unknown, what: string): string => (n === 1 ? `1 ${what}` : `${text(n)} ${what}s`)
const diceCount = (n: unknown): string => (n === 1 ? '1 die' : `${text(n)} dice`)
const who = (e: Fields): string => (text(e['robot']) === '' ? `Seat ${text(e['seat'])}` : text(e['robot']))
const sideName = (of: unknown): string => (of === 0 ? 'attack' : 'defense')

type Sum = { base: number; armor: number; guard: number; alone: number }
const sum = (value: unknown): string => {
  const { base, armor, guard, alone } = value as Sum
  const parts = [`${base} base`, `${armor} armor`, ...(guard > 0 ? [`${guard} guard`] : []), ...(alone > 0 ? [`${alone} Tarrison`] : [])]
  return `${diceCount(base + armor + guard + alone)} (${parts.join(' + ')})`
}

/** One sentence for each kind of event. */
const SENTENCES: Readonly<Record<string, (e: Fields) => string>> = {
  robot: (e) => `Seat ${text(e['seat'])} takes ${text(e['robot'])}.`,
  celebrity: (e) => `${text(e['card'])} is a celebrity of this table.`,
  deal: (e) => `${who(e)} is dealt ${count(e['count'], 'card')}${e['cards'] === undefined ? '' : `: ${list(e['cards'])}`}.`,
  'talent pool': (e) => `The talent pool: ${list(e['pilots'])}.`,
  'pilot roll': (e) =>
    `Pilot roll: ${(e['rolls'] as Fields[]).map((roll) => `${text(roll['robot'])} ${text(roll['rolled'])}`).join(', ')}.`,
  pilot: (e) => `${who(e)} takes pilot ${text(e['card'])}.`,
  challenge: (e) => `${who(e)} picks ${text(e['card'])} for the challenge.`,
  'pile looked at': (e) => `${who(e)} looks at pile ${text(e['pile'])}${e['cards'] === undefined ? '' : `: ${list(e['cards'])}`}.`,
  pile: (e) =>
    `${who(e)} takes pile ${text(e['pile'])} with ${count(e['count'], 'card')}${e['cards'] === undefined ? '' : `: ${list(e['cards'])}`}.`,
  'draft over': (e) => `The draft is over; the Shop Deck has ${count(e['shop'], 'card')}.`,
  'opening hands': (e) => `${who(e)} is dealt opening hands${e['a'] === undefined ? '' : `. A: ${list(e['a'])}. B: ${list(e['b'])}`}.`,
  reveal: (e) =>
    `All have chosen: ${(e['picks'] as unknown[])
      .map((pick) => text(pick))
      .filter((pick) => pick !== '')
      .join(', ')}.`,
  'next game': (e) => `Game ${text(e['number'])} begins; games won: ${list(e['wins'])}.`,
  turn: (e) => `Turn ${text(e['number'])}: ${who(e)}.`,
  end: (e) => `${who(e)} ends the turn.`,
  build: (e) =>
    `${who(e)} builds ${text(e['card'])}${e['on'] === undefined ? '' : ` on the ${text(e['on'])}`}${e['by'] === 'move' ? '' : ` (${text(e['by'])})`}.`,
  show: (e) => `${who(e)} shows ${text(e['card'])}.`,
  play: (e) => `${who(e)} plays ${text(e['card'])}.`,
  aim: (e) => `${text(e['card'])} is aimed at ${text(e['at'])}.`,
  blast: (e) => `${who(e)} discards ${text(e['card'])} from the crew${e['dice'] === undefined ? '' : ` for ${diceCount(e['dice'])}`}.`,
  demolition: (e) => `${who(e)} demolishes the hangar: no opponent may attack next turn.`,
  'hangar lost': (e) => `${who(e)} loses the hangar ${text(e['card'])}.`,
  downsize: (e) =>
    `${who(e)} makes room: ${e['keep'] === undefined ? `${text(e['crew'] ?? `bomb ${text(e['bomb'])}`)} goes` : `only ${text(e['keep'])} stays`}.`,
  storage: (e) => `${who(e)} stores a bomb of ${text(e['value'])}.`,
  'storage bomb': (e) => `${who(e)} uses a storage bomb of ${text(e['value'])}.`,
  draw: (e) => `${who(e)} draws ${e['card'] === undefined ? 'a card' : text(e['card'])}.`,
  discard: (e) => `${who(e)} discards ${e['card'] === undefined ? 'a card' : text(e['card'])}.`,
  bounce: (e) => `${text(e['card'])} goes back to the hand of ${who(e)}.`,
  steal: (e) => `Seat ${text(e['seat'])} takes ${e['card'] === undefined ? 'a card' : text(e['card'])} from seat ${text(e['from'])}.`,
  look: (e) => `Seat ${text(e['seat'])} looks at the top of a deck${e['cards'] === undefined ? '' : `: ${list(e['cards'])}`}.`,
  search: (e) => `${who(e)} searches the ${text(e['zone'])} and takes ${text(e['card'])}.`,
  'looks through': (e) => `${who(e)} looks through the deck.`,
  summon: (e) =>
    e['from'] === 'nowhere'
      ? `${who(e)} looks for ${text(e['card'])} in vain.`
      : `${who(e)} finds ${text(e['card'])} (${text(e['from'])}); he takes the cockpit.`,
  'expert leaves': (e) => `${text(e['card'])} leaves ${who(e)}; ${text(e['starter'])} flies again.`,
  gamble: (e) => `The d20 shows ${text(e['rolled'])}: ${e['success'] === true ? `the expert of ${who(e)} leaves` : 'nothing happens'}.`,
  curse: (e) => `Curse of Threes: ${who(e)} rolls ${dice(e['faces'])}, ${e['broken'] === true ? 'the draw happens' : 'the draw is lost'}.`,
  shop: (e) => `${who(e)} takes ${text(e['card'])} from the shop.`,
  'shop opens': (e) => `The shop is open: ${list(e['row'])}.`,
  reshuffle: (e) => `${who(e)} shuffles: ${count(e['cards'], 'card')} in the deck.`,
  declare: (e) => `${who(e)} attacks ${text(e['at'])} with the ${text(e['limb'])}.`,
  reopened: (e) => `${who(e)} may choose anew.`,
  count: (e) => `Attack ${sum(e['attack'])}, defense ${sum(e['defense'])}.`,
  whisper: (e) => `The hand of ${who(e)} is overheard${e['hand'] === undefined ? '' : `: ${list(e['hand'])}`}.`,
  'fix die': (e) => `${who(e)} fixes a die at ${text(e['value'])}.`,
  roll: (e) => `${who(e)} rolls ${dice(e['faces'])} for ${sideName(e['of'])}: ${text(e['total'])} in all.`,
  reroll: (e) => `${who(e)} rerolls with ${text(e['card'])}: ${dice(e['rolled'])}, ${text(e['total'])} in all.`,
  'set die': (e) => `A die of the ${sideName(e['of'])} is set from ${text(e['before'])} to ${text(e['after'])}.`,
  duds: (e) => `The ${e['of'] === 0 ? 'bombs' : 'shields'} are duds.`,
  throw: (e) => `${who(e)} throws ${e['card'] === undefined ? 'a card' : text(e['card'])} as a ${text(e['as'])}.`,
  unite: (e) => `${text(e['card'])} of ${who(e)} gives ${diceCount(e['ticks'])}.`,
  concede: (e) => `${who(e)} concedes at ${text(e['attack'])} to ${text(e['defense'])}.`,
  outcome: (e) =>
    e['outcome'] === 'hit'
      ? `The attack hits ${text(e['at'])}, ${text(e['attack'])} to ${text(e['defense'])}.`
      : `The attack on ${text(e['at'])} is defended, ${text(e['attack'])} to ${text(e['defense'])}.`,
  misfire: (e) => (e['strike'] === true ? 'The strike misfires.' : `The attack of ${text(e['attacker'])} misfires.`),
  'blow-off': (e) => `Blown off: ${text(e['at'])}.`,
  'shoulder destroyed': (e) => `${text(e['at'])} is destroyed.`,
  'malfunction ends': (e) => `The malfunction of ${text(e['at'])} is over.`,
  wreck: (e) => `${text(e['card'])} on ${text(e['at'])} is wrecked.`,
  regenerate: (e) => `Regenerated: ${text(e['at'])}.`,
  critical: (e) => `${who(e)} is critical: ${text(e['card'])} shows the other side.`,
  counter: (e) => `${text(e['card'])} of ${who(e)} counts ${text(e['counter'])}.`,
  'strike roll': (e) => `${who(e)} fires the Yot-Z Bazooka: ${dice(e['faces'])}.`,
  strike: (e) => `The strike of ${who(e)} destroys ${text(e['at'])}.`,
  terminated: (e) => `${who(e)} is out.`,
  'game over': (e) =>
    (e['winners'] as unknown[]).length === 1 ? `${list(e['winners'])} wins.` : `The game is drawn between ${list(e['winners'])}.`,
}

/** The event in a sentence. */
export const say = (event: Event): string => SENTENCES[event.kind]?.(event) ?? `${event.kind} (${event.rule})`
