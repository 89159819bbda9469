import type { OptionTexts } from '../options.ts'

/** The options of a table, by game and name, and their values where these are no names of cards or Bots. */
export const options: OptionTexts = {
  gekido: {
    bots: { title: 'Bots by seat' },
    randomBots: { title: 'Bots dealt at random' },
    cornerStart: { title: 'Start in the corners' },
  },
  aimbots: {
    market: { title: 'Market', values: { full: 'Full', novice: 'For novices' } },
  },
  volt: {
    board: { title: 'Board' },
    game: { title: 'Game', values: { training: 'Training', basic: 'Basic', modules: 'With modules' } },
    killbots: { title: 'KillBots' },
    level: { title: 'Level of the KillBots', values: { rookie: 'Rookie', veteran: 'Veteran', elite: 'Elite' } },
    alliance: { title: 'KillBots fight', values: { squad: 'As a squad', free: 'Each for itself' } },
    startNumbers: { title: 'Start numbers', values: { rotation: 'Rotate', submission: 'First to lock in' } },
  },
  pbl: {
    draft: { title: 'Draft', values: { quick: 'Quick', regular: 'Regular', none: 'None' } },
    neo: { title: 'Neo draft' },
    blind: { title: 'Blind draft' },
    challenge: { title: 'Challenge' },
    rotation: { title: 'Pilots in the rotation' },
    teams: { title: 'Teams', values: { gunner: 'Pilot and gunner', hands: 'Two robots, four hands', none: 'None' } },
    mortal: { title: 'Mortal pilots and crews' },
    series: { title: 'Games in the series' },
    celebrity: { title: 'Celebrities' },
    randomCelebrity: { title: 'Random celebrity' },
    bombs: {
      title: 'Bombs',
      values: { free: 'Free', predetermined: 'Predetermined', limited: 'Limited', none: 'None', dunk: 'Dunk' },
    },
    bombLimit: { title: 'Bombs per combat' },
    quickDeck: { title: 'Cards in a quick deck' },
    noForcedDraw: { title: 'No forced draw' },
    turnCap: { title: 'Turns at most' },
    timeLimit: { title: 'Turns left once a robot is out' },
    race: { title: 'Blow-offs that win' },
    inheritance: { title: 'Inheritance' },
    removed: { title: 'Cards left out' },
    keepers: { title: 'Keeper draft' },
    bonuses: {
      title: 'Bonuses',
      values: { 'opening hand': 'Larger opening hand', 'hand limit': 'Higher hand limit', deck: 'Larger deck' },
    },
    passes: { title: 'Standing passes' },
  },
}
