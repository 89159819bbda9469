import type { Spoken } from '../../../../words/spoken.ts'
import type { prompt as English } from '../en/prompt.ts'

/** What the board adds to the words of the game: buttons, names of moves, headings in the log. */
export const prompt: Spoken<typeof English> = {
  primary: {
    none: 'Was tust du?',
    tile: 'Wähle ein Feld',
    bot: 'Wähle einen Bot',
    command: 'Wähle ein Kommando',
    dice: 'Wähle Würfel',
    option: 'Wähle eine Antwort',
    card: 'Wähle eine Karte',
    power: 'Wähle eine Kraft',
    symbol: 'Wähle ein Symbol',
  },
  chip: {
    counts: 'Erfolgschance, wenn du bestmöglich sicherst',
    command: (damage, malfunction, cards) =>
      `${damage} Schaden oder −${malfunction}${cards > 0 ? `, ${cards} ${cards === 1 ? 'Karte' : 'Karten'}` : ''}`,
    completes: 'Vollendet das Kommando',
    strike: (damage) => `Zuschlagen: ${damage}`,
  },
  move: {
    pass: 'passen',
    stay: 'bleiben',
    stop: 'aufhören',
    roll: 'weiterwürfeln',
    push: 'schieben',
    noPush: 'nicht schieben',
    draw: 'ziehen',
    nothing: 'nichts',
    attack: (bot) => `Angriff auf ${bot}`,
    flip: (bot) => `Zielmarke auf ${bot}`,
    place: 'Start',
    go: 'Zug',
    lock: (dice) => `${dice} sichern`,
    keep: (what) => `${what} behalten`,
    reroll: (dice) => `${dice} neu würfeln`,
    unlock: (power) => `${power} freischalten`,
    charge: (power) => `${power} laden`,
    discard: (card) => `${card} ablegen`,
  },
  orders: { attack: 'Für den Rest dieses Angriffs passen', turn: 'Passen, bis ich dran bin' },
  log: { turn: (turn, bot) => `Zug ${turn} · ${bot}` },
}
