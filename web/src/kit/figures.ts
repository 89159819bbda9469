import type { Json, Seat } from '@robodrome/kernel'
import type { Figure } from './robot.tsx'

/** The drawings of Bots by their ids. */
export const BOT_FIGURES: Readonly<Record<string, Figure>> = {
  VREX: 'bot-vrex',
  SLICER: 'bot-slicer',
  TETSU: 'bot-tetsu',
  OVER: 'bot-over',
  PYTRON: 'bot-pytron',
  MEOW: 'bot-meow',
}

/** The robots of each game, in the order in which they stand for seats. */
export const GAME_FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  gekido: ['bot-meow', 'bot-slicer', 'bot-vrex', 'bot-tetsu', 'bot-pytron', 'bot-over'],
  aimbots: ['aim-attack', 'aim-pivot', 'aim-always', 'aim-defense', 'aim-booster'],
  volt: ['volt-merc', 'volt-coil', 'volt-hound', 'volt-reaper'],
  pbl: ['pbl-crystal', 'pbl-obsidian', 'pbl-solar'],
}

/** Which robot stands for a seat outside the battle: the Bot that the settings name, or one of the game's own. */
export const figureOf = (game: string, seat: Seat, options: Readonly<Record<string, Json>> = {}): Figure => {
  const bots = options['bots']
  const bot = Array.isArray(bots) ? bots[seat] : undefined
  const named = typeof bot === 'string' ? BOT_FIGURES[bot] : undefined
  const figures = GAME_FIGURES[game] ?? GAME_FIGURES['gekido']!
  return named ?? figures[seat % figures.length]!
}
