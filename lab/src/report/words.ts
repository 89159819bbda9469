export type Verdict = 'too strong' | 'too weak' | 'fair' | 'unclear'

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const percent = (share: number): string => `${number(100 * share, 1)} %`
const points = (share: number): string => `${number(100 * share, 1)} points`
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const VERDICTS: Readonly<Record<Verdict, string>> = { 'too strong': 'too strong', 'too weak': 'too weak', fair: 'fair', unclear: 'unclear' }

/** The texts of findings and their charts. Reports are in English; the page supplies the same texts in its language. */
export const findingWords = {
  number,
  percent,
  verdicts: VERDICTS,
  more: (count: number): string => `${number(count)} more`,
  brought: {
    about: 'Share of the win by what a seat brought; shaded: the fair band',
    picture: 'Share of the win',
    even: 'Nothing stands out',
    unsure: 'Nothing clearly stands out',
    stand: (strong: readonly string[], weak: readonly string[]): string =>
      [
        ...(strong.length > 0 ? [`${list(strong)} ${strong.length === 1 ? 'is' : 'are'} too strong`] : []),
        ...(weak.length > 0 ? [`${list(weak)} too weak`] : []),
      ].join(', '),
  },
  seats: {
    about: 'Share of the win by seat',
    picture: 'By seat',
    name: (seat: number): string => `Seat ${seat}`,
    unsure: 'No clear seat advantage',
    ahead: (seat: number, share: number): string => `Seat ${seat} is ahead by ${points(share)}`,
  },
  players: { finding: 'AI opponents', about: 'Share of the win by AI opponent' },
  pieces: {
    about:
      'Points of win chance of seats that used a piece, beyond what their robot scores in this pairing anyway. It goes along with winning; it need not be the reason',
    picture: 'Pieces',
    unsure: 'No piece clearly correlates with winning',
    winning: (piece: string): string => `${piece} correlates most with winning`,
    losing: (piece: string): string => `${piece} correlates most with losing`,
    games: (games: number): string => `${number(games)} games`,
  },
  pairings: {
    about: (fewest: number, most: number): string =>
      `Games won by the row against the column, in percent; ${fewest === most ? number(most) : `${number(fewest)} to ${number(most)}`} games each`,
    picture: 'Pairings',
    unsure: 'No pairing is clearly lopsided',
    beats: (row: string, column: string, share: number, games: number): string =>
      `${row} beats ${column} in ${percent(share)} of ${number(games)} games`,
    cell: (row: string, column: string, [share, low, high]: readonly [number, number, number], games: number, examples: string): string =>
      `${row} against ${column}: ${percent(share)} (${percent(low)} to ${percent(high)}), ${number(games)} games such as ${examples}`,
  },
  turns: {
    finding: (median: number): string => `Half the games end by turn ${median}`,
    about: 'Turns of a game',
    picture: 'Length',
    bar: (first: number, last: number, games: number): string =>
      `${first === last ? first : `${first} to ${last}`} turns: ${number(games)} games`,
    spread: (median: number, low: number, high: number): string => `Median ${median}; eight of ten games take ${low} to ${high} turns`,
  },
  luck: {
    unknown: 'Nothing to tell about luck',
    decides: (share: number): string => `Luck decides ${percent(share)} of the games`,
    about: 'By the game’s own estimate from question to question',
    decisions: 'Decisions a game',
    leads: 'Changes of the lead',
    way: 'Of the winner’s way, luck went',
    without: 'No better than even without luck',
    winners: (share: number): string => `${percent(share)} of winners`,
    ended: (rule: string): string => `Ended by ${rule === '' ? 'no rule' : rule}`,
  },
  row: (name: string, label: string, note: string, examples: string): string => `${name}: ${label} (${note}). Games such as ${examples}`,
}

export type FindingWords = typeof findingWords
