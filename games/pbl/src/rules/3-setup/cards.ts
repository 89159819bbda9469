import type { OptionOf } from '../../terms.ts'
import { tell } from '../../tell.ts'
import { answer, call, NO_ONE, only, sample } from '@robodrome/kernel'
import { contentOf } from '../../content/index.ts'
import { chance, choice, sequence } from '../../rule.ts'
import type { CardName, Pbl, SideId } from '../../state.ts'
import { ofSide } from '../../vocabulary.ts'
import { putAll, seatsIn, setKnown, take, takeAll, teamMask } from '../../zones.ts'

/** PBL-SETUP-1 (DP-BASE) In seat order, each player takes a different base robot. */
export const chooseRobot = choice<Record<string, never>, OptionOf<'robot'>>('chooseRobot', {
  seats(g) {
    const side = g.sides.findIndex((each) => each.robot === '' && !each.out)
    return side < 0 ? NO_ONE : only(side)
  },
  ask: () => ({ kind: 'chooseRobot', rule: 'PBL-SETUP-1' }),
  candidates: (g) => contentOf(g).robotNames.map((robot) => ({ kind: 'robot', robot })),
  forbids: (g, _notes, _seat, { robot }) => (g.sides.some((side) => side.robot === robot) ? 'PBL-SETUP-1' : null),
  absent: (_g, _notes, _seat, [first]) => first!,
  choose(g, _notes, seat, { robot }) {
    g.sides[seat]!.robot = robot
    tell?.({ kind: 'robot', rule: 'PBL-SETUP-1', seat, robot, uses: `card ${robot}` })
  },
})

/** PBL-MODE-2 Reveals a random crew card, skipping those that cannot be celebrities. */
const turnUpCelebrity = chance<Record<string, never>, CardName>('turnUpCelebrity', {
  draw: (g, _notes, luck) => {
    const from = free(g)
    return from[luck.below(from.length)]!
  },
  outcomes: (g) => free(g).map((name) => [name, 1]),
  happen(g, _notes, name) {
    take(g.shop, name)
    g.celebrities.push(name)
    return answer()
  },
  write: (name) => name,
  read: (text) => text,
})

const free = (g: Pbl): CardName[] => contentOf(g).celebrityNames.filter((name) => g.shop.includes(name))

/** Deals cards from the box (later from the Shop Deck) to the sides' decks, unseen by others. */
export const deal = chance<{ counts: number[] }, CardName[][]>('deal', {
  draw(g, { counts }, luck) {
    const all = counts.reduce((sum, count) => sum + count, 0)
    const cards = sample(g.shop, all, luck)
    return counts.map((count) => cards.splice(0, count))
  },
  possible(g, { counts }, dealt) {
    const all = dealt.flat()
    return (
      dealt.length === counts.length &&
      dealt.every((cards, i) => cards.length === counts[i]) &&
      new Set(all).size === all.length &&
      all.every((card) => g.shop.includes(card))
    )
  },
  happen(g, _notes, dealt) {
    dealt.forEach((cards, side) => {
      own(g, side, cards)
      tell?.({
        kind: 'deal',
        rule: 'PBL-SETUP-2',
        ...ofSide(g, side),
        count: cards.length,
        reveals: true,
        secret: { to: seatsIn(teamMask(g, side)), cards },
      })
    })
    return answer()
  },
  write: (dealt) => dealt.map((cards) => cards.join(', ')).join(' | '),
  read: (text) => text.split('|').map((cards) => (cards.trim() === '' ? [] : cards.trim().split(/, */))),
})

/** Moves cards from the box to a side. */
function own(g: Pbl, side: SideId, cards: readonly CardName[]): void {
  takeAll(g, g.shop, cards)
  putAll(g, g.decks[side]!.rest, cards)
  for (const card of cards) setKnown(g, card, teamMask(g, side))
}

/** PBL-SETUP-2 Each side inherits five cards; in a league, the league decides which. */
export const inherit = sequence<Record<string, never>>('inherit', {
  celebrity: (g) => (g.config.randomCelebrity && g.celebrities.length === 0 ? call(turnUpCelebrity, {}) : undefined),
  tellCelebrities(g) {
    for (const name of g.celebrities) tell?.({ kind: 'celebrity', rule: 'PBL-MODE-2', card: name, uses: `card ${name}` })
  },
  deal(g) {
    const { inheritance, challenge, ultimate } = g.config
    if (challenge || ultimate) return undefined
    if (inheritance.length === 0) return call(deal, { counts: g.sides.map((side) => (side.out ? 0 : 5)) })
    inheritance.forEach((cards, side) => own(g, side, cards))
    return undefined
  },
})

export const cardRules = [chooseRobot, turnUpCelebrity, deal, inherit]
