import { say, type Phrase, type Words } from '@robodrome/phrases'
import { costOf } from '../../costs.ts'
import type { Act, Option, Terms } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { card, energy, seen } from './marks.ts'

const isAct = (option: Option): option is Act => ['boost', 'pivot', 'pickUp', 'repair', 'attack'].includes(option.kind)

/** A bot's reach. */
function reachOf(option: Option, view: View): Phrase {
  if (option.kind !== 'attack') return say`Dieser Bot ist außer Reichweite.`
  const { reach, program } = view.bots[option.bot]!
  const [least, most] = reach
  return least === most
    ? say`${card(program)} greift nur benachbarte Bots an.`
    : say`${card(program)} greift nur in gerader Linie an, ${least} bis ${most} Felder weit.`
}

/** AB-TURN-5 The cost, and the energy available. */
const unpaid = (option: Option, view: View): Phrase =>
  isAct(option) ? say`Das kostet ${energy(costOf(option, view))}, du hast ${energy(view.energy)}.` : say`Dir fehlt die Energie.`

/** Why an option is refused. */
export const refusals: Words<Terms>['refusals'] = {
  'AB-DRAFT-2': (option, view) => {
    if (option.kind !== 'assign') return say`Dieser Würfel gehört nicht dorthin.`
    const taken = view.bots.find(({ program }) => program === option.card)
    if (taken !== undefined && taken.owner !== view.active) return say`${card(option.card)} gehört schon einem anderen Spieler.`
    return say`Der Würfel muss die Panzerung der Karte oder eine 6 zeigen, und du darfst je Panzerung nur eine Karte haben.`
  },
  'AB-DRAFT-8': () => say`Einer deiner Würfel passt auf eine Karte, also darfst du keinen auf 6 drehen.`,
  'AB-LOAD-1': () => say`Du hast keinen Kern mit diesem Wert mehr.`,
  'AB-PLACE-2': () => say`Bots starten auf freien Feldern der eigenen Zone.`,
  'AB-TURN-4': () => say`Du hast in diesem Zug schon angegriffen.`,
  'AB-TURN-5': unpaid,
  'AB-TURN-7': () => say`Das ist nicht dein Bot.`,
  'AB-CORE-4': () => say`Dieser Bot ist zerstört.`,
  'AB-BOOST-4': () => say`So weit reicht der Schub der hinteren Seite nicht.`,
  'AB-BOOST-5': () => say`Bots boosten nur entlang von Reihen und Spalten.`,
  'AB-BOOST-6': () => say`Der Weg ist versperrt.`,
  'AB-BOOST-7': () => say`Der Bot kann sich in keine Richtung bewegen.`,
  'AB-PICK-1': () => say`Der Bot steht nicht auf Schrott.`,
  'AB-PIVOT-2': () => say`Das Programm dieses Bots lässt keine halbe Drehung auf einmal zu.`,
  'AB-ATK-1': reachOf,
  'AB-ATK-3': () => say`Eigene Bots kann man nicht angreifen.`,
  'AB-ATK-11': () => say`Der Bot hat keinen solchen Effekt.`,
  'AB-ABIL-3': () => say`Der Bot hat seine Fähigkeit in diesem Angriff schon genutzt.`,
  'AB-ABIL-8': () => say`Dieser Bot ist nicht auf dem Plan.`,
  'AB-SCRAP-2': () => say`Du hast kein OVERCHARGE.`,
  'AB-SCRAP-3': (option) => (option.kind === 'relocate' ? say`Du hast kein RELOCATE.` : say`RELOCATE versetzt nur eigene Bots.`),
  'AB-SCRAP-4': () => say`Du hast kein SURGE.`,
  'AB-SCRAP-7': () => say`Der Würfel zeigt schon eine 6.`,
  'AB-GEO-5': () => say`Dort steht ein anderer Bot.`,
  'AB-GOLD-5': () => say`Das würde nichts ändern.`,
  'AB-DIE-9': () => say`Eine Platte kommt nur auf eine freie Seite.`,
  'AB-EDGE-46': () => say`Nur ein benachbarter eigener Bot mit Platte kann repariert werden.`,
  'AB-EDGE-53': () => say`Diese Seite hat schon eine Platte.`,
  'AB-P04': () => say`Vor diesem Bot ist kein freies Feld.`,
  'AB-P06': () => say`Das ist kein Gegner in gerader Linie.`,
  'AB-P09': () => say`Nur ein benachbarter eigener Bot kann an die Stelle von Decoy treten.`,
  'AB-P12': () => say`Dieser Sentry kann nicht feuern: Der Bot ist außer Reichweite, oder die ihm zugewandte Seite hat eine Platte.`,
  'AB-P14': () => say`Dort kann der Bot den Kurs nicht ändern.`,
  'AB-P16': () => say`Ein Bot, der geschoben werden kann, lässt sich nicht drehen, und jeder Bot wird nur einmal geschoben oder gedreht.`,
  'AB-P22': (option, view) =>
    option.kind === 'repair' && view.bots[option.bot]!.repaired
      ? say`${seen(view.bots[option.bot]!)} hat in diesem Zug schon repariert.`
      : say`Reparieren kann nur ein Mechanic neben einem beschädigten eigenen Bot.`,
  'AB-P25': () => say`Dancer rückt nur ein Feld weiter.`,
  'AB-P26': () => say`Nur andere eigene Bots im Umkreis von 2 Feldern können gedreht werden.`,
  'AB-P31': () => say`Ein gegnerischer Anchor kann nicht bewegt oder gedreht werden.`,
  'AB-P34': () => say`Nur ein benachbarter eigener Bot kann tauschen.`,
  'AB-P36': () => say`Nur ein Gegner im Umkreis von 3 Feldern kann gedreht werden.`,
  'AB-P46': () => say`Auf dieser Seite liegt keine Platte.`,
  'AB-P49': () => say`Turtle würfelt nur einen Würfel neu, der 1 zeigt.`,
}
