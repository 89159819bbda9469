import type { Named, Summary } from '../study/summary.ts'
import { lengths, lifts, matrix, shares } from './charts.ts'
import { broughtFinding, luckFinding, pairingFinding, pieceFinding, seatFinding } from './findings.ts'
import { escape, signed } from './text.ts'
import { findingWords, type FindingWords } from './words.ts'

/** A finding in one sentence, with its subject, its chart, and its formatted numbers. */
export interface FindingCard {
  finding: string
  about: string
  picture: string
  rows: readonly Named[]
  write(value: number): string
}

/** Lists the findings of an arm, most important first; `first` is the arm to compare with. */
export function findingsOf(it: Summary, first?: Summary, w: FindingWords = findingWords): FindingCard[] {
  const seats = it.bySeat.map((measured, at): Named => ({ ...measured, name: w.seats.name(at + 1) }))
  const card = (finding: string, about: string, picture: string, rows: readonly Named[] = [], write = w.percent): FindingCard => ({
    finding,
    about,
    picture,
    rows,
    write,
  })
  const cards: FindingCard[] = []
  if (it.brought.length > 1) {
    const picture = shares(it.brought, it.fair, w.brought.picture, w, first?.brought)
    cards.push(card(broughtFinding(it, w), w.brought.about, picture, it.brought))
  }
  if (it.pairings !== null) {
    const [fewest, most] = meetings(it.pairings)
    const picture = matrix(it.pairings, it.fair, w.pairings.picture, w)
    cards.push(card(pairingFinding(it.pairings, it.fair, w), w.pairings.about(fewest, most), picture))
  }
  if (seats.length > 1) cards.push(card(seatFinding(it, w), w.seats.about, shares(seats, it.fair, w.seats.picture, w), seats))
  if (it.players.length > 1) {
    const { finding, about } = w.players
    cards.push(card(finding, about, shares(it.players, it.fair, finding, w), it.players))
  }
  if (it.pieces.length > 0) {
    const picture = lifts(it.pieces, w.pieces.picture, w, first?.pieces)
    cards.push(card(pieceFinding(it, w), w.pieces.about, picture, it.pieces, (share) => signed(share, w.number)))
  }
  cards.push(card(w.turns.finding(it.turns.median), w.turns.about, lengths(it.turns, w.turns.picture, w)))
  cards.push(card(luckFinding(it, w), w.luck.about, facts(it, w)))
  return cards
}

/** Returns the lowest and the highest number of games behind a pairing. */
function meetings({ cells }: NonNullable<Summary['pairings']>): [fewest: number, most: number] {
  const games = cells.flat().flatMap((cell) => (cell === null ? [] : [cell.games]))
  return [Math.min(...games), Math.max(...games)]
}

const MOST_ENDS = 6

function facts(it: Summary, { luck, number, percent }: FindingWords): string {
  const rows = [
    [luck.decisions, number(it.decisions, 1)],
    [luck.leads, number(it.leads, 2)],
    ...(it.luck === null ? [] : [[luck.way, percent(it.luck.share)]]),
    ...(it.byLuck === null ? [] : [[luck.without, luck.winners(it.byLuck.share)]]),
    ...it.ends.slice(0, MOST_ENDS).map(({ rule, games }) => [luck.ended(rule), percent(games / Math.max(1, it.games))]),
  ]
  return `<table>${rows.map(([name, value]) => `<tr><th>${escape(name!)}</th><td>${escape(value!)}</td></tr>`).join('')}</table>`
}
