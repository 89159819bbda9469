import {
  SLOTS,
  type Action,
  type Armor,
  type Card,
  type Crew,
  type Effect,
  type Expert,
  type Reroll,
  type Shoulder,
  type SlotName,
  type Starter,
} from '../content/index.ts'

/** The moments at which a card's effects happen, other than those of actions. */
type EffectMoment = 'onPlay' | 'start' | 'critical' | 'anyTime' | 'blast turn' | 'blast attack' | 'blast defense'

/** A language's sentences about the parts of cards; `cardText` puts the sentences in order. */
export interface CardSays {
  /**
   * Each effect as the end of a sentence, without its full stop. `own` means that the card is blasted, so that its dice go to its own side.
   */
  effects: { readonly [K in Effect['do']]: (effect: Extract<Effect, { do: K }>, own: boolean) => string }
  /** Makes a sentence for an effect at a moment. With `may`, its player may decline. */
  at(moment: EffectMoment, told: string, effect: Effect, may: boolean, name: string): string
  action: Readonly<Record<Action['when'], (told: string) => string>>
  opening(n: number): string
  reroll(reroll: Reroll): string
  dicePerCard(n: number): string
  rage(counter: number): string
  grows: Readonly<Record<NonNullable<Armor['counter']>['grows'], string>>
  counter(start: number, most: number, grows: string): string
  fixesDie: string
  seesHand: string
  blanks(faces: readonly number[]): string
  bombDice(as: 'attacking' | 'target', add: number): string
  guards(slots: readonly SlotName[], dice: number): string
  after(after: NonNullable<Armor['after']>): string
  again: string
  strikes: string
  unites(unites: NonNullable<Shoulder['unites']>): string
  pod(regenerates: boolean): string
  demolition: string
  changer(changer: NonNullable<Crew['changer']>): string
  handLimit(n: number): string
  endDraw(n: number): string
  aloneDice(n: number, name: string): string
  freeHangar: string
  secondLimb: string
  discardsCrew: string
  robot: string
  none: string
}

/** PBL-PILOT-4 The player may always leave an expert pilot in place. */
const isOptional = (effect: Effect): boolean => effect.do === 'unseat' || ('may' in effect && effect.may)

/** The rules text of a card, from its effects. */
export function cardText(card: Card, says: CardSays): string {
  const sentences = sentencesOf(card, says)
  return sentences.length === 0 ? says.none : sentences.join(' ')
}

function sentencesOf(card: Card, says: CardSays): string[] {
  switch (card.kind) {
    case 'robot':
      return [says.robot]
    case 'starter':
      return starter(card, says)
    case 'expert':
      return expert(card, says)
    case 'armor':
      return armor(card, says)
    case 'shoulder':
      return shoulder(card, says)
    case 'pod':
      return [says.pod(card.regenerates), ...effectAt('onPlay', card.onPlay, card.name, says)]
    case 'hangar':
      return [...effectAt('onPlay', card.onPlay, card.name, says), ...when(card.demolition, () => says.demolition)]
    case 'crew':
      return crew(card, says)
    case 'action':
      return [says.action[card.when](tell(card.effect, says, false))]
  }
}

/** Makes the sentence about a part of a card, if the card has it. */
const when = <T>(part: T | undefined, told: (part: T) => string): string[] => (part === undefined ? [] : [told(part)])

/** The compiler cannot see that an effect's name selects the text made for that effect. */
const tell = (effect: Effect, { effects }: CardSays, own: boolean): string =>
  (effects as unknown as Readonly<Record<string, (effect: Effect, own: boolean) => string>>)[effect.do]!(effect, own)

const effectAt = (moment: EffectMoment, effect: Effect | undefined, name: string, says: CardSays): string[] =>
  when(effect, (each) => says.at(moment, tell(each, says, moment.startsWith('blast')), each, isOptional(each), name))

const starter = ({ opening, critical, reroll, name }: Starter, says: CardSays): string[] => [
  ...when(opening, ({ n }) => says.opening(n)),
  ...effectAt('critical', critical.bonus, name, says),
  ...when(reroll, says.reroll),
]

const expert = ({ onPlay, reroll, dicePerCard, rage, name }: Expert, says: CardSays): string[] => [
  ...when(rage, ({ counter }) => says.rage(counter)),
  ...effectAt('onPlay', onPlay, name, says),
  ...when(reroll, says.reroll),
  ...when(dicePerCard, says.dicePerCard),
]

const armor = (card: Armor, says: CardSays): string[] => [
  ...when(card.counter, ({ start, most, grows }) => says.counter(start, most, says.grows[grows])),
  ...effectAt('onPlay', card.onPlay, card.name, says),
  ...effectAt('start', card.start, card.name, says),
  ...when(card.fixesDie, () => says.fixesDie),
  ...when(card.seesHand, () => says.seesHand),
  ...when(card.reroll, says.reroll),
  ...when(card.blanks, says.blanks),
  ...when(card.bombDice, ({ as, add }) => says.bombDice(as, add)),
  ...when(card.guards, ({ slots, dice }) =>
    says.guards(
      SLOTS.filter((_, slot) => slots.includes(slot)),
      dice,
    ),
  ),
  ...when(card.after, says.after),
  ...when(card.again, () => says.again),
]

const shoulder = ({ strikes, unites }: Shoulder, says: CardSays): string[] => [
  ...when(strikes, () => says.strikes),
  ...when(unites, says.unites),
]

const crew = (card: Crew, says: CardSays): string[] => [
  ...effectAt('anyTime', card.anyTime, card.name, says),
  ...effectAt('onPlay', card.onPlay, card.name, says),
  ...when(card.blast, ({ when: moment, effect }) => effectAt(`blast ${moment}`, effect, card.name, says).join('')),
  ...when(card.reroll, says.reroll),
  ...when(card.changer, says.changer),
  ...when(card.handLimit, says.handLimit),
  ...when(card.endDraw, says.endDraw),
  ...when(card.aloneDice, (n) => says.aloneDice(n, card.name)),
  ...when(card.freeHangar, () => says.freeHangar),
  ...when(card.secondLimb, () => says.secondLimb),
  ...when(card.discardsCrew, () => says.discardsCrew),
]

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
