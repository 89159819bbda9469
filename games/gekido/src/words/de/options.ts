import type { ByKind } from '@robodrome/kernel'
import { NOTHING, say, type Label, type Phrase } from '@robodrome/phrases'
import { COMMANDS } from '../../content/commands.ts'
import type { Content, Piece } from '../../content.ts'
import type { Cell } from '../../state.ts'
import type { Option, Use } from '../../terms.ts'
import type { View } from '../../shapes.ts'
import type { Names } from '../names.ts'
import { againOf, botCalled, fullCharges, ownBot, panelOf } from '../seen.ts'
import { EFFECT_WORDS } from './effects.ts'
import { command, count, dice, symbol } from './names.ts'

const KINDS: Readonly<Record<Use['kind'], string>> = { card: 'Karte', power: 'Kraft', tile: 'Feld' }

/** A short text for a tile's effect on the Bot standing there. */
const standing = ({ attack, suffers, place, does }: Content['tiles'][string], content: Content): Phrase => {
  const facts: Phrase[] = []
  if (attack !== 0) facts.push(say`Angriff ${{ number: attack, signed: true }}`)
  if (suffers !== 0) facts.push(say`Verteidigung ${{ number: -suffers, signed: true }}`)
  if (place === 'center') facts.push(['3 ziehen, 1 behalten'])
  if (does !== null) facts.push(EFFECT_WORDS[does]({ die: '', own: content.box.bots[0]!.symbol, amount: 0 }))
  return facts.flatMap((fact, i) => (i === 0 ? fact : [', ', ...fact]))
}

/** Labels of options on chips and buttons. */
export function optionsIn(content: Content, { bot, card, power, tile }: Names): ByKind<Option, Label, View> {
  const tileOn = (view: View, cell: Cell): Phrase => (view.arena[cell] === undefined ? [cell] : tile(view.arena[cell]))
  const where = (view: View, cell: Cell): Phrase => {
    const found = content.tiles[view.arena[cell] ?? '']
    const place: Phrase = [` · Reihe ${Number(cell[0]) + 1}, Spalte ${Number(cell[2]) + 1}`]
    return found === undefined ? [cell] : say`${standing(found, content)}${view.mode === 'duel' ? NOTHING : place}`
  }
  const used = (piece: Piece | undefined, name: Phrase, { kind, die }: Use, view: View): Label => {
    if (piece === undefined) return { title: name }
    const own = content.bots[view.bots[view.active]?.bot ?? '']?.symbol ?? 'T'
    return {
      title: name,
      effect: say`${[KINDS[kind]]}: ${EFFECT_WORDS[piece.does]({ die, own, amount: piece.amount })}`,
      act: say`${kind === 'card' ? ['Spielen: '] : ['Nutzen: ']}${name}`,
    }
  }
  const enemy = (view: View, id: string): Phrase => {
    const state = botCalled(view, id)
    return state === undefined ? NOTHING : say`Struktur ${state.structure.reduce((all, die) => all + die, 0)}, ${tileOn(view, state.at)}`
  }
  return {
    pass: (_o, view) => PASSING[view.question]?.(view) ?? { title: ['Nichts tun'], effect: ['Nichts einsetzen'], act: ['Nichts tun'] },
    stay: (_o, view) => {
      const at = view.bots[view.active]?.at ?? ''
      return { title: ['Bleiben'], effect: say`${tileOn(view, at)}: ${where(view, at)}`, act: say`Bleiben: ${tileOn(view, at)}` }
    },
    move: ({ cell }, view) => ({
      title: tileOn(view, cell),
      effect: where(view, cell),
      act: say`${view.question === 'pushedTo' ? ['Ausweichen: '] : ['Bewegen: ']}${tileOn(view, cell)}`,
    }),
    place: ({ cell }, view) => ({ title: tileOn(view, cell), effect: where(view, cell), act: say`Hier starten: ${tileOn(view, cell)}` }),
    stop: (_o, view) => ({
      title: ['Aufhören'],
      effect: view.attack?.command ? say`Zuschlagen: ${command(view.attack.command)}` : NOTHING,
      act: ['Aufhören und zuschlagen'],
    }),
    roll: () => ({ title: ['Weiterwürfeln'], effect: ['Das Kommando bleibt komplett'], act: ['Freie Würfel würfeln'] }),
    push: (_o, view) => {
      const target = view.attack === null ? undefined : view.bots[view.attack.target]
      const name = target === undefined ? ['den Bot'] : bot(target.bot)
      return {
        title: say`${name} schieben`,
        effect: say`Feld nehmen${target === undefined ? NOTHING : say`: ${tileOn(view, target.at)}`}`,
        act: say`${name} schieben`,
      }
    },
    noPush: () => ({ title: ['Nicht schieben'], effect: ['Auf deinem Feld bleiben'], act: ['Nicht schieben'] }),
    draw: (_o, view) => ({ title: ['3 ziehen, 1 behalten'], effect: holding(view, content), act: ['3 ziehen, 1 behalten'] }),
    bring: (o) => ({ title: bot(o.bot), act: say`${bot(o.bot)} mitbringen` }),
    attack: (o, view) => ({ title: bot(o.bot), effect: enemy(view, o.bot), act: say`${bot(o.bot)} angreifen` }),
    flipLock: (o) => ({ title: say`Zielmarke für ${bot(o.bot)}`, act: say`Zielmarke für ${bot(o.bot)} laden` }),
    command: (o, view) => {
      const [damage, malfunction] = panelOf(content, view, view.active).attack[o.command]
      const cards = view.mode === 'duel' ? 0 : COMMANDS[o.command].cards
      return {
        title: command(o.command),
        effect: say`${damage} austeilen oder ${malfunction} verlieren${cards > 0 ? say`, ${cards} ziehen` : NOTHING}`,
        act: say`${view.question === 'switchTo' ? ['Wechseln: '] : ['Nennen: ']}${command(o.command)}`,
      }
    },
    lock: (o, view) => {
      if (o.dice === '') return { title: ['Nichts sichern'], effect: again(view, 0), act: ['Nichts sichern'] }
      return { title: dice(o.dice), effect: again(view, o.dice.length), act: say`${dice(o.dice)} sichern` }
    },
    keepDice: (o, view) => {
      const out = (view.attack?.locked.length ?? 0) - o.dice.length
      const title: Phrase = o.dice === '' ? ['Keinen behalten'] : say`${dice(o.dice)} behalten`
      const effect: Phrase =
        out === 0
          ? ['Kein Würfel scheidet aus dem Angriff aus']
          : count(out, { one: '# Würfel scheidet aus dem Angriff aus', other: '# Würfel scheiden aus dem Angriff aus' })
      return { title, effect, act: title }
    },
    reroll: (o) => ({ title: say`${dice(o.dice)} neu würfeln`, act: say`${dice(o.dice)} neu würfeln` }),
    set: (o) => ({ title: [symbol(o.face)], act: say`Auf ${symbol(o.face)} drehen` }),
    card: (o, view) => used(content.card[o.card], card(o.card), o, view),
    power: (o, view) =>
      view.question === 'startDraw'
        ? { title: power(o.power), effect: holding(view, content), act: say`Nutzen: ${power(o.power)}` }
        : used(content.power[o.power], power(o.power), o, view),
    tile: (o, view) => used(content.tile[o.tile], tile(o.tile), o, view),
    unlock: (o, view) => ({
      title: power(o.power),
      effect: say`${count(fullCharges(content, view, o.power), { one: '# Ladung', other: '# Ladungen' })}. ${[content.powers[o.power]?.text ?? '']}`,
      act: say`Freischalten: ${power(o.power)}`,
    }),
    charge: (o, view) => ({
      title: power(o.power),
      effect: say`jetzt ${ownBot(view)?.powers[o.power] ?? 0} von ${fullCharges(content, view, o.power)}`,
      act: say`Laden: ${power(o.power)}`,
    }),
    discard: (o) => ({ title: card(o.card), effect: [content.cards[o.card]?.text ?? ''], act: say`${card(o.card)} ablegen` }),
    keepCard: (o) => ({ title: card(o.card), effect: [content.cards[o.card]?.text ?? ''], act: say`${card(o.card)} behalten` }),
  }
}

const holding = (view: View, { bots }: Content): Phrase => {
  const own = ownBot(view)
  return own === undefined ? NOTHING : say`Du hast ${own.cards} von ${bots[own.bot]![view.mode].hand}`
}

/** Returns how many dice are rerolled after locking this many. */
function again(view: View, locked: number): Phrase {
  const left = againOf(view, locked)
  return left === 0
    ? ['Kein Würfel mehr zu werfen']
    : count(left, { one: '# Würfel wird neu gewürfelt', other: '# Würfel werden neu gewürfelt' })
}

const takeIt = ({ attack }: View): Label => ({ title: ['Hinnehmen'], effect: say`${attack?.pending ?? 0} verlieren`, act: ['Hinnehmen'] })

/** The meaning of passing, by question. */
const PASSING: Readonly<Record<string, (view: View) => Label>> = {
  attackerWindow: () => ({ title: ['Weiter'], effect: ['Nichts einsetzen'], act: ['Weiter'] }),
  hitWindow: takeIt,
  malfunctionWindow: takeIt,
  startDraw: () => ({ title: ['Nein, weiter'], effect: ['Ladung behalten'], act: ['Nein, weiter'] }),
  centerDraw: () => ({ title: ['Keine Karten'], effect: ['Zug beenden'], act: ['Keine Karten'] }),
}
