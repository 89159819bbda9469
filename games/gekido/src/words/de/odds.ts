import type { OddsWords } from '../en/odds.ts'
import { commandName, namesIn } from './names.ts'
import { inGerman } from './pieces.ts'

/** Texts of the `odds` command. */
export const odds: OddsWords = {
  usage: (
    bots,
    commands,
  ) => `robodrome odds gekido --bot BOT [--mode standard|duel] [--enemy BOT] [--free WÜRFEL] [--locked WÜRFEL] [--command KOMMANDO] [--rolls N] [--with EFFEKTE]

  --bot      der Angreifer: ${bots}
  --enemy    der Verteidiger, dessen Symbol Identity Hack nutzen kann
  --free     die freien Würfel nach einem Wurf, etwa "T T S X C"; ohne Angabe die Chancen vor dem ersten Wurf
  --locked   die auf das Kommando gesicherten Würfel
  --command  das Kommando, sobald es genannt ist: ${commands}
  --rolls    Würfe, die noch kommen (ohne Angabe 2 nach Wurf 1, 3 davor)
  --with     verfügbare Effekte, durch Kommas getrennt: Kräfte, Karten nach Nummer oder Name, ENERGY, GRILL

  Die Chancen sind exakt und setzen voraus, dass am besten gesichert wird. Schaden und Verlust sind Erwartungswerte ohne Upgrade und Feld des Ziels.`,
  commandName,
  namesIn: (content) => namesIn(inGerman(content)),
  number: (value) => value.toFixed(2).replace('.', ','),
  nothing: 'nichts',
  columns: ['Kommando', 'Chance', 'Zahlen', 'Schaden', 'Verlust', 'am besten sichern'],
  beforeFirst: 'vor dem ersten Wurf',
  dice: (free, locked) => `frei ${free}${locked === '' ? '' : `, gesichert ${locked}`}`,
  heading: (bot, own, dice, rolls) => `${bot} (eigenes Symbol ${own}), ${dice}, noch ${rolls} ${rolls === 1 ? 'Wurf' : 'Würfe'}`,
  atHand: (piece) => `mit ${piece}, wenn verfügbar:`,
  switching: (piece) => `mit ${piece} jetzt:`,
  nothingToSwitch: (piece) => `mit ${piece}: Noch ist kein Kommando genannt, das sich wechseln ließe`,
}
