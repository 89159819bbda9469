import { say, type Phrase, type Words } from '@robodrome/phrases'
import type { EffectName } from '../../content/effects.ts'
import { does, moduleOf, moduleThatDoes, type Boxed } from '../../content.ts'
import type { Module, ModuleId } from '../../content/modules.ts'
import type { Slot } from '../../state.ts'
import type { Option, Terms } from '../../terms.ts'
import { color, deck, module, robot, slot } from './text.ts'

/** The module of a declaration that has this effect, or the first one declared. */
function used(option: Option, view: Boxed, effect?: EffectName): Phrase {
  const use = option.kind === 'declare' ? option.use : []
  const found = use.find((id) => effect === undefined || does(view, id, effect))
  return found === undefined ? say`Dieses Modul` : [module(found)]
}

/** The module that allows blue dice on diagonal keys, and its numbers. A box may have none. */
function steering(view: Boxed): { name: Phrase; range: Phrase } {
  const found = moduleThatDoes(view, 'diagonalKey')
  const [, least, most] = found?.die ?? ['blue', 1, 6]
  return { name: found === undefined ? say`einem Modul` : [module(found.id)], range: say`${least} bis ${most}` }
}

/** The die that a module needs: „einen roten Würfel von 2 bis 4“. */
function needed(option: Option, view: Boxed): Phrase {
  const dice = option.kind === 'declare' && option.use[0] !== undefined ? moduleOf(view, option.use[0]).die : null
  return dice === null ? say`einen anderen Würfel` : say`einen ${color(dice[0])} Würfel von ${dice[1]} bis ${dice[2]}, einmal je Einheit`
}

/** The only slot that a module fits, or null if it fits left and right. */
const HOME: Readonly<Record<Module['deck'], Slot | null>> = { blue: 'left', red: 'right', yellow: null, champion: 'champion' }

function fitting(view: Boxed, card: ModuleId, at: Slot): Phrase {
  const home = HOME[moduleOf(view, card).deck]
  if (home !== null && home !== at) return say`${module(card)} passt nur dort: ${slot(home)}.`
  return home === null && at === 'champion' ? say`${module(card)} passt links und rechts.` : say`${slot(at)} ist jetzt nicht an der Reihe.`
}

/** Words why an option is refused, and what is missing. */
export const refusals: Words<Terms>['refusals'] = {
  'VT-ACT-6': () => say`Nur ein Modul darf den Schuss eines Würfels ersetzen.`,
  'VT-ASK-1': () => say`Du hast in deinen Einstellungen anders entschieden; ändere sie zuerst.`,
  'VT-ASK-4': (o, view) => say`${used(o, view)} findet nichts in der Schusslinie, oder der Würfel liegt auf einer diagonalen Taste.`,
  'VT-ASK-6': () => say`Auf dieser Taste liegt schon ein Würfel dieser Einheit.`,
  'VT-CTL-1': (o) =>
    o.kind === 'place' ? say`Du hast beide ${color(o.color)} Würfel schon gelegt.` : say`Du hast nur zwei Würfel von jeder Farbe.`,
  'VT-CTL-4': (_o, view) => say`Ein blauer Würfel darf nur mit ${steering(view).name} auf eine diagonale Taste.`,
  'VT-FIRE-2': (o, view) => say`${used(o, view)} braucht einen Roboter in der Schusslinie, aber davor liegt eine Mine.`,
  'VT-FIRE-4': (o, view) => say`${used(o, view, 'push')} wirkt nur bei einem einfachen Schuss.`,
  'VT-GEO-8': () => say`Dazwischen steht eine Energiewand.`,
  'VT-JET-6': (o, view) => say`${used(o, view, 'cut')} lässt sich nicht mit einem Sprung verbinden.`,
  'VT-MINE-2': () => say`Du kannst eine Mine nur bei einer Bewegung legen und nur, wenn auf der Karte noch eine liegt.`,
  'VT-MOD-10': (o, view) => say`${used(o, view)} braucht ${needed(o, view)}.`,
  'VT-MOD-5': (o) =>
    o.kind === 'deck' || o.kind === 'draw'
      ? say`Im Stapel ${deck(o.deck)} liegt kein Modul, das du nicht schon hast.`
      : say`Du hast schon alle diese Module.`,
  'VT-MOD-7': (o, view) =>
    o.kind === 'slot' && o.card !== null ? fitting(view, o.card, o.slot) : say`Dieser Steckplatz ist jetzt nicht offen.`,
  'VT-PREP-6': (_o, view) => {
    const own = view.you === null ? null : (view.seats[view.you] ?? null)
    return own === null
      ? say`Kein freies Startfeld.`
      : say`Das ist kein Startfeld von ${robot(own)}, oder was dort steht, lässt sich nicht wegschieben.`
  },
  'VT-PROG-2': (o) =>
    o.kind === 'confirm'
      ? say`Erst braucht jede Steuereinheit einen Würfel.`
      : say`Die Einheiten werden der Reihe nach gefüllt, je ein Würfel.`,
  'VT-PROG-4': () => say`Drei oder vier Würfel, höchstens zwei je Einheit und auf verschiedenen Tasten.`,
  'VT-PROG-5': (_o, view) => say`${steering(view).name} braucht einen blauen Würfel von ${steering(view).range}.`,
  'VT-PROG-8': (_o, view) => say`${steering(view).name} wirkt nur für einen Würfel je Einheit.`,
  'VT-REM-1': () => say`Kein Roboter in der Schusslinie hat einen Würfel, der sich verlegen lässt.`,
  'VT-REM-2': () => say`Dieser Würfel darf nicht auf dieser Taste liegen.`,
  'VT-REM-5': () => say`Der KillBot blickt schon dorthin.`,
  'VT-RES-3': (o) => (o.kind === 'repair' ? say`Es gibt keinen Schaden zu reparieren.` : say`In diesem Spiel gibt es keine Module.`),
  'VT-SET-2': () => say`Dieser Roboter ist schon vergeben.`,
}
