import type { ByKind, Seen } from '@robodrome/kernel'
import { say, type Asking } from '@robodrome/phrases'
import type { ModuleId } from '../../content/modules.ts'
import type { Question, Reaction } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { die, module, robot, slot, steps, tokens, toward, unit } from './text.ts'

/** A reaction's question and effect. */
const REACTIONS: Readonly<Record<Reaction, (q: { module: ModuleId; n: number }) => Asking>> = {
  discharge: (q) => ({
    ask: say`Den Blitz mit ${module(q.module)} weiterleiten?`,
    because: say`Du erleidest keinen Schaden; alles neben dir erleidet ${q.n} Schaden.`,
  }),
  hold: (q) => ({ ask: say`Den Schaden auf ${module(q.module)} nehmen?`, because: say`Auf der Karte ist Platz für ${tokens(q.n)}.` }),
  detonate: (q) => ({ ask: say`Du wirst zerstört: ${module(q.module)} zünden?`, because: say`${q.n} Schaden rings um dein letztes Feld.` }),
}

/** Every question in at most 60 characters, with its reason. */
export const questions: ByKind<Seen<Question>, Asking, View> = {
  figure: () => ({ ask: say`Welcher Roboter ist deiner?`, because: say`Alle Roboter sind gleich stark.` }),
  firstDeck: () => ({ ask: say`Von welchem Stapel ziehst du ein Modul?`, because: say`Die Karte kommt verdeckt in dein Lager.` }),
  start: () => ({ ask: say`Wo startet dein Roboter?`, because: say`Was dort steht, wird in Pfeilrichtung geschoben.` }),
  program(q) {
    if (q.mayConfirm === true) {
      const because =
        q.unit === null
          ? say`Dein Programm bleibt verdeckt, bis alle ihres festgelegt haben; so lange kannst du es noch ändern.`
          : say`Du hast drei Würfel gelegt; du darfst einen vierten dazulegen.`
      return { ask: say`Dein Programm festlegen?`, because }
    }
    if (q.unit === undefined || q.unit === null) return { ask: say`Welcher Würfel kommt auf welche Taste?` }
    const because = say`Blau bewegt, Rot feuert. Übrig: ${q.blue ?? 0} blau, ${q.red ?? 0} rot.`
    return { ask: say`Einheit ${unit(q.unit)}: Welcher Würfel auf welche Taste?`, because }
  },
  declare: (q) => ({
    ask: say`${die(q)} ${toward(q.key)}: Welche Module?`,
    because: say`Wähle jetzt alle, bevor der Würfel aktiviert wird.`,
  }),
  brake: (q) => ({ ask: say`Du wirst geschoben: Wie stark bremst du?`, because: say`${robot(q.by)} schiebt dich, noch ${steps(q.left)}.` }),
  react: (q) => REACTIONS[q.effect](q),
  activate: (q) => ({
    ask: say`Welches Feld aktivierst du?`,
    because: say`Dein eigenes oder mit ${module(q.module)} eines daneben.`,
  }),
  workshop: () => ({ ask: say`Was tut die Werkstatt für dich?`, because: say`Reparieren entfernt alle Schadensmarker.` }),
  deck: () => ({ ask: say`Von welchem Stapel ziehst du ein Modul?`, because: say`Die Karte kommt verdeckt in dein Lager.` }),
  loadOut: (q) => ({
    ask: q.slot === undefined ? say`Welche Module baust du ein?` : say`${slot(q.slot)}: Welches Modul?`,
    because: say`Blau passt links, Rot rechts, Gelb auf beide Seiten. Alle decken ihre Module gleichzeitig auf.`,
  }),
}
