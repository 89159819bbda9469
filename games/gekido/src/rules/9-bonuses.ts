import { answer, call, only, type Flow, type Seat } from '@robodrome/kernel'
import type { PowerId } from '../content/powers.ts'
import { contentOf } from '../content.ts'
import { chance, choice, sequence } from '../rule.ts'
import type { Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { Bonus, OptionOf } from '../terms.ts'
import { botAt, chargeable, firstOffered, kindOf, panelOf, powersOf, unlockable } from '../vocabulary.ts'
import { gainCards } from './10-cards.ts'

/** Grants the bonuses of lost Structure dice, from left to right. */
export const grantBonuses = sequence<{ seat: Seat; todo: string }>('grantBonuses', {
  next: {
    while: (_g, notes) => notes.todo !== '',
    do(g, notes) {
      const code = notes.todo[0]!
      notes.todo = notes.todo.slice(1)
      return bonus(g, notes.seat, code)
    },
  },
})

function bonus(g: Gekido, seat: Seat, code: string): Flow {
  switch (code) {
    /** GK-BON-1 One card. */
    case 'C':
      return call(gainCards, { seat, left: 1, rule: 'GK-BON-1' })
    /** GK-BON-2 The Upgrade rises by 1, to at most 5. GK-BON-8: it lasts for good. */
    case 'U':
      return upgrade(g, seat)
    /** GK-BON-3 An Armor die is rolled if a space is empty. */
    case 'A':
      return botAt(g, seat).armor.includes(0) ? call(gainArmor, { seat }) : lostBonus(g, seat, 'GK-BON-3', 'armor')
    /** GK-BON-4 Unlocks a new Power with its printed Charges. */
    case 'P':
      return unlockPower(g, seat)
    /** GK-BON-5 One extra Charge for an eligible Power. */
    default:
      return chargeable(g, seat).length === 0 ? lostBonus(g, seat, 'GK-BON-5', 'charge') : addCharge(seat)
  }
}

function lostBonus(g: Gekido, seat: Seat, rule: string, what: Bonus): undefined {
  tell?.({ kind: 'bonus lost', rule, seat, bot: botAt(g, seat).bot, what })
  return undefined
}

function upgrade(g: Gekido, seat: Seat): undefined {
  const bot = botAt(g, seat)
  if (bot.upgrade === 5) return lostBonus(g, seat, 'GK-BON-2', 'upgrade')
  bot.upgrade++
  tell?.({ kind: 'upgrade', rule: 'GK-BON-2', seat, bot: bot.bot, type: kindOf(g, seat).upgrade, value: bot.upgrade })
  return undefined
}

/** GK-BON-3 The new Armor die goes on the leftmost empty space and keeps its rolled value. */
export const gainArmor = chance<{ seat: Seat }, number>('gainArmor', {
  draw: (_g, _notes, luck) => luck.below(6) + 1,
  outcomes: () => [1, 2, 3, 4, 5, 6].map((value) => [value, 1]),
  happen(g, { seat }, value) {
    const { armor, bot } = botAt(g, seat)
    armor[armor.indexOf(0)] = value
    tell?.({ kind: 'armor', rule: 'GK-BON-3', seat, bot, value, armor: [...armor] })
    return answer()
  },
  write: (value) => `armor ${value}`,
  read: (text) => (/^(armor )?[1-6]$/i.test(text) ? Number(text.at(-1)) : undefined),
})

function unlockPower(g: Gekido, seat: Seat): Flow {
  return unlockable(g, seat).length === 0 ? lostBonus(g, seat, 'GK-BON-4', 'power') : call(choosePower, { seat })
}

const choosePower = choice<{ seat: Seat }, OptionOf<'unlock'>>('choosePower', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'choosePower', rule: 'GK-BON-4' }),
  candidates: (g, _notes, seat) => powersOf(g, seat).map((id) => contentOf(g).unlock[id]!),
  forbids: (g, _notes, seat, { power }) => (botAt(g, seat).powers[power] === undefined ? null : 'GK-BON-4'),
  forced: true,
  absent: firstOffered,
  choose(g, _notes, seat, { power }) {
    unlock(g, seat, power)
    return answer()
  },
})

function unlock(g: Gekido, seat: Seat, power: PowerId): undefined {
  const charges = panelOf(g, seat).powers[power]!
  botAt(g, seat).powers[power] = charges
  tell?.({ kind: 'unlock', rule: 'GK-BON-4', seat, bot: botAt(g, seat).bot, power, charges })
  return undefined
}

/** GK-BON-6 A Charge goes to a Power that is unlocked, not depleted and below its maximum. */
export const addCharge = (seat: Seat): Flow => call(chooseCharge, { seat })

const chooseCharge = choice<{ seat: Seat }, OptionOf<'charge'>>('chooseCharge', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'chooseCharge', rule: 'GK-BON-6' }),
  candidates: (g, _notes, seat) => powersOf(g, seat).map((id) => contentOf(g).charge[id]!),
  forbids: (g, _notes, seat, { power }) => (chargeable(g, seat).includes(power) ? null : 'GK-BON-6'),
  forced: true,
  absent: firstOffered,
  choose(g, _notes, seat, { power }) {
    charge(g, seat, power)
    return answer()
  },
})

function charge(g: Gekido, seat: Seat, power: PowerId): undefined {
  const left = botAt(g, seat).powers[power]! + 1
  botAt(g, seat).powers[power] = left
  tell?.({ kind: 'charge', rule: 'GK-BON-5', seat, bot: botAt(g, seat).bot, power, left })
  return undefined
}

/** GK-BON-7 A Power whose last Charge is used is depleted for good. */
export function spendCharge(g: Gekido, seat: Seat, power: PowerId): void {
  botAt(g, seat).powers[power] = botAt(g, seat).powers[power]! - 1
}

export const bonusRules = [grantBonuses, gainArmor, choosePower, chooseCharge]
