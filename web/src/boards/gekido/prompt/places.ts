import { attackedOf, BOTS, broughtOf, flippedLockOf, type BotId } from '@robodrome/gekido/page'
import type { Chip, Prompt } from '../../board.ts'
import { botName, columnOf, rowOf, seatsOf, tileName, total } from '../model.ts'
import { cellOfMove } from '../places.ts'
import { words } from '../words/index.ts'
import { forbidden, type Context } from './context.ts'

/** Questions that are answered on the arena. The chips repeat it. */

export const bringBot = (context: Context): Prompt => ({
  question: words.ask.bringBot,
  reason: words.why.bringBot,
  rule: 'GK-SET-2',
  primary: words.primary.bot,
  chips: context.choices.map((choice) => {
    const bot = broughtOf.get(choice.text)!
    return {
      text: choice.text,
      title: BOTS[bot].name,
      effect: words.lineup.character[bot],
      act: words.chip.bring(BOTS[bot].name),
      ...(choice.rule !== undefined && { onStage: true as const }),
      ...forbidden(context, choice),
    }
  }),
})

/** One chip a tile. Many tiles, and those that may not be entered, are left to the arena where another answer stays in the bar. */
function tiles(context: Context, title: (tile: string) => string): Chip[] {
  const { view, seat } = context
  const many = view.mode === 'standard'
  const mayStay = context.snapshot.options.some(({ text }) => text === 'stay')
  return context.choices.flatMap((choice) => {
    const cell = cellOfMove(view, choice.text, seat)
    if (cell === null || cell === '') return []
    const tile = tileName(view, cell)
    const stays = choice.text === 'stay'
    const does = words.tileEffect[view.arena[cell]!]
    const where = many ? ` · ${words.arena.place(rowOf(cell), columnOf(cell))}` : ''
    return [
      {
        text: choice.text,
        title: stays ? words.chip.stay : tile,
        effect: stays ? `${words.chip.stayOn(tile)}: ${does}` : `${does}${where}`,
        act: stays ? words.chip.stayAct(tile) : title(tile),
        ...(((!stays && many && mayStay) || choice.rule !== undefined) && { onStage: true as const }),
        ...forbidden(context, choice),
      },
    ]
  })
}

export const placeBot = (context: Context): Prompt => ({
  question: words.ask.placeBot(botName(context.view, context.seat)),
  reason: context.view.mode === 'duel' ? words.why.placeDuel : words.why.placeBot,
  rule: context.view.mode === 'duel' ? 'GK-DUEL-3' : 'GK-SET-6',
  primary: words.primary.tile,
  chips: tiles(context, words.chip.place),
})

export const firstMove = (context: Context): Prompt => {
  const { mode, fallback } = context.view
  return {
    question: words.ask.firstMove,
    reason: mode === 'duel' ? words.why.firstMoveDuel : fallback ? words.why.fallback : words.why.firstMove,
    rule: mode === 'duel' ? 'GK-DUEL-5' : fallback ? 'GK-MOVE-3' : 'GK-MOVE-2',
    primary: words.primary.tile,
    chips: tiles(context, words.chip.move),
  }
}

export const secondMove = (context: Context): Prompt => ({
  question: words.ask.secondMove,
  reason: words.why.secondMove,
  rule: 'GK-MOVE-5',
  primary: words.primary.tile,
  chips: tiles(context, words.chip.move),
})

const seatOf = ({ view }: Context, bot: BotId): number => seatsOf(view).find((seat) => view.bots[seat]?.bot === bot)!

export const chooseTarget = (context: Context): Prompt => ({
  question: words.ask.chooseTarget,
  reason: words.why.chooseTarget,
  rule: 'GK-TGT-1',
  primary: words.primary.bot,
  chips: context.choices.flatMap((choice) => {
    const bot = attackedOf.get(choice.text)
    if (bot === undefined) return []
    const target = context.view.bots[seatOf(context, bot)]!
    const effect = words.chip.attackEffect(context.nameOf(seatOf(context, bot)), total(target.structure), tileName(context.view, target.at))
    return [{ text: choice.text, title: BOTS[bot].name, effect, act: words.chip.attack(BOTS[bot].name), ...forbidden(context, choice) }]
  }),
})

export const flipToken = (context: Context): Prompt => ({
  question: words.ask.flipToken,
  reason: words.why.flipToken,
  rule: 'GK-TGT-3',
  primary: words.primary.bot,
  chips: context.choices.flatMap(({ text }) => {
    const bot = flippedLockOf.get(text)
    return bot === undefined ? [] : [{ text, title: words.chip.flip(BOTS[bot].name), act: words.chip.flipAct(BOTS[bot].name) }]
  }),
})

export const offerPush = (context: Context): Prompt => {
  const { view } = context
  const target = view.attack!.target
  const bot = botName(view, target)
  return {
    question: words.ask.offerPush(bot),
    reason: words.why.offerPush,
    rule: 'GK-HIT-7',
    primary: words.primary.option,
    chips: [
      {
        text: 'push',
        title: words.chip.push(bot),
        effect: words.chip.pushEffect(tileName(view, view.bots[target]!.at)),
        act: words.chip.push(bot),
      },
      { text: 'no push', title: words.chip.noPush, effect: words.chip.noPushEffect, act: words.chip.noPush },
    ],
  }
}

export const pushedTo = (context: Context): Prompt => {
  const { view, seat } = context
  const own = view.attack!.target === seat
  return {
    question: own ? words.ask.pushedTo : words.ask.ramTo(botName(view, view.attack!.target)),
    reason: own ? words.why.pushedTo : words.why.ramTo,
    rule: 'GK-HIT-8',
    primary: words.primary.tile,
    chips: tiles(context, words.chip.go),
  }
}
