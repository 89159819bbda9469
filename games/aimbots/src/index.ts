import type { Game, Mode, Settings } from '@robodrome/kernel'
import { advise } from './advise.ts'
import type { Box } from './content/box.ts'
import { isForNovices, open, type Content } from './content/content.ts'
import { MODE_IDS, MODES, type ModeId } from './content/modes.ts'
import { BASE } from './content/programs.ts'
import { SCRAP_KINDS } from './content/scrap.ts'
import { draw } from './draw.ts'
import { drill } from './odds/drill.ts'
import { evaluate } from './evaluate.ts'
import { leave } from './leave.ts'
import { write } from './notation.ts'
import { outlook } from './odds/outlook.ts'
import { arrange } from './position.ts'
import { asksAnyway, rules } from './rules/index.ts'
import { readSettings, setup } from './setup.ts'
import { clone, type Aimbots } from './state.ts'
import type { Terms } from './terms.ts'
import { THINKING } from './thinking.ts'
import { imagine, view } from './view.ts'
import { scoreOf } from './vocabulary.ts'

/** The programs that can occur with these settings, and the scrap tokens. */
function piecesOf({ programs, lineups }: Content, settings: Settings): string[] {
  const { mode: id, novice } = readSettings(settings)
  const firsts = new Set(lineups.flat())
  const found = programs.filter((program) => (id === 'first' ? firsts.has(program.name) : !novice || isForNovices(program)))
  return [...found.map(({ name }) => `program ${name}`), ...SCRAP_KINDS.map((kind) => `scrap ${kind}`)]
}

/** A mode with its options; modes with a draft offer the novice market. */
function mode(id: ModeId): Mode {
  const { title, seats, options } = MODES[id]
  return { title, seats, options: () => options, ...('market' in options && { variants: { novice: { market: 'novice' } } }) }
}

/** Makes the game with a box. Positions name the box, so that games with different boxes can run side by side. */
export function makeGame(box: Box): Game<Aimbots, Terms> {
  const content = open(box)
  return {
    id: 'aimbots',
    title: 'Aimbots',
    version: 1,
    modes: Object.fromEntries(MODE_IDS.map((id) => [id, mode(id)])),
    rules,
    asksAnyway,
    setup: (settings) => setup(settings, box.id),
    arrange: (partial, settings) => arrange(partial, settings, box.id),
    result: (g) => g.result,
    scores: (g) => g.players.map((_, seat) => scoreOf(g, seat)),
    clone,
    view,
    imagine,
    leave,
    write,
    printer: async () => (await import('./printer.ts')).printer,
    answers: { odds: (g, seat) => outlook(g, seat) },
    draw,
    pieces: (settings) => piecesOf(content, settings),
    insight: {
      evaluate,
      advise,
      thinking: THINKING,
      study: { brings: (g, seat) => g.bots.filter(({ owner }) => owner === seat).map(({ program }) => program), turn: 'turn' },
      drill,
    },
  }
}

export const game = makeGame(BASE)

export { BASE } from './content/programs.ts'
export { BOX, faultsOf, readBox } from './content/read-box.ts'
export type { Box } from './content/box.ts'
export { contentOf, programIn } from './content/content.ts'
export type { Program, Origin, Trigger } from './content/program.ts'
export { NO_EFFECTS, type Effects } from './content/effects.ts'
export { SCRAP, SCRAP_KINDS, type ScrapKind } from './content/scrap.ts'
export { MODES, type ModeId, type ModeRules } from './content/modes.ts'
export { ARENA, SIDE_FOR_MORE, SIDE_FOR_TWO, type Side, type Zone } from './content/arena.ts'
export { RINGS } from './content/die.ts'
export { boosterValue } from './booster.ts'
export type { Bout } from './frames.ts'
export { boutOf, marginOf } from './margin.ts'
export type { Aimbots, Bot, BotId, Player } from './state.ts'
export { chanceToHit, odds, oddsNow, oddsNowSeenBy, oddsSeenBy, solver, type Duel, type WindowState } from './odds/odds.ts'
export type { AttackOdds, AttackView, BoosterPart, BotView, Fraction, Modifier, PlayerView, View } from './shapes.ts'
export type { BotRef, Deed, Happening, Option, Question, Terms } from './terms.ts'
