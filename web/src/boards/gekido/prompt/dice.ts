import { COMMANDS, SYMBOLS, commandOf, keptDiceOf, rerollOf, type Face } from '@robodrome/gekido/page'
import type { Chip, Prompt } from '../../board.ts'
import { bestRow, chanceOf, rowsFor } from '../chances.ts'
import { glyph, glyphs, panelOf } from '../model.ts'
import { words } from '../words/index.ts'
import { forbidden, oddsOf, type Context } from './context.ts'

/** More sets than this are chosen on the dice themselves. */
const SETS_IN_CHIPS = 4

/** A chip for each Command, with what it deals and what failure costs. */
function commands(context: Context, act: (name: string) => string): Chip[] {
  const { view } = context
  return context.choices.flatMap((choice) => {
    const command = commandOf.get(choice.text)
    if (command === undefined) return []
    const { name, cards } = COMMANDS[command]
    const row = bestRow(rowsFor(context.answers, choice.text) ?? [])
    const [damage, malfunction] = row ? [row.damage, row.malfunction] : panelOf(view, view.active).attack[command]
    return [
      {
        text: choice.text,
        title: name,
        effect: words.chip.command(damage, malfunction, view.mode === 'duel' ? 0 : cards),
        act: act(name),
        ...(row && choice.rule === undefined && { odds: chanceOf(row.chance) }),
        ...forbidden(context, choice),
      },
    ]
  })
}

export const nameCommand = (context: Context): Prompt => ({
  question: words.ask.nameCommand,
  reason: words.why.nameCommand,
  rule: 'GK-ATK-5',
  primary: words.primary.command,
  chips: commands(context, words.chip.commandAct),
})

export const switchTo = (context: Context): Prompt => ({
  question: words.ask.switchTo,
  reason: words.why.switchTo,
  rule: 'GK-EFF-1',
  primary: words.primary.command,
  chips: commands(context, words.chip.switchAct),
})

const chance = (chip: Chip): number => chip.odds?.chance ?? 0

/** Sets of dice, the most promising first; the many others are picked die by die. */
const ranked = (chips: Chip[]): Chip[] =>
  chips.toSorted((a, b) => chance(b) - chance(a)).map((chip, i) => (i < SETS_IN_CHIPS ? chip : { ...chip, onStage: true }))

const lockedBy = (text: string): string => (text === 'lock nothing' ? '' : text.slice('lock '.length).replaceAll(' ', ''))

export const lockDice = (context: Context): Prompt => {
  const attack = context.view.attack!
  const chips = context.snapshot.options.map(({ text }): Chip => {
    const dice = lockedBy(text)
    const odds = oddsOf(context, text)
    const left = attack.free.length - dice.length + (attack.withheld ? 1 : 0)
    const title = dice === '' ? words.chip.lockNothing : glyphs(dice)
    const effect = odds.odds?.chance === 1 ? words.chip.completes : words.chip.lockEffect(left)
    return { text, title, effect, act: dice === '' ? title : words.chip.lock(glyphs(dice)), ...odds }
  })
  return {
    question: words.ask.lockDice(COMMANDS[attack.command as keyof typeof COMMANDS].name),
    reason: attack.roll === 1 ? words.why.lockFirst : words.why.lockLater(attack.limit - attack.roll),
    rule: attack.roll === 1 ? 'GK-ATK-5' : 'GK-ATK-6',
    primary: words.primary.dice,
    chips: ranked(chips),
  }
}

export const stopOrRoll = (context: Context): Prompt => {
  const attack = context.view.attack!
  const row = bestRow(rowsFor(context.answers, 'stop') ?? [])
  return {
    question: words.ask.stopOrRoll(COMMANDS[attack.command as keyof typeof COMMANDS].name),
    reason: words.why.stopOrRoll,
    rule: 'GK-ATK-8',
    primary: words.primary.option,
    chips: [
      {
        text: 'stop',
        title: words.chip.stop,
        ...(row && { effect: words.chip.stopEffect(row.damage) }),
        act: words.chip.stopAct,
        ...oddsOf(context, 'stop'),
      },
      { text: 'roll', title: words.chip.roll, effect: words.chip.rollEffect, act: words.chip.rollAct, ...oddsOf(context, 'roll') },
    ],
  }
}

export const setDie = (context: Context): Prompt => ({
  question: words.ask.setDie,
  reason: words.why.setDie,
  rule: 'GK-WIN-11',
  primary: words.primary.symbol,
  chips: context.snapshot.options.map(({ text }) => {
    const face = text.slice(3) as Face
    return {
      text,
      title: words.chip.to(glyph(face), SYMBOLS[face].name),
      act: words.chip.toAct(SYMBOLS[face].name),
      ...oddsOf(context, text),
    }
  }),
})

export const respinDice = (context: Context): Prompt => ({
  question: words.ask.respinDice,
  reason: words.why.respinDice,
  rule: 'GK-DICE-6',
  primary: words.primary.dice,
  chips: ranked(
    context.snapshot.options.map(({ text }) => {
      const title = words.chip.reroll(glyphs(rerollOf.get(text)!))
      return { text, title, act: title, ...oddsOf(context, text) }
    }),
  ),
})

export const keepLocked = (context: Context): Prompt => {
  const attack = context.view.attack!
  return {
    question: words.ask.keepLocked(COMMANDS[attack.command as keyof typeof COMMANDS].name),
    reason: words.why.keepLocked,
    rule: 'GK-EFF-1',
    primary: words.primary.dice,
    chips: ranked(
      context.snapshot.options.map(({ text }) => {
        const kept = keptDiceOf.get(text)!
        const title = kept === '' ? words.chip.keepNothing : words.chip.keepDice(glyphs(kept))
        return { text, title, effect: words.chip.keepEffect(attack.locked.length - kept.length), act: title, ...oddsOf(context, text) }
      }),
    ),
  }
}
