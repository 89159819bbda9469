import type { ByKind, Seen } from '@robodrome/kernel'
import { say, type Asking } from '@robodrome/phrases'
import type { ModuleId } from '../../content/modules.ts'
import type { Question, Reaction } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { die, module, robot, slot, steps, tokens, toward, unit } from './text.ts'

/** A reaction's question and effect. */
const REACTIONS: Readonly<Record<Reaction, (q: { module: ModuleId; n: number }) => Asking>> = {
  discharge: (q) => ({
    ask: say`Lightning: pass it on with ${module(q.module)}?`,
    because: say`You take no damage; every piece next to you takes ${q.n} damage.`,
  }),
  hold: (q) => ({ ask: say`Take the damage on ${module(q.module)}?`, because: say`The card has space for ${tokens(q.n)}.` }),
  detonate: (q) => ({
    ask: say`You are destroyed: set off the ${module(q.module)}?`,
    because: say`${q.n} damage all around where you stood.`,
  }),
}

/** Every question in at most 60 characters, with its reason. */
export const questions: ByKind<Seen<Question>, Asking, View> = {
  figure: () => ({ ask: say`Which robot is yours?`, because: say`All robots are equal in strength.` }),
  firstDeck: () => ({ ask: say`Which deck do you draw a module from?`, because: say`The card goes face down into your inventory.` }),
  start: () => ({ ask: say`Where does your robot start?`, because: say`Anything standing there is pushed along the arrow.` }),
  program(q) {
    if (q.mayConfirm === true) {
      const because =
        q.unit === null
          ? say`Your program stays hidden until everybody has locked in; until then you may unlock it.`
          : say`You have placed three dice; you may add a fourth.`
      return { ask: say`Lock in your program?`, because }
    }
    if (q.unit === undefined || q.unit === null) return { ask: say`Which die goes on which key?` }
    const because = say`Blue moves, red fires. Left: ${q.blue ?? 0} blue, ${q.red ?? 0} red.`
    return { ask: say`Unit ${unit(q.unit)}: which die on which key?`, because }
  },
  declare: (q) => ({
    ask: say`Your ${die(q)}, ${toward(q.key)}: which modules?`,
    because: say`Choose all of them now, before the die is activated.`,
  }),
  brake: (q) => ({ ask: say`You are pushed: how hard do you brake?`, because: say`${robot(q.by)} pushes you; ${steps(q.left)} to go.` }),
  react: (q) => REACTIONS[q.effect](q),
  activate: (q) => ({
    ask: say`Which space do you activate?`,
    because: say`Your own space, or one beside it with ${module(q.module)}.`,
  }),
  workshop: () => ({ ask: say`What should the workshop do for you?`, because: say`A repair removes all damage tokens.` }),
  deck: () => ({ ask: say`Which deck do you draw a module from?`, because: say`The card goes face down into your inventory.` }),
  loadOut: (q) => ({
    ask: q.slot === undefined ? say`Which modules do you equip?` : say`${slot(q.slot)} slot: which module?`,
    because: say`Blue fits left, red right, yellow either. All players reveal their modules together.`,
  }),
}
