import type { Origin } from '@robodrome/gekido/page'
import { signed } from '../../../../kit/odds.ts'
import { list, plural } from '../../../../words/en/text.ts'

/** Control panel, forecast, hand and player strips. */
export const desk = {
  panel: {
    title: (bot: string) => `${bot} control panel`,
    structure: 'Structure dice, topmost first',
    gone: 'lost',
    last: 'last die',
    wouldBreak: 'breaks if it hits',
    bonus: { U: 'Upgrade', P: 'Power', A: 'Armor', C: 'Card', X: 'Charge' } as Readonly<Record<string, string>>,
    plus: ' + ',
    powers: 'Powers',
    locked: 'locked',
    depleted: 'empty',
    charges: (left: number) => plural(left, 'charge'),
    armor: (sum: number) => `Armor, absorbs ${sum}`,
    armorEmpty: 'No Armor yet',
    upgrade: { ATTACK: (n: number) => `Attack Upgrade ${signed(n, true)}`, DEFENSE: (n: number) => `Defense Upgrade ${signed(n, true)}` },
    whose: 'Whose control panel',
    destroyed: 'Destroyed',
  },
  forecast: {
    hit: (you: boolean, name: string) => (you ? 'If it hits you' : `If it hits ${name}`),
    miss: (you: boolean, name: string) => (you ? 'If you malfunction' : `If ${name} malfunctions`),
    jolt: 'Counter Jolt',
    sure: (you: boolean, name: string) => (you ? 'Damage about to hit you' : `Damage about to hit ${name}`),
    sureMiss: (you: boolean, name: string) => (you ? 'Your malfunction' : `${name}'s malfunction`),
    onTile: (bot: string, tile: string) => `${bot} on ${tile}`,
    attackUpgrade: (bot: string) => `${bot}'s Attack Upgrade`,
    defenseUpgrade: (bot: string) => `${bot}'s Defense Upgrade`,
    floor: 'Never below 0',
    nothing: 'Nothing is lost.',
    armor: (absorbed: number) => `Armor absorbs ${absorbed}`,
    structure: (from: number, to: number) => `Structure ${from} → ${to}`,
    breaks: (dice: readonly number[]) => (dice.length === 1 ? `Die ${dice[0]} breaks` : `Dice ${list(dice.map(String))} break`),
    unlocks: (bonuses: readonly string[]) => list(bonuses),
    destroyed: (bot: string) => `${bot} is destroyed`,
  },
  hand: {
    title: 'Your Tech cards',
    count: (cards: number, limit: number, pile: number) => `${cards} of ${limit}, pile ${pile}`,
    none: 'No Tech cards in hand',
    ask: 'Always ask about this card',
    askNote: 'You are asked whenever you can play it, even with a standing pass.',
    play: (name: string) => `Play ${name}`,
    about: (name: string) => `About ${name}`,
    when: 'When',
    copies: (count: number) => `${plural(count, 'copy', 'copies')} in the deck`,
    source: 'Where it comes from',
    seen: (name: string, cards: readonly string[]) => `${name} holds ${list(cards)} (seen by you)`,
    notNow: 'Not now',
  },
  sources: { book: 'the printed rulebook', web: 'a public article', designed: 'designed for this edition' } satisfies Record<
    Origin,
    string
  >,
  sourceFields: { '*': 'Card', does: 'Effect', colour: 'Colour', windows: 'Timing' } as Readonly<Record<string, string>>,
  colours: { red: 'Red, for the attacker', green: 'Green, for the defender', gray: 'Gray, for either' },
  windows: {
    PRE: 'Defender: before roll 1',
    RD: 'Defender: after any roll',
    RA: 'Attacker: after any roll',
    HIT: 'Defender: before damage',
    MAL: 'Attacker: before damage to their own Bot',
  },
  strip: {
    locks: (ready: readonly string[], loading: readonly string[]) =>
      [ready.length > 0 ? `Target Lock ready: ${list(ready)}` : '', loading.length > 0 ? `loading: ${list(loading)}` : '']
        .filter(Boolean)
        .join('; '),
    cards: (count: number) => plural(count, 'card'),
    structure: (sum: number, dice: number) => `${sum} structure on ${plural(dice, 'die', 'dice')}`,
    armor: (sum: number) => `armor ${sum}`,
    noBot: 'no Bot yet',
  },
}
