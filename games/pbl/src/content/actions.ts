import type { Action } from './kinds.ts'

export const ACTIONS: readonly Action[] = [
  {
    kind: 'action', id: 'AC01', name: 'Malfunction', when: 'any', effect: { do: 'malfunction' },
    text: 'On an active limb: it cannot attack, its armor counts 0/0 without text or counter. Goes when its robot rolls a 1 in combat, builds on the limb or loses it. 1 Pilot Point.',
    from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'action', id: 'AC02', name: 'Misfire', when: 'combat or strike', effect: { do: 'misfire' },
    text: 'The attack misses whatever the totals, or the strike fails.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'action', id: 'AC03', name: 'Duds', when: 'combat', effect: { do: 'duds' },
    text: 'While bombs or shields are the current roll: they count 0.', from: ['web', 'designed', 'designed'],
  },
  {
    kind: 'action', id: 'AC04', name: 'Distraction Teddy', when: 'any', effect: { do: 'discard', n: 2, who: 'one opponent' },
    text: 'One opponent discards 2.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'action', id: 'AC05', name: 'Renegotiation', when: 'any', effect: { do: 'bounce', whose: 'any', may: false },
    text: 'Bounce one crew card of any player.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'action', id: 'AC06', name: 'Gamblers of Pioria', when: 'any', effect: { do: 'gamble', from: 6 },
    text: 'Choose an opponent with an expert pilot, roll the d20: on 6 to 20 the expert is discarded.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'action', id: 'AC07', name: 'Epico Bean', when: 'combat', effect: { do: 'dice', n: 2, to: 'either' },
    text: '+2 dice to the attacker or the defender.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'action', id: 'AC08', name: 'Ultimate Blast', when: 'combat', effect: { do: 'dice', n: 3, to: 'attack' },
    text: '+3 dice to the attacker.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'action', id: 'AC09', name: 'Dead Limb Disco', when: 'any', effect: { do: 'draw for dead limbs', most: 4 },
    text: 'Draw 1 for each dead limb on all robots, at most 4.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'action', id: 'AC10', name: 'Commaback', when: 'any', effect: { do: 'draw or more', n: 2, more: 3 },
    text: 'Draw 2; draw 3 if an opponent has more active limbs than you.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'action', id: 'AC11', name: 'Final Blow', when: 'after own attack', effect: { do: 'extra attack' },
    text: 'After an attack you made this turn: one extra attack this turn.', from: ['book', 'designed', 'book+designed'],
  },
  {
    kind: 'action', id: 'AC12', name: 'Shop is Open', when: 'any', effect: { do: 'open shop' },
    text: 'The shop opens; take one card of the row.', from: ['book', 'designed', 'book'],
  },
  {
    kind: 'action', id: 'AC13', name: 'Advice from Doc', when: 'any', effect: { do: 'advice', n: 5 },
    text: 'Look at the top 5 cards of your deck, take one, put the rest on the bottom in an order you choose.', from: ['web', 'designed', 'designed'],
  },
  {
    kind: 'action', id: 'AC14', name: 'Change of Fate', when: 'combat', effect: { do: 'set die' },
    text: 'Set one die of the current roll to any value.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'action', id: 'AC15', name: 'Overblown', when: 'combat', effect: { do: 'overblown' },
    text: 'If this attack ends defended, the attacking limb is blown off.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'action', id: 'AC16', name: 'Emergency Weld', when: 'any', effect: { do: 'weld' },
    text: 'Build one limb armor, pod or shoulder from your hand without a MOVE.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'action', id: 'AC17', name: 'Wrecking Order', when: 'any', effect: { do: 'wreck' },
    text: 'Discard the active armor card of an active limb; the card below becomes active.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'action', id: 'AC18', name: 'Decoy Flare', when: 'combat', effect: { do: 'decoy' },
    text: 'Only the defender: the target becomes another active limb or shoulder of yours.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'action', id: 'AC19', name: 'Iron Nerves', when: 'combat', effect: { do: 'dice', n: 3, to: 'defense' },
    text: '+3 dice to the defender.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'action', id: 'AC20', name: 'Hangar Fire', when: 'any', effect: { do: 'burn hangar' },
    text: 'Discard the active hangar of one opponent.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'action', id: 'AC21', name: 'Stolen Blueprints', when: 'any', effect: { do: 'steal' },
    text: "Take a random card from an opponent's hand; it is yours now.", from: ['designed', 'designed', 'designed'],
  },
]
