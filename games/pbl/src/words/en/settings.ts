import type { Words } from '@robodrome/phrases'
import type { Terms } from '../../terms.ts'

export const modes: Words<Terms>['modes'] = {
  quick: { title: 'Quick game', about: 'Everybody is dealt a deck of 40 cards, 30 with three players.' },
  regular: { title: 'Regular draft', about: 'Decks are drafted from five piles: take one, or look at the next.' },
  rotation: {
    title: 'Pilot rotation',
    about: 'A series with three or five pilots per side; before each game both sides choose one face down.',
  },
  challenge: { title: 'Challenge', about: 'Before the draft each player picks and builds five cards from the whole set.' },
  community: { title: 'Community challenge', about: 'Each player picks and builds five cards; then all draw from one deck.' },
  ultimate: { title: 'Ultimate Robot', about: 'A short game with armor and eight actions; a robot with two dead limbs is out.' },
  gunner: { title: 'Pilot and gunner', about: 'Two against two: the pilot plays, the gunner orders the top of the deck.' },
  hands: {
    title: 'Two robots, four hands',
    about: 'Two against two: a team shares a robot and a deck; each member has a hand and turns of their own.',
  },
}

export const settings: Words<Terms>['settings'] = {
  teams: { title: 'Teams', about: 'How two players share a robot.', values: { hands: 'Four hands', gunner: 'Pilot and gunner' } },
  draft: { title: 'Draft', about: 'How players get their decks.', values: { quick: 'Dealt', regular: 'Drafted from piles' } },
  quickDeck: { title: 'Cards in a dealt deck', about: 'Including the five inherited cards.' },
  neo: { title: 'Neo draft', about: 'The player who took a pile decides which piles get the five new cards.' },
  blind: { title: 'Blind', about: 'Piles and opening hands are chosen unseen.' },
  challenge: { title: 'Challenge', about: 'Before the draft each player picks and builds five cards.' },
  rotation: {
    title: 'Pilots each',
    about: 'How many pilots each side takes turns with in a series.',
    values: { 0: 'One', 3: 'Three', 5: 'Five' },
  },
  series: {
    title: 'Games',
    about: 'Best of this many games, with the same decks.',
    values: { 1: 'One', 3: 'Best of three', 5: 'Best of five' },
  },
  mortal: { title: 'Mortal', about: 'Nothing regenerates, and there is no critical form.' },
  celebrity: { title: 'Celebrities', about: 'Crew cards that apply to everybody for the whole game.' },
  randomCelebrity: { title: 'A random celebrity', about: 'A crew card is turned up and applies to everybody.' },
  bombs: {
    title: 'Bombs and shields',
    about: 'When cards may be thrown for dice.',
    values: { free: 'At any time in combat', predetermined: 'Named before the rolls', dunk: 'Also with the first roll', none: 'Never' },
  },
  bombLimit: { title: 'Most cards thrown', about: 'Per side in one combat; 0 for no limit.' },
  noForcedDraw: { title: 'No forced draw', about: 'Shop is Open cannot be played once the Shop Deck is empty.' },
  turnCap: { title: 'Turn limit', about: 'After this many turns, blow-offs and limbs decide the winner.' },
  timeLimit: {
    title: 'Turns after the first loss',
    about: 'How many turns each remaining player has once the first robot is out; 0 for no limit.',
  },
  race: { title: 'Race', about: 'The first player with this many blow-offs wins at once; 0 for no race.' },
  removed: { title: 'Cards left out', about: 'Cards that are not in the game, such as keepers in a league.' },
  inheritance: { title: 'Inheritance', about: 'Cards that each side begins with instead of being dealt five.' },
  keepers: { title: 'Keeper draft', about: 'No cards are set aside for the shop; only piles left over form it.' },
  bonuses: {
    title: 'Bonuses',
    about: 'What each side has bought in a league.',
    values: { 'opening hand': 'One more card at the start', 'hand limit': 'One more card in hand', deck: 'Three cards fewer in the deck' },
  },
  passes: {
    title: 'Standing passes',
    about: 'When players pass automatically.',
    values: {
      build: 'After a build',
      blast: 'After a blast',
      declaration: 'After a declared attack',
      roll: 'After a roll',
      strike: 'After a strike',
      'combat end': 'After a combat',
      'turn end': 'At the end of a turn',
      card: 'After a card',
      "others' combats": 'In the combats of others',
      all: 'Everywhere',
    },
  },
}
