import type { ByKind, Seen } from '@robodrome/kernel'
import { say, type Asking } from '@robodrome/phrases'
import { DEFENSE, type View } from '../../shapes.ts'
import { programIn } from '../../content/content.ts'
import type { BotId } from '../../state.ts'
import type { Question } from '../../terms.ts'
import { energy, seen, SENSES } from './marks.ts'
import { textOf } from './pieces.ts'

const botIn = (view: View, id: BotId) => seen(view.bots[id]!)

/** The act of a program, as the reason for its question. */
const because = (view: View, id: BotId) => say`${[textOf(programIn(view, view.bots[id]!.program))]}`

/** Every question. */
export const questions: ByKind<Seen<Question>, Asking, View> = {
  assignDie: ({ stuck }) =>
    stuck
      ? { ask: say`Welcher Würfel wird zur 6?`, because: say`Keiner deiner Würfel passt auf eine Karte.` }
      : {
          ask: say`Welcher Würfel kommt auf welche Karte?`,
          because: say`Ein Würfel kommt auf eine Karte mit dieser Panzerung; eine 6 passt auf jede.`,
        },
  loadCores: ({ bot }, view) => ({
    ask: bot === undefined ? say`Welcher Kern kommt in welchen Bot?` : say`Welcher Kern kommt in ${botIn(view, bot)}?`,
    because: say`Niemand sonst sieht seinen Wert.`,
  }),
  chooseZoneSpace: ({ bot }, view) => ({ ask: say`Wo startet ${botIn(view, bot)}?` }),
  chooseRotation: ({ bot }, view) => ({
    ask: say`Wohin blickt ${botIn(view, bot)}?`,
    because: say`Die Seiten zeigen nach Norden, Osten, Süden und Westen.`,
  }),
  act: ({ energy: left, attacked }) => ({
    ask: say`Was jetzt?`,
    because: attacked ? say`Noch ${energy(left)}; angegriffen hast du schon.` : say`Noch ${energy(left)}.`,
  }),
  chooseStop: ({ bot }, view) => ({ ask: say`Wohin boostet ${botIn(view, bot)}?` }),
  driftTo: ({ bot }, view) => ({ ask: say`Wohin driftet ${botIn(view, bot)}?` }),
  chooseTurn: ({ bot }, view) => ({ ask: say`Wie schwenkt ${botIn(view, bot)}?` }),
  towWhom: ({ bot }, view) => ({ ask: say`Welchen Bot schleppt ${botIn(view, bot)} ab?`, because: because(view, bot) }),
  towBy: ({ target }, view) => ({ ask: say`Wie weit wird ${botIn(view, target)} abgeschleppt?` }),
  swapWhom: ({ bot }, view) => ({ ask: say`Mit welchem Bot tauscht ${botIn(view, bot)}?`, because: because(view, bot) }),
  spinItself: ({ bot }, view) => ({ ask: say`Dreht sich ${botIn(view, bot)}?`, because: because(view, bot) }),
  crash: ({ target }, view) => ({ ask: say`${botIn(view, target)} rammen?`, because: say`Beide erleiden 1 Schaden.` }),
  shove: ({ target }, view) => ({ ask: say`${botIn(view, target)} wegschieben?` }),
  chooseSentry: ({ target }, view) => ({
    ask: say`Auf ${botIn(view, target)} feuern?`,
    because: say`Ein Wurf über der Panzerung macht 1 Schaden.`,
  }),
  scanWhom: ({ bot }, view) => ({ ask: say`Wessen Kern siehst du dir an?`, because: because(view, bot) }),
  chooseGust: ({ bot }, view) => ({ ask: say`Welchen Bot willst du schieben oder drehen?`, because: because(view, bot) }),
  danceTo: ({ bot }, view) => ({ ask: say`Wohin rückt ${botIn(view, bot)}?` }),
  conductWhom: ({ sense }) => ({ ask: say`Welcher andere Bot dreht sich ${SENSES[sense]}?` }),
  hackWhom: ({ bot }, view) => ({ ask: say`Welcher Gegner wird gedreht?`, because: because(view, bot) }),
  chooseSense: ({ target }, view) => ({ ask: say`Wie herum wird ${botIn(view, target)} gedreht?` }),
  liftPlate: ({ bot }, view) => ({ ask: say`Welche Platte von ${botIn(view, bot)} wird verlegt?` }),
  setPlate: () => ({ ask: say`Wohin kommt die Platte?` }),
  pickSide: ({ bot }, view) => ({ ask: say`Welche Seite von ${botIn(view, bot)} bekommt die Platte?` }),
  repairWhom: () => ({ ask: say`Welcher Bot wird repariert?` }),
  repairPlate: ({ target }, view) => ({ ask: say`Welche Platte von ${botIn(view, target)} wird entfernt?` }),
  relocateWhom: () => ({ ask: say`Welcher Bot wird umgesetzt?` }),
  relocateTo: ({ bot }, view) => ({ ask: say`Wohin kommt ${botIn(view, bot)}?` }),
  ramHow: ({ target }, view) => ({ ask: say`${botIn(view, target)} schieben?` }),
  sidestepHow: ({ target }, view) => ({ ask: say`Mit ${botIn(view, target)} den Platz tauschen?` }),
  rollWindow: ({ side }) => ({
    ask: say`Die Würfel ändern?`,
    because: side === DEFENSE ? say`Du verteidigst: Halte den Angriff unter deinem Wert.` : say`Du greifst an: Gleichstand trifft.`,
  }),
  soloWindow: ({ die }) => ({ ask: say`Die ${die} ändern?` }),
  orderEffects: () => ({
    ask: say`Welcher Effekt kommt zuerst?`,
    because: say`Die Effekte treten gleichzeitig ein. Du entscheidest, weil du am Zug bist.`,
  }),
}
