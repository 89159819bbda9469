import { byKind, type ByKind } from '@robodrome/kernel'
import { NO_BOT, OFF, type Aimbots } from './state.ts'
import type { EffectRef, Option } from './terms.ts'
import { botOf, nameOf, sides } from './vocabulary.ts'

/** The notation of an option, in records and typed input. */
const NOTATION: ByKind<Option, string, Aimbots> = {
  assign: ({ die, card }) => `${die} on ${card}`,
  wild: ({ die }) => `wild ${die}`,
  load: ({ bot, core }, g) => `core ${core} in ${nameOf(g, bot)}`,
  place: ({ bot, at }, g) => `${nameOf(g, bot)} to ${at}`,
  face: ({ bot, rot }, g) => sides(g, { ...botOf(g, bot), rot }).join('-'),
  boost: ({ bot }, g) => `boost ${nameOf(g, bot)}`,
  pivot: ({ bot }, g) => `pivot ${nameOf(g, bot)}`,
  pickUp: ({ bot }, g) => `pick up ${nameOf(g, bot)}`,
  repair: ({ bot }, g) => `repair ${nameOf(g, bot)}`,
  attack: ({ bot, target }, g) => `${nameOf(g, bot)} attacks ${nameOf(g, target)}`,
  overcharge: () => 'overcharge',
  relocate: () => 'relocate',
  endTurn: () => 'end turn',
  repairBot: ({ bot }, g) => `repair ${nameOf(g, bot)}`,
  removePlate: ({ side }) => `remove plate ${side}`,
  turn: ({ turn }) => turn,
  stop: ({ at, turn }) => (turn ? `turn at ${at}` : `to ${at}`),
  tow: ({ bot }, g) => (bot === NO_BOT ? 'tow nobody' : `tow ${nameOf(g, bot)}`),
  towBy: ({ by }) => `tow by ${by}`,
  swapWith: ({ bot }, g) => (bot === NO_BOT ? 'no swap' : `swap with ${nameOf(g, bot)}`),
  spin: ({ sense }) => (sense === '' ? 'no spin' : `spin ${sense}`),
  spinBot: ({ bot, sense }, g) => `spin ${nameOf(g, bot)} ${sense}`,
  push: ({ bot }, g) => `push ${nameOf(g, bot)}`,
  done: () => 'done',
  scan: ({ bot }, g) => (bot === NO_BOT ? 'scan nobody' : `scan ${nameOf(g, bot)}`),
  shift: ({ to }) => (to === OFF ? 'stay' : `shift to ${to}`),
  hack: ({ bot }, g) => (bot === NO_BOT ? 'hack nobody' : `hack ${nameOf(g, bot)}`),
  liftPlate: ({ side }) => (side === 0 ? 'keep plates' : `lift plate ${side}`),
  plateOn: ({ side }) => `plate on ${side}`,
  crash: ({ yes }) => (yes ? 'crash' : 'no crash'),
  shove: ({ yes }) => (yes ? 'push' : 'no push'),
  fire: ({ bot }, g) => (bot === NO_BOT ? 'hold fire' : `fire ${nameOf(g, bot)}`),
  ram: ({ how }) => how,
  sidestep: ({ how }) => (how === 'swap' || how === 'no swap' ? how : `swap and spin ${how}`),
  pass: () => 'pass',
  surge: ({ die }) => `surge ${die}`,
  reroll: ({ dice }) => (dice.length === 2 ? 'reroll both' : `reroll ${dice[0]!}`),
  echo: ({ die }) => `echo ${die}`,
  exchange: ({ die, for: other }) => `exchange ${die} for ${other}`,
  surgeIt: () => 'surge',
  relocateBot: ({ bot }, g) => `relocate ${nameOf(g, bot)}`,
  order: ({ effect }, g) => `first ${writeEffect(effect, g)}`,
}

function writeEffect(effect: EffectRef, g: Aimbots): string {
  if ('bot' in effect) return nameOf(g, effect.bot)
  return effect.seat === null ? effect.program : `${effect.program} of seat ${effect.seat}`
}

export const write = (option: Option, g: Aimbots): string => byKind(NOTATION, option, g)
