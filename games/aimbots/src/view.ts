import type { Space } from '@robodrome/board'
import { isOnTop, type Seat, type Stream } from '@robodrome/kernel'
import {
  armor,
  areFriends,
  capturedBy,
  farthest,
  isOnBoard,
  modeOf,
  nameOf,
  program,
  scoreOf,
  sides,
  supply,
  valueOf,
  zoneOf,
} from './vocabulary.ts'
import { openAttack } from './bout.ts'
import type { ScrapKind } from './content/scrap.ts'
import { chooseRotation } from './rules/3-deploy.ts'
import { clone, NO_BOT, type Aimbots, type Bot, type BotId } from './state.ts'
import type { AttackView, BotView, View } from './shapes.ts'

/**
 * Whether a seat knows the core in a bot. It knows its own and its teammate's cores, those that it scanned, and captured ones; at the end
 * of the match, all of them.
 */
function knowsCore(g: Aimbots, bot: Bot, seat: Seat | null): boolean {
  if (bot.captured || g.phase === 'over') return true
  if (seat === null) return false
  if (bot.owner === seat || bot.seenBy.includes(seat)) return true
  return g.phase !== 'load' && areFriends(g, bot.owner, seat)
}

/** Whether a seat knows a player's tokens. */
const knowsScrap = (g: Aimbots, owner: Seat, seat: Seat | null): boolean =>
  g.phase === 'over' || (seat !== null && areFriends(g, owner, seat))

/** Returns what a seat knows (AB-HID-1), or what a spectator knows (AB-HID-2). */
export function view(g: Aimbots, seat: Seat | null): View {
  const playing = g.phase === 'play' || g.phase === 'over'
  return {
    box: g.box,
    mode: g.mode,
    novice: g.novice,
    phase: g.phase,
    seat,
    target: modeOf(g).target,
    order: [...g.order],
    active: g.active,
    energy: g.energy,
    attacked: g.attacked,
    quiet: g.quiet,
    rounds: g.rounds,
    market: [...g.market],
    dice: g.dice.map((pool) => [...pool]),
    players: g.players.map((player, other) => ({
      zone: zoneOf(g, other),
      captured: [...player.captured],
      points: capturedBy(g, other),
      score: knowsScrap(g, other, seat) ? scoreOf(g, other) : null,
      tokens: player.scrap.length,
      scrap: knowsScrap(g, other, seat) ? [...player.scrap] : null,
      fired: player.fired,
      out: player.out,
      leaving: player.leaving,
    })),
    bots: g.bots.map((bot, id) => botView(g, bot, id, seat, playing)),
    scrap: [...g.scrap],
    supply: supply(g),
    used: [...g.used],
    attack: attackView(g),
    question: g.stack.at(-1)?.rule ?? '',
    acting: playing || g.phase === 'place' ? actingBot(g) : null,
    goal: goalOf(g),
    result: g.result === null ? null : { ranking: g.result.ranking.map((group) => [...group]), rule: g.result.rule },
  }
}

function botView(g: Aimbots, bot: Bot, id: BotId, seat: Seat | null, playing: boolean): BotView {
  const printed = sides(g, bot)
  const { reach, trigger } = program(g, bot)
  return {
    name: nameOf(g, id),
    owner: bot.owner,
    program: bot.program,
    trigger,
    armor: armor(g, bot),
    core: bot.core > 0 && knowsCore(g, bot, seat) ? bot.core : null,
    seenBy: [...bot.seenBy],
    at: bot.at,
    defeated: playing && !isOnBoard(bot),
    rot: bot.rot,
    printed,
    sides: printed.map((side) => valueOf(bot, side)),
    plates: [...bot.plates],
    reach: [reach[0], farthest(g, bot)],
    pivots: bot.pivots,
    rushed: bot.rushed,
    scanned: [...bot.scanned],
    charge: bot.charge,
    repaired: bot.repaired,
    crashed: bot.crashed,
  }
}

/** Returns the bot in the notes of the innermost rule that has one. */
function actingBot(g: Aimbots): BotId | null {
  for (const { notes } of g.stack.toReversed()) {
    const { bot } = notes as { bot?: unknown }
    if (typeof bot === 'number' && bot !== NO_BOT) return bot
  }
  return null
}

/** AB-PLACE-2, AB-SCRAP-3 The space chosen by the rule that is asking for a rotation. */
function goalOf(g: Aimbots): Space {
  if (!isOnTop(g, chooseRotation)) return ''
  const { at, to } = g.stack.at(-2)!.notes as { at?: Space; to?: Space }
  return at ?? to ?? ''
}

function attackView(g: Aimbots): AttackView | null {
  const attack = openAttack(g)
  if (attack === undefined) return null
  const { attacker, defender, distance, margin, dice, used } = attack
  return { attacker, defender, distance, margin, dice: [...dice], used: [...used] }
}

/**
 * Makes a position that looks the same to the seat. Unseen cores are redealt among each owner's bots, and unseen tokens among others' hands
 * and the pile. Nothing hidden is kept.
 */
export function imagine(g: Aimbots, seat: Seat | null, luck: Stream): Aimbots {
  const twin = clone(g)
  if (g.phase === 'over') return twin
  for (let owner = 0; owner < g.players.length; owner++) dealCores(twin, owner, seat, luck)
  dealScrap(twin, seat, luck)
  return twin
}

/** While an owner is loading, others cannot see the progress: all cores count as unloaded. */
function dealCores(g: Aimbots, owner: Seat, seat: Seat | null, luck: Stream): void {
  const own = g.bots.filter((bot) => bot.owner === owner)
  const hidden = own.filter((bot) => !knowsCore(g, bot, seat))
  const loading = own.some((bot) => bot.core === 0)
  const cores = shuffled(
    hidden.map((bot) => bot.core).toSorted((a, b) => a - b),
    luck,
  )
  hidden.forEach((bot, i) => (bot.core = loading ? 0 : cores[i]!))
}

/**
 * AB-INV-5 While the match runs, nobody has reached the target, so hands that would have won are dealt again. The true hands are one
 * possible deal, so the loop ends.
 */
function dealScrap(g: Aimbots, seat: Seat | null, luck: Stream): void {
  const strangers = g.players.filter((_, owner) => !knowsScrap(g, owner, seat))
  const unseen: ScrapKind[] = [...g.pile, ...g.gone, ...strangers.flatMap(({ scrap }) => scrap)].toSorted()
  do {
    const deal = shuffled(unseen, luck)
    for (const player of strangers) player.scrap = deal.splice(0, player.scrap.length).toSorted()
    g.gone = deal.splice(0, g.gone.length).toSorted()
    g.pile = deal.toSorted()
  } while (g.players.some((player, owner) => !player.out && scoreOf(g, owner) >= modeOf(g).target))
}

function shuffled<T>(list: readonly T[], luck: Stream): T[] {
  const deck = [...list]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = luck.below(i + 1)
    ;[deck[i], deck[j]] = [deck[j]!, deck[i]!]
  }
  return deck
}
