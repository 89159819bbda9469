import type { ByKind } from '@robodrome/kernel'
import { NOTHING, say, type Label, type Phrase } from '@robodrome/phrases'
import { COMMANDS } from '../../content/commands.ts'
import type { Content, Piece } from '../../content.ts'
import type { Cell } from '../../state.ts'
import type { Option, Use } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import { againOf, botCalled, fullCharges, ownBot, panelOf } from '../seen.ts'
import { EFFECT_WORDS } from './effects.ts'
import type { Names } from '../names.ts'
import { command, count, dice, symbol } from './names.ts'

const KINDS: Readonly<Record<Use['kind'], string>> = { card: 'Card', power: 'Power', tile: 'Tile' }

/** A short text for a tile's effect on the Bot standing there. */
const standing = ({ attack, suffers, place, does }: Content['tiles'][string], content: Content): Phrase => {
  const facts: Phrase[] = []
  if (attack !== 0) facts.push(say`Attack ${{ number: attack, signed: true }}`)
  if (suffers !== 0) facts.push(say`Defense ${{ number: -suffers, signed: true }}`)
  if (place === 'center') facts.push(['draw 3 keep 1'])
  if (does !== null) facts.push(EFFECT_WORDS[does]({ die: '', own: content.box.bots[0]!.symbol, amount: 0 }))
  return facts.flatMap((fact, i) => (i === 0 ? fact : [', ', ...fact]))
}

/** Labels of options on chips and buttons. */
export function optionsIn(content: Content, { bot, card, power, tile }: Names): ByKind<Option, Label, View> {
  const tileOn = (view: View, cell: Cell): Phrase => (view.arena[cell] === undefined ? [cell] : tile(view.arena[cell]))
  const where = (view: View, cell: Cell): Phrase => {
    const found = content.tiles[view.arena[cell] ?? '']
    const place: Phrase = [` · row ${Number(cell[0]) + 1}, column ${Number(cell[2]) + 1}`]
    return found === undefined ? [cell] : say`${standing(found, content)}${view.mode === 'duel' ? NOTHING : place}`
  }
  const used = (piece: Piece | undefined, name: Phrase, { kind, die }: Use, view: View): Label => {
    if (piece === undefined) return { title: name }
    const attacker = content.bots[view.bots[view.active]?.bot ?? '']
    const own = attacker?.symbol ?? 'T'
    return {
      title: name,
      effect: say`${[KINDS[kind]]}: ${EFFECT_WORDS[piece.does]({ die, own, amount: piece.amount })}`,
      act: say`${kind === 'card' ? ['Play '] : ['Use ']}${name}`,
    }
  }
  const enemy = (view: View, id: string): Phrase => {
    const state = botCalled(view, id)
    if (state === undefined) return NOTHING
    return say`${state.structure.reduce((all, die) => all + die, 0)} structure, ${tileOn(view, state.at)}`
  }
  return {
    pass: (_o, view) => PASSING[view.question]?.(view) ?? { title: ['Do nothing'], effect: ['Spend nothing'], act: ['Do nothing'] },
    stay: (_o, view) => {
      const at = view.bots[view.active]?.at ?? ''
      return { title: ['Stay'], effect: say`On ${tileOn(view, at)}: ${where(view, at)}`, act: say`Stay on ${tileOn(view, at)}` }
    },
    move: ({ cell }, view) => ({
      title: tileOn(view, cell),
      effect: where(view, cell),
      act: say`${view.question === 'pushedTo' ? ['Go to '] : ['Move to ']}${tileOn(view, cell)}`,
    }),
    place: ({ cell }, view) => ({ title: tileOn(view, cell), effect: where(view, cell), act: say`Start on ${tileOn(view, cell)}` }),
    stop: (_o, view) => ({
      title: ['Stop'],
      effect: view.attack?.command ? say`Strike with ${command(view.attack.command)}` : NOTHING,
      act: ['Stop and strike'],
    }),
    roll: () => ({ title: ['Roll on'], effect: ['The Command stays complete'], act: ['Roll the free dice'] }),
    push: (_o, view) => {
      const target = view.attack === null ? undefined : view.bots[view.attack.target]
      const name = target === undefined ? ['it'] : bot(target.bot)
      return {
        title: say`Push ${name}`,
        effect: say`Take ${target === undefined ? ['its tile'] : tileOn(view, target.at)}`,
        act: say`Push ${name}`,
      }
    },
    noPush: () => ({ title: ['No push'], effect: ['Stay where you are'], act: ['No push'] }),
    draw: (_o, view) => ({ title: ['Draw 3, keep 1'], effect: holding(view, content), act: ['Draw 3, keep 1'] }),
    bring: (o) => ({ title: bot(o.bot), act: say`Bring ${bot(o.bot)}` }),
    attack: (o, view) => ({ title: bot(o.bot), effect: enemy(view, o.bot), act: say`Attack ${bot(o.bot)}` }),
    flipLock: (o) => ({ title: say`Lock on ${bot(o.bot)}`, act: say`Load the lock on ${bot(o.bot)}` }),
    command: (o, view) => {
      const [damage, malfunction] = panelOf(content, view, view.active).attack[o.command]
      const cards = view.mode === 'duel' ? 0 : COMMANDS[o.command].cards
      return {
        title: command(o.command),
        effect: say`Deal ${damage} or lose ${malfunction}${cards > 0 ? say`, draw ${cards}` : NOTHING}`,
        act: say`${view.question === 'switchTo' ? ['Switch to '] : ['Go for ']}${command(o.command)}`,
      }
    },
    lock: (o, view) => {
      if (o.dice === '') return { title: ['Lock nothing'], effect: again(view, 0), act: ['Lock nothing'] }
      return { title: dice(o.dice), effect: again(view, o.dice.length), act: say`Lock ${dice(o.dice)}` }
    },
    keepDice: (o, view) => {
      const out = (view.attack?.locked.length ?? 0) - o.dice.length
      const title: Phrase = o.dice === '' ? ['Keep none'] : say`Keep ${dice(o.dice)}`
      const effect: Phrase =
        out === 0 ? ['No die leaves the attack'] : count(out, { one: '# die leaves the attack', other: '# dice leave the attack' })
      return { title, effect, act: title }
    },
    reroll: (o) => ({ title: say`Reroll ${dice(o.dice)}`, act: say`Reroll ${dice(o.dice)}` }),
    set: (o) => ({ title: [symbol(o.face)], act: say`Set it to ${symbol(o.face)}` }),
    card: (o, view) => used(content.card[o.card], card(o.card), o, view),
    power: (o, view) =>
      view.question === 'startDraw'
        ? { title: power(o.power), effect: holding(view, content), act: say`Use ${power(o.power)}` }
        : used(content.power[o.power], power(o.power), o, view),
    tile: (o, view) => used(content.tile[o.tile], tile(o.tile), o, view),
    unlock: (o, view) => ({
      title: power(o.power),
      effect: say`${count(fullCharges(content, view, o.power), { one: '# Charge', other: '# Charges' })}. ${[content.powers[o.power]?.text ?? '']}`,
      act: say`Unlock ${power(o.power)}`,
    }),
    charge: (o, view) => ({
      title: power(o.power),
      effect: say`${ownBot(view)?.powers[o.power] ?? 0} of ${fullCharges(content, view, o.power)} now`,
      act: say`Charge ${power(o.power)}`,
    }),
    discard: (o) => ({ title: card(o.card), effect: [content.cards[o.card]?.text ?? ''], act: say`Discard ${card(o.card)}` }),
    keepCard: (o) => ({ title: card(o.card), effect: [content.cards[o.card]?.text ?? ''], act: say`Keep ${card(o.card)}` }),
  }
}

const holding = (view: View, { bots }: Content): Phrase => {
  const own = ownBot(view)
  return own === undefined ? NOTHING : say`You hold ${own.cards} of ${bots[own.bot]![view.mode].hand}`
}

/** How many dice are rerolled after locking this many. */
function again(view: View, locked: number): Phrase {
  const left = againOf(view, locked)
  return left === 0 ? ['No dice left to roll'] : count(left, { one: '# die is rerolled', other: '# dice are rerolled' })
}

const takeIt = ({ attack }: View): Label => ({ title: ['Take it'], effect: say`Lose ${attack?.pending ?? 0}`, act: ['Take it'] })

/** The meaning of passing, by question. */
const PASSING: Readonly<Record<string, (view: View) => Label>> = {
  attackerWindow: () => ({ title: ['Go on'], effect: ['Spend nothing'], act: ['Go on'] }),
  hitWindow: takeIt,
  malfunctionWindow: takeIt,
  startDraw: () => ({ title: ['No, go on'], effect: ['Keep the Charge'], act: ['No, go on'] }),
  centerDraw: () => ({ title: ['No cards'], effect: ['End the turn'], act: ['No cards'] }),
}
