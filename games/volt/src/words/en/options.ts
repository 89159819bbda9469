import type { ByKind } from '@robodrome/kernel'
import { say, type Label, type Phrase } from '@robodrome/phrases'
import { does, type Boxed } from '../../content.ts'
import { ROBOTS } from '../../content/robots.ts'
import { keyName } from '../../notation.ts'
import type { Declaration, Option, Remote } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { cardText } from './cards.ts'
import { settable, value } from './settings.ts'
import { at, cardsLeft, deck, die, list, module, robot, toward, unit } from './text.ts'

/** Each option's name, effect, and button label. */
export const options: ByKind<Option, Label, View> = {
  figure: (o) => ({ title: [ROBOTS[o.robot].name], act: say`Take ${robot(o.robot)}` }),
  deck: (o, view) => ({ title: say`${deck(o.deck)} deck`, effect: cardsLeft(view.decks[o.deck]), act: say`Draw ${deck(o.deck)}` }),
  start: (o) => ({ title: [at(o.space)], act: say`Start on ${at(o.space)}` }),
  place: (o) => ({
    title: o.color === 'blue' ? say`Move ${o.value} ${toward(o.key)}` : say`Fire ${toward(o.key)} with ${o.value}`,
    act: say`Place on ${[keyName(o.key)]}`,
  }),
  confirm: () => ({ title: say`Lock in` }),
  withdraw: () => ({ title: say`Unlock` }),
  back: () => ({ title: say`Take back the last die` }),
  keep: () => ({ title: say`Keep everything as it is` }),
  slot: (o, view) =>
    o.card === null
      ? { title: say`Empty`, act: say`Leave it empty` }
      : { title: [module(o.card)], effect: [cardText(view, o.card)], act: say`Equip ${module(o.card)}` },
  declare: (o, view) => ({ title: declared(o, view), ...(o.use.length === 1 && { effect: [cardText(view, o.use[0]!)] }) }),
  brake: (o) =>
    o.by === 0
      ? { title: say`Be pushed in full`, act: say`Do not brake` }
      : { title: say`Be pushed ${o.by} less`, act: say`Brake by ${o.by}` },
  react: (o) => (o.use ? { title: say`Yes`, act: say`Use ${module(o.module)}` } : { title: say`No` }),
  activate(o, view) {
    const own = view.you === null ? null : (view.seats[view.you] ?? null)
    const isOwn = own !== null && view.robots[own].at === o.space
    return { title: isOwn ? say`${at(o.space)}, your own` : [at(o.space)], act: say`Activate ${at(o.space)}` }
  },
  repair: () => ({ title: say`Repair` }),
  draw: (o, view) => ({ title: say`Draw a ${deck(o.deck)} module`, effect: cardsLeft(view.decks[o.deck]), act: say`Draw ${deck(o.deck)}` }),
  nothing: () => ({ title: say`Nothing` }),
  set: (o) => ({ title: say`${settable(o.set)}: ${value(o.to)}` }),
}

/** The declared action: "Fire, no module", or the modules with their parameters. */
function declared({ color, use, shift, remote, mine }: Declaration, view: Boxed): Phrase {
  if (use.length === 0) return color === 'blue' ? say`Move, no module` : say`Fire, no module`
  return list(
    use.map((each) => {
      if (does(view, each, 'shift') && shift !== 0) return say`${module(each)} ${{ number: shift, signed: true }}`
      if (does(view, each, 'layMine') && mine !== 'lay' && mine !== '') return say`${module(each)}, picked up from ${at(mine)}`
      return does(view, each, 'control') && remote !== null ? say`${module(each)}: ${controlled(remote)}` : [module(each)]
    }),
  )
}

function controlled(remote: Remote): Phrase {
  if (remote.turn) return say`turn ${robot(remote.robot)} ${toward(remote.key)}`
  const where = remote.unit === remote.from.unit ? toward(remote.key) : say`unit ${unit(remote.unit)} ${toward(remote.key)}`
  return say`${die(remote.from)} of ${robot(remote.robot)} to ${where}`
}
