import type { ByKind } from '@robodrome/kernel'
import { say, type Label, type Phrase } from '@robodrome/phrases'
import { does, type Boxed } from '../../content.ts'
import { ROBOTS } from '../../content/robots.ts'
import { keyName } from '../../notation.ts'
import type { Declaration, Option, Remote } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { cardText } from './cards.ts'
import { settable, value } from './settings.ts'
import { at, cardsLeft, deck, die, direction, list, module, robot, steps, toward, unit } from './text.ts'

/** Each option's name, effect, and button label. */
export const options: ByKind<Option, Label, View> = {
  figure: (o) => ({ title: [ROBOTS[o.robot].name], act: say`${robot(o.robot)} nehmen` }),
  deck: (o, view) => ({
    title: say`${deck(o.deck, 'masculine')} Stapel`,
    effect: cardsLeft(view.decks[o.deck]),
    act: say`${deck(o.deck)} ziehen`,
  }),
  start: (o) => ({ title: [at(o.space)], act: say`Auf ${at(o.space)} starten` }),
  place: (o) => ({
    title: o.color === 'blue' ? say`${o.value} ${toward(o.key)} bewegen` : say`Mit ${o.value} ${toward(o.key)} feuern`,
    act: say`Auf ${direction(keyName(o.key))} legen`,
  }),
  confirm: () => ({ title: say`Festlegen` }),
  withdraw: () => ({ title: say`Wieder ändern` }),
  back: () => ({ title: say`Letzten Würfel zurücknehmen` }),
  keep: () => ({ title: say`Alles so lassen` }),
  slot: (o, view) =>
    o.card === null
      ? { title: say`Leer`, act: say`Leer lassen` }
      : { title: [module(o.card)], effect: [cardText(view, o.card)], act: say`${module(o.card)} einbauen` },
  declare: (o, view) => ({ title: declared(o, view), ...(o.use.length === 1 && { effect: [cardText(view, o.use[0]!)] }) }),
  brake: (o) =>
    o.by === 0
      ? { title: say`Voll schieben lassen`, act: say`Nicht bremsen` }
      : { title: say`${steps(o.by)} weniger weit geschoben werden`, act: say`Um ${o.by} bremsen` },
  react: (o) => (o.use ? { title: say`Ja`, act: say`${module(o.module)} nutzen` } : { title: say`Nein` }),
  activate(o, view) {
    const own = view.you === null ? null : (view.seats[view.you] ?? null)
    const isOwn = own !== null && view.robots[own].at === o.space
    return { title: isOwn ? say`${at(o.space)}, dein eigenes` : [at(o.space)], act: say`${at(o.space)} aktivieren` }
  },
  repair: () => ({ title: say`Reparieren` }),
  draw: (o, view) => ({
    title: say`Ein ${deck(o.deck, 'neuter')} Modul ziehen`,
    effect: cardsLeft(view.decks[o.deck]),
    act: say`${deck(o.deck)} ziehen`,
  }),
  nothing: () => ({ title: say`Nichts` }),
  set: (o) => ({ title: say`${settable(o.set)}: ${value(o.to)}` }),
}

/** The declared action: „Feuern, kein Modul“, or the modules with their parameters. */
function declared({ color, use, shift, remote, mine }: Declaration, view: Boxed): Phrase {
  if (use.length === 0) return color === 'blue' ? say`Bewegen, kein Modul` : say`Feuern, kein Modul`
  return list(
    use.map((each) => {
      if (does(view, each, 'shift') && shift !== 0) return say`${module(each)} ${{ number: shift, signed: true }}`
      if (does(view, each, 'layMine') && mine !== 'lay' && mine !== '') return say`${module(each)}, vorher auf ${at(mine)} aufgenommen`
      return does(view, each, 'control') && remote !== null ? say`${module(each)}: ${controlled(remote)}` : [module(each)]
    }),
  )
}

function controlled(remote: Remote): Phrase {
  if (remote.turn) return say`${robot(remote.robot)} ${toward(remote.key)} drehen`
  const where = remote.unit === remote.from.unit ? toward(remote.key) : say`auf Einheit ${unit(remote.unit)} ${toward(remote.key)}`
  return say`${die(remote.from)} von ${robot(remote.robot)} ${where}`
}
