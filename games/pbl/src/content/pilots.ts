import type { Expert, Starter } from './kinds.ts'

/** The ten starter pilots. All speeds differ, so that the first player is never tied. */
export const STARTERS: readonly Starter[] = [
  {
    kind: 'starter', id: 'SP01', name: 'D-Rock Kingston', speed: 13, attack: 1, defense: 1,
    critical: { attack: 3, defense: 3, bonus: { do: 'draw', n: 1 } },
    opening: { do: 'draw', n: 1 },
    text: 'After opening hands: draw 1. Critical: draw 1.', from: ['book', 'designed', 'book+designed'],
  },
  {
    kind: 'starter', id: 'SP02', name: 'Orla Venn', speed: 20, attack: 1, defense: 1,
    critical: { attack: 3, defense: 3, bonus: { do: 'draw', n: 2 } },
    text: 'Critical: draw 2.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'starter', id: 'SP03', name: 'Brick Halloran', speed: 5, attack: 1, defense: 2,
    critical: { attack: 2, defense: 5 },
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'starter', id: 'SP04', name: 'Juno Castellan', speed: 17, attack: 2, defense: 1,
    critical: { attack: 5, defense: 2 },
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'starter', id: 'SP05', name: 'Mirabel Oke', speed: 11, attack: 1, defense: 2,
    critical: { attack: 3, defense: 3, bonus: { do: 'search', for: 'limb armor' } },
    text: 'Critical: search one limb armor, no pod and no shoulder.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'starter', id: 'SP06', name: 'Tobias Rusk', speed: 9, attack: 2, defense: 1,
    critical: { attack: 4, defense: 3, bonus: { do: 'discard', n: 1, who: 'each opponent' } },
    text: 'Critical: each opponent discards 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'starter', id: 'SP07', name: 'Sable Quarry', speed: 15, attack: 1, defense: 2,
    critical: { attack: 4, defense: 2, bonus: { do: 'bounce', whose: 'opponent', may: true } },
    text: 'Critical: you may bounce one crew card of an opponent.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'starter', id: 'SP08', name: 'Finch Delacroix', speed: 18, attack: 1, defense: 1,
    critical: { attack: 4, defense: 2 },
    reroll: { roll: 'initial', dice: 'one', showing: 1 },
    text: 'You may reroll one die showing 1 of your initial roll, in both forms.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'starter', id: 'SP09', name: 'Nadia Thorne', speed: 7, attack: 2, defense: 2,
    critical: { attack: 3, defense: 3 },
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'starter', id: 'SP10', name: 'Old Man Grieg', speed: 3, attack: 2, defense: 2,
    critical: { attack: 3, defense: 4 },
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
]

/** The five expert pilots. None has a critical form. */
export const EXPERTS: readonly Expert[] = [
  {
    kind: 'expert', id: 'EP01', name: 'Maxine Trinidad (Pilot)', points: 5, attack: 2, defense: 2,
    reroll: { roll: 'initial', dice: 'one' },
    text: 'You may reroll one die of your initial roll.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'expert', id: 'EP02', name: 'Phillip Lipperstern', points: 6, attack: 2, defense: 2,
    dicePerCard: 2,
    text: 'Every card you discard as a bomb or shield rolls 2 dice.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'expert', id: 'EP03', name: 'Destroyer Sky', points: 6, attack: 'counter', defense: 1,
    rage: { counter: 4 },
    text: 'Rage: playing her as your MOVE gives one extra attack this turn. Counter 4; -1 after every attack of your robot. At the start of any turn with 0 she leaves.',
    from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'expert', id: 'EP04', name: 'Tataya Park', points: 7, attack: 2, defense: 3,
    onPlay: { do: 'regenerate', may: true },
    text: 'When played you may regenerate one of your dead limbs.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'expert', id: 'EP05', name: 'Shero', points: 9, attack: 4, defense: 4,
    text: 'No text. May come through Smitty Lesson.', from: ['web', 'designed', 'web+designed'],
  },
]
