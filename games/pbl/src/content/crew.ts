import type { Crew } from './kinds.ts'

/** The 26 crew cards; `celebrity` says whether the card can be the celebrity of a table. */
export const CREW: readonly Crew[] = [
  {
    kind: 'crew', id: 'CR01', name: 'Bruno', skill: 1, attack: 0, defense: 0, celebrity: false,
    anyTime: { do: 'draw', n: 1 },
    text: 'The cat. Any time, from your hand: discard Bruno to draw 1.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'crew', id: 'CR02', name: 'Soda Fats', skill: 1, attack: 0, defense: 0, celebrity: true,
    handLimit: 20,
    text: 'Your hand limit is 20.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'crew', id: 'CR03', name: 'Turtle Magoo', skill: 1, attack: 0, defense: 0, celebrity: false,
    blast: { when: 'defense', effect: { do: 'dice', n: 3, to: 'defense' } },
    text: 'Defense blast: +3 dice to your defense.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'crew', id: 'CR04', name: 'Trace Law', skill: 1, attack: 0, defense: 1, celebrity: false,
    anyTime: { do: 'search', for: 'Trace Law' },
    text: 'Pick: discard from hand to search an armor that Trace Law builds.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'crew', id: 'CR05', name: 'Pelpe Derdae', skill: 1, attack: 0, defense: 0, celebrity: true,
    freeHangar: true,
    text: 'Once on each of your turns you may build a hangar without your MOVE.', from: ['book', 'designed', 'book+designed'],
  },
  {
    kind: 'crew', id: 'CR06', name: 'Smitty Lesson', skill: 1, attack: 0, defense: 0, celebrity: false,
    blast: { when: 'turn', effect: { do: 'summon', pilot: 'Shero' } },
    text: 'Blast with exactly one active limb: look for Shero in your hand, the shop row, your deck, and put him in your cockpit.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'crew', id: 'CR07', name: 'Hex Palladio', skill: 1, attack: 1, defense: 0, celebrity: true,
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'crew', id: 'CR08', name: 'Wendell Groat', skill: 1, attack: 0, defense: 1, celebrity: true,
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'crew', id: 'CR09', name: 'Ivy Marrow', skill: 1, attack: 0, defense: 0, celebrity: true,
    onPlay: { do: 'storage', n: 1 },
    text: 'When played: storage 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'crew', id: 'CR10', name: 'Ona Brisk', skill: 1, attack: 0, defense: 0, celebrity: false,
    blast: { when: 'turn', effect: { do: 'draw', n: 2 } },
    text: 'Blast: draw 2.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'crew', id: 'CR11', name: 'Mute', skill: 1, attack: 1, defense: 1, celebrity: true,
    changer: { from: 6, to: 3, whose: 'everybody' },
    text: 'Every die of any player that shows 6 becomes 3.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'crew', id: 'CR12', name: 'Segheo', skill: 2, attack: 2, defense: 0, celebrity: true,
    anyTime: { do: 'search', for: 'Segheo' },
    text: 'Pick: discard from hand to search an armor that Segheo builds.', from: ['book', 'designed', 'web'],
  },
  {
    kind: 'crew', id: 'CR13', name: 'Maxine Trinidad (Crew)', skill: 2, attack: 0, defense: 1, celebrity: true,
    anyTime: { do: 'search', for: 'Maxine Trinidad (Crew)' },
    onPlay: { do: 'draw', n: 2 },
    text: 'Pick: discard from hand to search an armor that Maxine builds. When played: draw 2.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'crew', id: 'CR14', name: 'Tormax', skill: 2, attack: 0, defense: 0, celebrity: true,
    reroll: { roll: 'any', dice: 'all', showing: 2, compulsory: true },
    text: 'Whenever you roll dice in combat, reroll each 2 once.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'crew', id: 'CR15', name: 'Tarrison', skill: 2, attack: 0, defense: 0, celebrity: false,
    aloneDice: 2,
    text: 'If Tarrison is your only crew card: +2 dice to your initial attack and defense.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'crew', id: 'CR16', name: 'Sienne Woodin', skill: 2, attack: 0, defense: 0, celebrity: true,
    discardsCrew: true,
    text: 'While you are behind in a combat you may discard another crew card for +1 die, any number of times.', from: ['book', 'designed', 'book+designed'],
  },
  {
    kind: 'crew', id: 'CR17', name: 'Caldera Sen', skill: 2, attack: 0, defense: 0, celebrity: true,
    secondLimb: true,
    text: 'After a MOVE that built a limb armor or pod you may build another on a different limb.', from: ['book', 'designed', 'book+designed'],
  },
  {
    kind: 'crew', id: 'CR18', name: 'Quill Ostrander', skill: 2, attack: 1, defense: 0, celebrity: true,
    blast: { when: 'attack', effect: { do: 'dice', n: 2, to: 'attack' } },
    text: 'Blast as attacker behind: +2 dice to your attack.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'crew', id: 'CR19', name: 'Fenn Amaro', skill: 2, attack: 0, defense: 1, celebrity: true,
    onPlay: { do: 'search', for: 'armor' },
    text: 'When played: search one armor card.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'crew', id: 'CR20', name: 'Curse of Threes', skill: 3, attack: 0, defense: 0, celebrity: true,
    onPlay: { do: 'curse' },
    text: 'When played: lies on the deck of any player with counter 3. Before each card that player draws, roll 3 dice: with a 3 counter -1 and the draw happens, otherwise it is lost.',
    from: ['book', 'web', 'web'],
  },
  {
    kind: 'crew', id: 'CR21', name: 'Bethany Lee', skill: 3, attack: 0, defense: 1, celebrity: false,
    blast: { when: 'turn', effect: { do: 'regenerate', may: false } },
    text: 'Blast with a dead limb of yours: regenerate one.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'crew', id: 'CR22', name: 'Unknown', skill: 3, attack: 1, defense: 1, celebrity: false,
    onPlay: { do: 'unseat' },
    text: 'When played you may discard the expert pilot of one opponent.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'crew', id: 'CR23', name: 'Douglas Graven', skill: 3, attack: 0, defense: 0, celebrity: true,
    endDraw: 2,
    text: 'At the end of your turn draw 2.', from: ['book', 'designed', 'book+designed'],
  },
  {
    kind: 'crew', id: 'CR24', name: 'Coringus the Synthesizer', skill: 3, attack: 1, defense: 0, celebrity: true,
    changer: { from: 1, to: 3, whose: 'own' },
    text: 'Every die of yours that shows 1 becomes 3.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'crew', id: 'CR25', name: 'Commander Ruhl', skill: 3, attack: 2, defense: 1, celebrity: true,
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'crew', id: 'CR26', name: 'Tessaly Vane', skill: 3, attack: 0, defense: 2, celebrity: false,
    onPlay: { do: 'bounce', whose: 'opponent', may: true },
    text: 'When played you may bounce one crew card of an opponent.', from: ['designed', 'designed', 'designed'],
  },
]
