import type { Named, Summary } from '../study/summary.ts'
import { lengths, lifts, matrix, shares } from './charts.ts'
import { broughtFinding, lengthFinding, luckFinding, pairingFinding, pieceFinding, seatFinding } from './findings.ts'
import { escape, percent, signed } from './text.ts'

/** A finding in one sentence, its subject, its picture, and its formatted numbers. */
export interface FindingCard {
  finding: string
  about: string
  picture: string
  rows: readonly Named[]
  write(value: number): string
}

const PIECES =
  'Points of win chance of seats that used a piece, beyond what their robot scores in this pairing anyway. It goes along with winning; it need not be the reason'

/** The findings of an arm, most important first; `first` is the arm to compare with. */
export function findingsOf(it: Summary, first?: Summary): FindingCard[] {
  const seats = it.bySeat.map((measured, at): Named => ({ ...measured, name: `Seat ${at + 1}` }))
  const card = (finding: string, about: string, picture: string, rows: readonly Named[] = [], write = percent): FindingCard => ({
    finding,
    about,
    picture,
    rows,
    write,
  })
  const cards: FindingCard[] = []
  if (it.brought.length > 1) {
    const picture = shares(it.brought, it.fair, 'Share of the win', first?.brought)
    cards.push(card(broughtFinding(it), 'Share of the win by what a seat brought; shaded: the fair band', picture, it.brought))
  }
  if (it.pairings !== null) cards.push(card(pairingFinding(it), meetings(it.pairings), matrix(it.pairings, it.fair, 'Pairings')))
  if (seats.length > 1) cards.push(card(seatFinding(it), 'Share of the win by seat', shares(seats, it.fair, 'By seat'), seats))
  if (it.players.length > 1)
    cards.push(card('Programs', 'Share of the win by program', shares(it.players, it.fair, 'Programs'), it.players))
  if (it.pieces.length > 0) cards.push(card(pieceFinding(it), PIECES, lifts(it.pieces, 'Pieces', first?.pieces), it.pieces, signed))
  cards.push(card(lengthFinding(it), 'Turns of a game', lengths(it.turns, 'Length')))
  cards.push(card(luckFinding(it), 'By the game’s own estimate from question to question', facts(it)))
  return cards
}

/** The finding about the pairings, and the number of games behind each. */
function meetings({ cells }: NonNullable<Summary['pairings']>): string {
  const games = cells.flat().flatMap((cell) => (cell === null ? [] : [cell.games]))
  const [fewest, most] = [Math.min(...games), Math.max(...games)]
  return `Games won by the row against the column, in percent; ${fewest === most ? most : `${fewest} to ${most}`} games each`
}

const MOST_ENDS = 6

function facts(it: Summary): string {
  const rows = [
    ['Decisions a game', it.decisions.toFixed(1)],
    ['Changes of the lead', it.leads.toFixed(2)],
    ...(it.luck === null ? [] : [['Of the winner’s way, luck went', percent(it.luck.share)]]),
    ...(it.byLuck === null ? [] : [['No better than even without luck', `${percent(it.byLuck.share)} of winners`]]),
    ...it.ends
      .slice(0, MOST_ENDS)
      .map(({ rule, games }) => [`Ended by ${rule === '' ? 'no rule' : rule}`, percent(games / Math.max(1, it.games))]),
  ]
  return `<table>${rows.map(([name, value]) => `<tr><th>${escape(name!)}</th><td>${escape(value!)}</td></tr>`).join('')}</table>`
}
