import {
  asides,
  asked,
  choose,
  find,
  Match,
  node,
  options,
  outcomes,
  plain,
  quickLuck,
  refusals,
  settle,
  write,
  writeOutcome,
  type Position,
} from '@robodrome/kernel'
import { isPossible, readOutcome } from '@robodrome/table'
import { difference } from '../difference.ts'
import { isChoice, some, text, type Check } from './check.ts'

const noDeadEnd: Check = {
  name: 'no dead end',
  examine({ game, g }) {
    for (const seat of asked(game, g)) if (options(game, g, seat).length === 0) return `seat ${seat} is asked and has no option`
    return null
  },
}

/** Listing options must change nothing, and every option must be playable. */
const optionsWork: Check = {
  name: 'options are accepted',
  examine({ game, g, luck }) {
    const before = text(g)
    for (const seat of asked(game, g)) {
      const legal = options(game, g, seat)
      if (text(g) !== before) return `asking seat ${seat} for its options changed the position`
      for (const option of some(luck, legal, 12)) {
        const twin = game.clone(g) as Position
        try {
          choose(game, twin, seat, option)
        } catch (error) {
          return `seat ${seat} was offered "${write(game, g, option)}", and the rule rejects it: ${(error as Error).message}`
        }
      }
    }
    return null
  },
}

/** Asides, which do not answer the question, must work too, and must leave a question open. */
const asidesWork: Check = {
  name: 'asides',
  examine({ game, g, settings, luck }) {
    for (let seat = 0; seat < settings.seats; seat++) {
      for (const option of asides(game, g, seat)) {
        const twin = game.clone(g) as Position
        const text = write(game, g, option)
        choose(game, twin, seat, option)
        settle(game, twin, luck)
        if (node(game, twin).kind !== 'choice' || asked(game, twin).length === 0)
          return `after the aside "${text}" of seat ${seat} nobody is asked`
        if (!('option' in find(game, g, seat, text))) return `the aside "${text}" of seat ${seat} is not understood`
      }
    }
    return null
  },
}

const notation: Check = {
  name: 'notation',
  examine({ game, g }) {
    for (const seat of asked(game, g)) {
      const legal = options(game, g, seat)
      const texts = new Map<string, unknown>()
      for (const option of legal) {
        const written = write(game, g, option)
        if (written !== written.trim() || written === '' || written.includes('\n')) return `"${written}" is not a tidy line`
        const twin = texts.get(plain(written))
        if (twin !== undefined) return `"${written}" means both ${text(twin)} and ${text(option)}`
        texts.set(plain(written), option)
      }
      for (const option of legal.slice(0, 12)) {
        const found = find(game, g, seat, `  ${write(game, g, option).toUpperCase()} `)
        if (!('option' in found) || text(found.option) !== text(option)) return `"${write(game, g, option)}" is read as ${text(found)}`
      }
      const clash = refusals(game, g, seat).find((refusal) => texts.has(plain(write(game, g, refusal.option))))
      if (clash) return `"${write(game, g, clash.option)}" is both offered and refused (${clash.rule})`
    }
    return null
  },
}

const refusalsNamed: Check = {
  name: 'refusals name a rule',
  examine({ game, g, ruleIds }) {
    const at = node(game, g)
    if (at.kind !== 'choice') return null
    for (const seat of asked(game, g)) {
      for (const { option, rule } of refusals(game, g, seat)) {
        if (rule === '' || ruleIds?.has(rule) === false)
          return `"${write(game, g, option)}" is refused by "${rule}", which RULES.md does not have`
      }
      const legal = at.rule
        .tempting?.(g, at.notes, seat)
        .find((option: unknown) => at.rule.forbids?.(g, at.notes, seat, option) === null) as unknown
      if (legal !== undefined) return `"${write(game, g, legal)}" is called tempting, but no rule forbids it`
    }
    return null
  },
}

/** If a rule lists its legal options itself, the list must equal the candidates that it does not forbid, in the same order. */
const legalIsNotForbidden: Check = {
  name: 'legal is what is not forbidden',
  examine({ game, g }) {
    const at = node(game, g)
    if (at.kind !== 'choice' || at.rule.legal === undefined) return null
    for (const seat of asked(game, g)) {
      const candidates = at.rule.candidates(g, at.notes, seat) as unknown[]
      const allowed = candidates.filter((option) => (at.rule.forbids?.(g, at.notes, seat, option) ?? null) === null)
      const found = difference(options(game, g, seat), allowed)
      if (found !== null) return `what seat ${seat} is offered is not what the rules do not forbid: ${found}`
    }
    return null
  },
}

/** An undone choice leaves no trace: the position is restored, and the same choice has the same result. */
const takeBack: Check = {
  name: 'take-back',
  examine({ game, settings, g, luck }) {
    if (!isChoice(game, g)) return null
    const before = text(g)
    for (const seat of asked(game, g)) {
      for (const option of some(luck, options(game, g, seat), 4)) {
        const match = new Match<Position>(game, settings, luck, game.clone(g) as Position)
        match.take(seat, option)
        if (!match.canTakeBack(seat)) continue
        const first = text(match.position)
        const move = match.entries[0]!
        match.takeBack(seat)
        if (text(match.position) !== before || match.entries.length > 0) return `after "${text(move)}" was taken back the position differs`
        if (!asked(game, match.position).includes(seat)) return `after "${text(move)}" was taken back seat ${seat} is not asked`
        match.take(seat, option)
        if (text(match.position) !== first) return `"${text(move)}" taken back and made again led elsewhere`
      }
    }
    return null
  },
}

/** What the players take back together leaves no trace in the position either, also after the answer of another seat. */
const takeBackTogether: Check = {
  name: 'take-back together',
  examine({ game, settings, g, luck }) {
    if (!isChoice(game, g)) return null
    const before = text(g)
    for (const seat of asked(game, g)) {
      const match = new Match<Position>(game, settings, luck, game.clone(g) as Position)
      for (const option of some(luck, options(game, g, seat), 1)) match.take(seat, option)
      const other = match.asked().find((each) => each !== seat)
      if (other === undefined) continue
      for (const option of some(luck, options(game, match.position, other), 1)) match.take(other, option)
      if (!match.canAskBack(seat)) continue
      match.takeBackTogether(seat)
      if (text(match.position) !== before || match.entries.length > 0)
        return `after the players took "${text(match.lines[0])}" of seat ${seat} back together the position differs`
    }
    return null
  },
}

const chances: Check = {
  name: 'chances',
  examine({ game, g, luck }) {
    const at = node(game, g)
    if (at.kind !== 'chance') return null
    const seed = luck.below(1 << 30)
    const [once, twice] = [quickLuck(seed), quickLuck(seed)].map((numbers) => text(numbers.outcome(at.rule, g, at.notes)))
    if (once !== twice) return `the same luck drew ${once} and ${twice}: "draw" must use the luck it is given, no clock and no Math.random`
    const drawn = luck.outcome(at.rule, g, at.notes)
    const written = writeOutcome(at.rule, drawn)
    if (!isPossible(at.rule, g, at.notes, drawn)) return `drew ${written}, which is not possible`
    const again = readOutcome(at.rule, g, at.notes, written)
    if (text(again) !== text(drawn)) return `"${written}" is read as ${text(again)}, not ${text(drawn)}`
    const listed = outcomes(game, g)
    if (listed === null) return null
    if (listed.some(([, weight]) => !(weight > 0))) return 'an outcome has no weight'
    return listed.some(([outcome]) => writeOutcome(at.rule, outcome) === written)
      ? null
      : `drew ${written}, which is not among the outcomes listed`
  },
}

export const moveChecks: Check[] = [
  noDeadEnd,
  optionsWork,
  asidesWork,
  notation,
  refusalsNamed,
  legalIsNotForbidden,
  takeBack,
  takeBackTogether,
  chances,
]
