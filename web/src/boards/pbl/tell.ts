import { say } from '@robodrome/pbl/page'
import type { Event, Seat } from '@robodrome/kernel'
import type { Breakdown, Cue, Part, Telling } from '../board.ts'
import { words } from './words/index.ts'

/** How long the stage shows an event, and its sound. */
const SHOWN: Readonly<Record<string, { ms: number; cue?: Cue }>> = {
  build: { ms: 400, cue: 'clank' },
  play: { ms: 500, cue: 'card' },
  declare: { ms: 600, cue: 'step' },
  roll: { ms: 900, cue: 'dice' },
  reroll: { ms: 600, cue: 'dice' },
  'set die': { ms: 400, cue: 'settle' },
  'strike roll': { ms: 700, cue: 'dice' },
  storage: { ms: 300, cue: 'settle' },
  'storage bomb': { ms: 400, cue: 'zap' },
  throw: { ms: 200, cue: 'card' },
  blast: { ms: 400, cue: 'zap' },
  outcome: { ms: 700, cue: 'hit' },
  'blow-off': { ms: 800, cue: 'crack' },
  'shoulder destroyed': { ms: 600, cue: 'crack' },
  strike: { ms: 700, cue: 'zap' },
  misfire: { ms: 500, cue: 'fizz' },
  critical: { ms: 500, cue: 'chime' },
  regenerate: { ms: 500, cue: 'chime' },
  draw: { ms: 0, cue: 'card' },
}

/** The game's own sentence; totals in it open what they are made of. */
export function describe(event: Event): Telling {
  return {
    seat: (event['seat'] as Seat | undefined) ?? (event['side'] as Seat | undefined) ?? null,
    parts: NUMBERS[event.kind]?.(event) ?? [say(event)],
    ...SHOWN[event.kind],
    ...(event.kind === 'turn' && { turn: say(event) }),
  }
}

const says = words.numbers

/** Splits the sentence at the number that ends a known piece of it. */
function explained(sentence: string, piece: string, number: number, breakdown: Breakdown): Part[] {
  const at = sentence.indexOf(piece)
  const from = at + piece.indexOf(String(number))
  if (at < 0) return [sentence]
  return [sentence.slice(0, from), { value: String(number), breakdown }, sentence.slice(from + String(number).length)]
}

type Sum = { base: number; armor: number; guard: number; alone: number }

const countRows = ({ base, armor, guard, alone }: Sum): Breakdown['rows'] =>
  [
    { label: says.base, value: base, rule: 'PBL-CMB-1' },
    { label: says.armor, value: armor, rule: 'PBL-CMB-1' },
    { label: says.guard, value: guard, rule: 'PBL-CMB-1' },
    { label: says.alone, value: alone, rule: 'PBL-CMB-1' },
  ].filter(({ value }) => value > 0)

const countPart = (sum: Sum, title: string): Part => {
  const total = sum.base + sum.armor + sum.guard + sum.alone
  return { value: String(total), breakdown: { title, total, rows: countRows(sum) } }
}

const NUMBERS: Readonly<Record<string, (event: Event) => Part[]>> = {
  roll(event) {
    const total = event['total'] as number
    const before = event['before'] as number
    const rows = [
      ...(before === 0 ? [] : [{ label: says.before, value: before, rule: 'PBL-DICE-7' }]),
      { label: says.roll, value: total - before, rule: event.rule },
    ]
    return explained(say(event), `: ${total} in all`, total, { title: says.sides[event['of'] as number]!, total, rows })
  },
  count: (event) => [
    `${says.attackDice} `,
    countPart(event['attack'] as Sum, says.attackDice),
    `, ${says.defenseDice.toLowerCase()} `,
    countPart(event['defense'] as Sum, says.defenseDice),
  ],
}
