import type { leagueSettings as English } from '../../en/leagues/settings.ts'
import type { Spoken } from '../../spoken.ts'

/** What an organiser can set before a league begins. */
export const leagueSettings: Spoken<typeof English> = {
  leagueSettings: {
    title: 'Wie die Liga gespielt wird',
    frozen: 'nur vor dem Beginn änderbar',
    save: 'Speichern',
    seeding: 'Plätze in der ersten Runde',
    seedings: { lot: 'nach Los', rating: 'nach Wertung', preliminary: 'nach Vorrundenspielen' },
    prelim: 'Runden der Vorrunde (0: jeder gegen jeden)',
    match: 'Länge einer Begegnung',
    bestOf: (games) => (games === 1 ? 'eine Partie' : `höchstens ${games} Partien`),
    third: 'Um Platz drei spielen',
    cycles: 'Jeder trifft auf jeden',
    meet: (times) => (times === 1 ? 'einmal' : 'zweimal'),
    exchangeEvery: 'Runden zwischen zwei Tauschfenstern (0: keines)',
    playoff: 'Den Titel gewinnt',
    best: (n) => (n === 0 ? 'wer in der Tabelle vorn steht' : `wer das Playoff der besten ${n} gewinnt`),
    again: 'Nächste Saison',
    agains: { keep: 'Keeper bleiben', redraft: 'alle Karten sind wieder frei' },
    seasons: 'Saisons',
    purse: 'Credits für alle',
    income: 'Zusätzliche Credits je Saison',
    auction: 'Auktion',
    auctions: { open: 'ein Los nach dem anderen', sealed: 'versiegelte Listen' },
    sells: (bonus) => `${bonus} verkaufen`,
    bonusStock: 'Exemplare je Bonus (0: einer für jeden Spieler)',
  },
}
