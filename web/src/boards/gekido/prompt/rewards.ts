import { CARDS, POWERS, chargeOf, discardOf, keptCardOf, unlockOf, useOf, type CardId } from '@robodrome/gekido/page'
import type { Chip, Prompt } from '../../board.ts'
import { panelOf } from '../model.ts'
import { words } from '../words/index.ts'
import { forbidden, type Context } from './context.ts'

/** Questions about what a Bot gains: Powers, Charges, cards. */

export const choosePower = (context: Context): Prompt => ({
  question: words.ask.choosePower,
  reason: words.why.choosePower,
  rule: 'GK-BON-4',
  primary: words.primary.power,
  chips: context.choices.flatMap((choice): Chip[] => {
    const power = unlockOf.get(choice.text)
    if (power === undefined) return []
    const { name, text } = POWERS[power]
    const charges = words.chip.chargesOf(panelOf(context.view, context.seat).powers[power] ?? 0)
    return [{ text: choice.text, title: name, effect: `${charges}. ${text}`, act: words.chip.unlock(name), ...forbidden(context, choice) }]
  }),
})

export const chooseCharge = (context: Context): Prompt => ({
  question: words.ask.chooseCharge,
  reason: words.why.chooseCharge,
  rule: 'GK-BON-6',
  primary: words.primary.power,
  chips: context.choices.flatMap((choice): Chip[] => {
    const power = chargeOf.get(choice.text)
    if (power === undefined) return []
    const { name } = POWERS[power]
    const left = context.view.bots[context.seat]!.powers[power] ?? 0
    const effect = words.chip.chargeEffect(left, panelOf(context.view, context.seat).powers[power] ?? 0)
    return [{ text: choice.text, title: name, effect, act: words.chip.charge(name), ...forbidden(context, choice) }]
  }),
})

const cards = (context: Context, idOf: (text: string) => CardId | undefined, act: (name: string) => string): Chip[] =>
  context.snapshot.options.flatMap(({ text }) => {
    const card = CARDS[idOf(text) ?? '']
    return card ? [{ text, title: card.name, effect: card.text, act: act(card.name) }] : []
  })

export const trimHand = (context: Context): Prompt => ({
  question: words.ask.trimHand(panelOf(context.view, context.seat).hand),
  reason: words.why.trimHand,
  rule: 'GK-CARD-4',
  primary: words.primary.card,
  chips: cards(context, (text) => discardOf.get(text), words.chip.discard),
})

export const keepCard = (context: Context): Prompt => ({
  question: words.ask.keepCard,
  reason: words.why.keepCard,
  rule: 'GK-CARD-3',
  primary: words.primary.card,
  chips: cards(context, (text) => keptCardOf.get(text), words.chip.keep),
})

export const startDraw = (context: Context): Prompt => {
  const use = context.snapshot.options.find(({ text }) => useOf(text) !== undefined)?.text ?? ''
  const { hand } = panelOf(context.view, context.seat)
  return {
    question: words.ask.startDraw,
    reason: words.why.startDraw,
    rule: 'GK-TURN-1',
    primary: words.primary.option,
    chips: [
      {
        text: use,
        title: POWERS.DRAW5.name,
        effect: words.chip.drawEffect(context.view.bots[context.seat]!.cards, hand),
        act: words.chip.use(POWERS.DRAW5.name),
      },
      { text: 'pass', title: words.chip.noDraw, effect: words.chip.noDrawEffect, act: words.chip.noDraw },
    ],
  }
}

export const centerDraw = (context: Context): Prompt => {
  const { hand } = panelOf(context.view, context.seat)
  return {
    question: words.ask.centerDraw,
    reason: words.why.centerDraw,
    rule: 'GK-END-1',
    primary: words.primary.option,
    chips: [
      {
        text: 'draw',
        title: words.chip.draw,
        effect: words.chip.drawEffect(context.view.bots[context.seat]!.cards, hand),
        act: words.chip.draw,
      },
      { text: 'pass', title: words.chip.noDrawCenter, effect: words.chip.noDrawCenterEffect, act: words.chip.noDrawCenter },
    ],
  }
}
