import type { ByKind } from '@robodrome/kernel'
import { say, type Asking } from '@robodrome/phrases'
import type { Question } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import type { Names } from '../names.ts'
import { command, count } from './names.ts'

const MOVES: Readonly<Record<'GK-MOVE-2' | 'GK-MOVE-3' | 'GK-DUEL-5', string>> = {
  'GK-MOVE-2': 'Du musst neben einem Bot stehen bleiben, dessen Zielmarke bereit ist.',
  'GK-MOVE-3': 'Kein bereiter Bot ist in Reichweite: Bleib neben irgendeinem Bot stehen.',
  'GK-DUEL-5': 'Zieh einen Schritt auf ein leeres Feld oder bleib. Dann greifst du an.',
}

/** GK-DUEL-4 A Duel has no cards. */
const hasCards = ({ mode }: View): boolean => mode !== 'duel'

/** Each question in at most 60 characters, with its reason. */
export const questionsIn = ({ bot }: Names): ByKind<Question, Asking, View> => ({
  bringBot: () => ({ ask: ['Wähle deinen Bot'], because: ['Nimm den, der zu dir passt.'] }),
  placeBot: (q) => ({
    ask: say`Auf welchem Feld startet ${bot(q.bot)}?`,
    because: [q.rule === 'GK-DUEL-3' ? 'Jedes leere Feld.' : 'Jedes leere Feld außer dem Zentrum.'],
  }),
  startDraw: () => ({
    ask: ['Jetzt 5 Karten ziehen und 2 behalten?'],
    because: ['Das kostet eine Ladung und ist nur zu Beginn deines Zuges möglich.'],
  }),
  firstMove: (q) => ({ ask: ['Vor dem Angriff bewegen?'], because: [MOVES[q.rule]] }),
  secondMove: () => ({
    ask: ['Nach dem Angriff bewegen?'],
    because: ['Du hast dich in diesem Zug noch nicht bewegt. Geh einen Schritt oder bleib stehen.'],
  }),
  chooseTarget: () => ({
    ask: ['Welchen Bot greifst du an?'],
    because: ['Seine Zielmarke lädt danach: Greif erst die anderen Bots an, bevor du ihn wieder angreifst.'],
  }),
  flipToken: () => ({
    ask: ['Welche Zielmarke drehst du auf „lädt“?'],
    because: ['Kein Bot mit bereiter Zielmarke war in Reichweite, also verbrauchst du eine Marke.'],
  }),
  preWindow: (q) => ({ ask: ['Vor Wurf 1: Greifst du ein?'], because: say`${bot(q.attacker)} würfelt gleich. Nur Karten.` }),
  defenderWindow: (q, view) => ({
    ask: say`Nach Wurf ${q.roll}: Greifst du ein?`,
    because: [hasCards(view) ? 'Karten oder eine Kraft, nie beides.' : 'Eine Kraft.'],
  }),
  attackerWindow: (q, view) => ({
    ask: say`Nach Wurf ${q.roll}: Einen Effekt nutzen?`,
    because: [hasCards(view) ? 'Eine Karte, eine Kraft oder das Feld.' : 'Eine Kraft oder das Feld.'],
  }),
  hitWindow: (q, view) => ({
    ask: say`Dir drohen ${q.pending} Schaden. Reagierst du?`,
    because: [
      hasCards(view) ? 'Beliebig viele Karten oder „4 Schaden verhindern“.' : '„4 Schaden verhindern“ nutzen oder den Schaden hinnehmen.',
    ],
  }),
  malfunctionWindow: (q, view) => ({
    ask: q.jolt
      ? say`Counter Jolt: Es drohen ${q.pending} Schaden. Verhindern?`
      : say`Fehlfunktion: Es drohen ${q.pending} Schaden. Etwas verhindern?`,
    because: [`${hasCards(view) ? 'Eine Karte oder Kraft' : 'Eine Kraft'}. Den Rest fängt die Panzerung ab.`],
  }),
  nameCommand: () => ({
    ask: ['Welches Kommando nennst du?'],
    because: ['Passende Würfel sicherst du, die übrigen wirfst du neu.'],
  }),
  lockDice: (q) => ({
    ask: say`${command(q.command)}: Welche Würfel sicherst du?`,
    because:
      q.rule === 'GK-ATK-5'
        ? ['Mindestens einen. Tippe Würfel an oder wähle einen Satz. Gesicherte Würfel bleiben gesichert.']
        : say`Tippe Würfel an oder wähle einen Satz. Für die übrigen bleibt noch ${count(q.rolls, { one: '# Wurf', other: '# Würfe' })}.`,
  }),
  stopOrRoll: (q, view) => ({
    ask: say`${command(q.command)} ist komplett. Aufhören oder weiter?`,
    because: [`Übrige Würfel zählen nicht; Weiterwürfeln ändert nichts${hasCards(view) ? ' außer deinen Karten' : ''}.`],
  }),
  setDie: () => ({ ask: ['Welches Symbol zeigt der Würfel?'] }),
  respinDice: () => ({ ask: ['Welche freien Würfel würfelst du neu?'] }),
  switchTo: () => ({ ask: ['Zu welchem Kommando wechselst du?'], because: ['Gesicherte Würfel, die passen, bleiben gesichert.'] }),
  keepLocked: (q) => ({
    ask: say`${command(q.command)}: Welche gesicherten Würfel bleiben?`,
    because: ['Die übrigen scheiden aus diesem Angriff aus.'],
  }),
  offerPush: (q) => ({
    ask: say`${bot(q.bot)} schieben und das Feld nehmen?`,
    because: ['Du nimmst das Feld; der Bot weicht auf ein leeres Feld daneben aus.'],
  }),
  pushedTo: (q) =>
    q.rammed
      ? { ask: say`Wo landet ${bot(q.bot)}?`, because: ['Ram Plate: Du wählst das Feld.'] }
      : { ask: ['Du wirst geschoben. Auf welches Feld?'], because: ['Jedes leere Feld neben dem, auf dem du standest.'] },
  choosePower: () => ({ ask: ['Welche Kraft schaltest du frei?'], because: ['Ein verlorener Strukturwürfel macht deinen Bot stärker.'] }),
  chooseCharge: () => ({
    ask: ['Welche Kraft erhält eine Ladung?'],
    because: ['Die Kraft darf nicht voll, verbraucht oder gesperrt sein.'],
  }),
  keepCard: () => ({ ask: ['Welche Karte behältst du?'], because: ['Die anderen werden offen abgelegt.'] }),
  trimHand: (q) => ({ ask: say`Handlimit ${q.limit}: Welche Karte legst du ab?`, because: ['Die gerade gezogenen Karten zählen mit.'] }),
  centerDraw: () => ({ ask: ['3 Karten ziehen und 1 behalten?'], because: ['Dein Bot beendet den Zug im Zentrum.'] }),
})
