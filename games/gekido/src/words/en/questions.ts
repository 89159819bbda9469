import type { ByKind } from '@robodrome/kernel'
import { say, type Asking } from '@robodrome/phrases'
import type { Question } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import type { Names } from '../names.ts'
import { command, count } from './names.ts'

const MOVES: Readonly<Record<'GK-MOVE-2' | 'GK-MOVE-3' | 'GK-DUEL-5', string>> = {
  'GK-MOVE-2': 'You must end beside a Bot whose Target Lock is Ready.',
  'GK-MOVE-3': 'No Ready Bot is within reach: end beside any Bot.',
  'GK-DUEL-5': 'Move one step to any empty tile, or stay. Then you attack.',
}

/** GK-DUEL-4 A Duel has no cards. */
const hasCards = ({ mode }: View): boolean => mode !== 'duel'

/** Each question in at most 60 characters, with its reason. */
export const questionsIn = ({ bot }: Names): ByKind<Question, Asking, View> => ({
  bringBot: () => ({ ask: ['Choose your Bot'], because: ['Pick the one that suits you.'] }),
  placeBot: (q) => ({
    ask: say`On which tile does ${bot(q.bot)} start?`,
    because: [q.rule === 'GK-DUEL-3' ? 'Any empty tile.' : 'Any empty tile but the Center.'],
  }),
  startDraw: () => ({
    ask: ['Draw 5 cards and keep 2 now?'],
    because: ['It costs a Charge and is possible only at the start of your turn.'],
  }),
  firstMove: (q) => ({ ask: ['Move before you attack?'], because: [MOVES[q.rule]] }),
  secondMove: () => ({ ask: ['Move after the attack?'], because: ['You have not moved this turn. Move one step, or stay.'] }),
  chooseTarget: () => ({
    ask: ['Which Bot do you attack?'],
    because: ['Its Target Lock turns to Loading: you must attack the others before it again.'],
  }),
  flipToken: () => ({
    ask: ['Which Target Lock turns to Loading?'],
    because: ['No Ready Bot was within reach, so you spend one Target Lock.'],
  }),
  preWindow: (q) => ({ ask: ['Before roll 1: will you interfere?'], because: say`${bot(q.attacker)} is about to roll. Cards only.` }),
  defenderWindow: (q, view) => ({
    ask: say`After roll ${q.roll}: will you interfere?`,
    because: [hasCards(view) ? 'Cards or one Power, never both.' : 'One Power.'],
  }),
  attackerWindow: (q, view) => ({
    ask: say`After roll ${q.roll}: use one effect?`,
    because: [hasCards(view) ? 'One card, one Power or the tile.' : 'One Power or the tile.'],
  }),
  hitWindow: (q, view) => ({
    ask: say`${q.pending} damage is about to hit you. Answer?`,
    because: [hasCards(view) ? 'Any number of cards, or Prevent 4 Damage.' : 'Prevent 4 Damage, or take it.'],
  }),
  malfunctionWindow: (q, view) => ({
    ask: q.jolt
      ? say`Counter Jolt: you are about to lose ${q.pending}. Prevent it?`
      : say`Malfunction: you are about to lose ${q.pending}. Prevent some?`,
    because: [`${hasCards(view) ? 'One card or Power' : 'One Power'}. Armor absorbs what is left.`],
  }),
  nameCommand: () => ({
    ask: ['Which Command do you go for?'],
    because: ['The dice that fit can be locked; the others are rolled again.'],
  }),
  lockDice: (q) => ({
    ask: say`Which dice do you lock on ${command(q.command)}?`,
    because:
      q.rule === 'GK-ATK-5'
        ? ['At least one. Tap dice, or choose a set. Locked dice stay locked.']
        : say`Tap dice, or choose a set. ${count(q.rolls, { one: '# roll', other: '# rolls' })} left for the others.`,
  }),
  stopOrRoll: (q, view) => ({
    ask: say`${command(q.command)} is complete. Stop or roll on?`,
    because: [`The other dice do not count; rolling on changes nothing${hasCards(view) ? ' except which cards you can use' : ''}.`],
  }),
  setDie: () => ({ ask: ['Which symbol should the die show?'] }),
  respinDice: () => ({ ask: ['Which free dice do you reroll?'] }),
  switchTo: () => ({ ask: ['Which Command do you switch to?'], because: ['The locked dice that fit stay locked.'] }),
  keepLocked: (q) => ({ ask: say`Which locked dice stay on ${command(q.command)}?`, because: ['The others leave this attack.'] }),
  offerPush: (q) => ({
    ask: say`Push ${bot(q.bot)} and take its tile?`,
    because: ['You take its tile; the Bot goes to an empty tile beside it.'],
  }),
  pushedTo: (q) =>
    q.rammed
      ? { ask: say`Where does ${bot(q.bot)} land?`, because: ['Ram Plate: you choose the tile.'] }
      : { ask: ['You are pushed. To which tile?'], because: ['Any empty tile beside the one you stood on.'] },
  choosePower: () => ({ ask: ['Which Power do you unlock?'], because: ['A lost Structure die makes your Bot stronger.'] }),
  chooseCharge: () => ({ ask: ['Which Power gains a Charge?'], because: ['The Power may not be full, used up or locked.'] }),
  keepCard: () => ({ ask: ['Which card do you keep?'], because: ['The others are discarded face up.'] }),
  trimHand: (q) => ({ ask: say`Hand limit ${q.limit}: which card do you discard?`, because: ['The cards you have just drawn count too.'] }),
  centerDraw: () => ({ ask: ['Draw 3 cards and keep 1?'], because: ['Your Bot ends its turn on the Center.'] }),
})
