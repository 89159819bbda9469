import type { news as English } from '../../en/leagues/news.ts'
import type { Spoken } from '../../spoken.ts'
import { list } from '../text.ts'

/** What has happened in a league. */
export const news: Spoken<typeof English> = {
  news: {
    invited: (one, other) => `${one} fragt ${other} für ein Team.`,
    entered: (name) => `${name} ist dabei.`,
    left: (name) => `${name} ist gegangen.`,
    started: 'Die Liga hat begonnen.',
    beat: (one, other) => `${one} hat ${other} besiegt.`,
    drew: (one, other) => `${one} und ${other} trennten sich unentschieden.`,
    ended: (names) => `${list(names)}: in dieser Reihenfolge.`,
    off: (names) => `${list(names)}: abgebrochen, wird wiederholt.`,
    picked: (name, card) => `${name} nimmt ${card}.`,
    exchanged: (name, give, take) => `${name} tauscht ${give} gegen ${take}.`,
    kept: (name) => `${name} behält alle fünf.`,
    nominated: (name, item, bid) => `${name} nennt ${item} zu ${bid}.`,
    raised: (name, bid) => `${name} bietet ${bid}.`,
    leftLot: (name) => `${name} steigt aus.`,
    passed: (name) => `${name} passt.`,
    sealed: (name) => `${name} hat eine Liste versiegelt.`,
    unsealed: (name, bids) => `${name} hatte ${list(bids)} geboten.`,
    bidFor: (amount, item) => `${amount} für ${item}`,
    fired: (name) => `${name} hat über Entlassungen entschieden.`,
    firedWhom: (name, cards) => `${name} entlässt ${list(cards)}.`,
    revealed: { bids: 'Die versiegelten Gebote wurden geöffnet.', firing: 'Die Entlassungen sind vorbei.' },
    withdrew: (name) => `${name} hat zurückgezogen.`,
    disqualified: (name, reason) => `${name} ist disqualifiziert: ${reason}`,
    replaced: (name, program) => `${program} spielt für ${name} weiter.`,
    adjudicated: (reason) => `Die Leitung hat eine Partie entschieden: ${reason}`,
    extended: (reason) => `Eine Frist wurde verschoben: ${reason}`,
    moreTime: (name) => `${name} hätte gern mehr Zeit für eine Partie.`,
    proposed: (name) => `${name} schlägt eine Uhrzeit für eine Partie vor.`,
    agreed: (names, when) => `${list(names)} treffen sich ${when}.`,
    timedOut: 'Die Zeit ist abgelaufen.',
    paired: (round) => `Runde ${round} ist ausgelost.`,
    season: (n) => `Saison ${n} beginnt.`,
    finished: (name) => `${name} gewinnt den Titel!`,
    over: 'Es ist vorbei, ohne Titel.',
    calledOff: (reason) => `Abgesagt: ${reason}`,
  },
}
