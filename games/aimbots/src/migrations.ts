import type { Frame, Game } from '@robodrome/kernel'
import type { ScrapKind } from './content/scrap.ts'
import type { Act, EffectRef } from './terms.ts'

/** A position of version 1, as far as later versions differ. */
interface Version1 {
  players: { scrap: ScrapKind[]; out: boolean }[]
  gone?: ScrapKind[]
}

/** A position of version 2, as far as version 3 differs: notes held words, and there was one box only. */
interface Version2 {
  box?: string
  stack: Frame[]
  bots: { at: string }[]
}

/** What was to be done, and which effects waited, as version 2 noted it. */
type Act2 = { do: string; bot: number; target: number }
type Golden2 = { todo: { label: string; call: Frame }[]; next: string }

/** How saved positions are brought up to date. */
export const migrations: Game['migrations'] = {
  /** Tokens of players who are out are no longer in their hands. */
  1(old: Version1) {
    const gone = old.players.filter(({ out }) => out)
    old.gone = gone.flatMap(({ scrap }) => scrap).toSorted()
    for (const player of gone) player.scrap = []
  },
  /** Notes hold what is meant, no longer what it is called. */
  2(old: Version2) {
    old.box = 'base'
    for (const [i, frame] of old.stack.entries()) {
      const caller = old.stack[i - 1]
      if (frame.rule === 'turns') frame.notes = { act: actOf(frame.notes.act as Act2 | null) }
      if (frame.rule === 'goldenRule') frame.notes = goldenOf(frame.notes as Golden2, old.bots)
      if (frame.rule === 'goldenRule' && frame.step === 'again') frame.step = 'pick'
      if (frame.rule === 'orderEffects')
        frame.notes = { seat: frame.notes.seat, effects: (frame.notes.labels as string[]).map((label) => effectOf(label, old.bots)) }
      if (frame.rule === 'soloRoll')
        frame.notes = { seat: frame.notes.seat, dice: frame.notes.dice, bot: caller!.notes.sentry ?? caller!.notes.bot }
      if (frame.rule === 'attack') frame.step = ATTACK_STEPS[frame.step] ?? frame.step
    }
  },
}

/** After a miss the attack ended with the step in which a hit did its damage. */
const ATTACK_STEPS: Readonly<Record<string, string>> = { damage: 'missed', moreDamage: 'damage' }

const KINDS: Readonly<Record<string, Act['kind']>> = { 'pick up': 'pickUp', 'end turn': 'endTurn' }

function actOf(act: Act2 | null): object | null {
  if (act === null) return null
  const kind = KINDS[act.do] ?? act.do
  return act.bot < 0 ? { kind } : act.target < 0 ? { kind, bot: act.bot } : { kind, bot: act.bot, target: act.target }
}

const goldenOf = ({ todo, next }: Golden2, bots: Version2['bots']): object => ({
  todo: todo.map(({ label, call }) => ({ effect: effectOf(label, bots), call })),
  next: Math.max(
    0,
    todo.findIndex(({ label }) => label === next),
  ),
})

function effectOf(label: string, bots: Version2['bots']): EffectRef {
  const [program, , , seat] = label.split(' ')
  const bot = bots.findIndex(({ at }) => at !== '' && label.endsWith(` ${at}`))
  return bot >= 0 ? { bot } : { program: program!, seat: seat === undefined ? null : Number(seat) }
}
