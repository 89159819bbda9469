import { plural } from './text.ts'

const time = (ms: number): string =>
  ms < 60_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`

export const lab = {
  lab: {
    heading: 'Is it fair?',
    lead: 'AIs play game after game on your device. The numbers show who wins too often, and how certain that is.',
    game: 'Game',
    mode: 'Mode',
    games: 'Games',
    start: 'Start',
    stop: 'Stop and keep the results',
    running: 'Games played',
    progress: (played: number, games: number, rate: number, left: number) =>
      `${played.toLocaleString('en')} of ${plural(games, 'game', 'games')}${rate > 0 ? `, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second` : ''}${left > 0 ? `, ${time(left)} left` : ''}`,
    failed: (fault: string) => `A game could not be played: ${fault}`,
    report: (game: string) => `Is ${game} fair?`,
    onDevice: 'the Lab page, on the player’s own device',
    download: 'Download the report',
    table: 'Download the table',
    picture: (finding: string) => `Download the picture: ${finding}`,
    starters: 'Try one of these',
    starter: (games: number) => `${games} games between two AIs.`,
    ask: (game: string, games: number) => `Start ${games} games of ${game}`,
    asItIs: 'as it is',
    against: (box: string, own: string) => `${box} (hollow: ${own})`,
    boxHint: 'With a box, every deal is played twice: with the original content and with the box. One chart shows both results.',
  },
}
