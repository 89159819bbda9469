import { copy, cycle, rulebook, sequence, type Choice, type Game, type Seat, type Sequence, type Step } from '@robodrome/kernel'
import { checks, fuzz, type Problem } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { sparks, type Order, type Sparks } from '../../kernel/test/games/sparks.ts'
import { tell } from '../../kernel/test/games/tell.ts'
import { ticTacToe, type Option, type TicTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley, type Volley } from '../../kernel/test/games/volley.ts'

/** Mutation tests: each game here has one fault, and the check for that fault must find it. */
function caught(
  game: Game,
  { seats = 2, ...options }: { ruleIds?: ReadonlySet<string>; mostSteps?: number; only?: string[]; seats?: number } = {},
): Problem {
  const settings = { mode: 'standard', seats, options: {} }
  const { problems } = fuzz(game, settings, { games: 40, seed: 7, ...options })
  const problem = problems[0]!
  expect(problem, 'nothing was caught').toBeDefined()
  expect(problem.node).toMatch(/\w/)
  expect(problem.reproduce).toMatch(
    new RegExp(`^robodrome fuzz ${game.id} --mode standard --seats ${seats} --games 1 --seed \\d+ --thorough 1$`),
  )
  return problem
}

const withChoice = <G extends Game>(game: G, name: string, change: Partial<Choice>): G => ({
  ...game,
  rules: { ...game.rules, [name]: { ...(game.rules[name] as Choice), ...change } },
})
const choiceOf = (game: Game, name: string) => game.rules[name] as Choice

test('a view that leaks', () => {
  const leaky: Game<Volley> = { ...volley, view: (g, seat) => ({ ...(volley.view(g, seat) as object), next: g.pile[0] ?? null }) as never }
  expect(caught(leaky)).toMatchObject({ check: 'no leak', message: expect.stringContaining('view.next') as string })
})

test('options that depend on another hand', () => {
  const tell = choiceOf(volley, 'respond')
  const leaky = withChoice(volley, 'respond', {
    candidates: (g: Volley, notes, seat: Seat) =>
      (g.hands[1 - seat]!.includes('dodge') ? [...tell.candidates(g, notes, seat), 'bluff'] : tell.candidates(g, notes, seat)) as unknown[],
    forbids: (g: Volley, notes, seat: Seat, option: string) => (option === 'bluff' ? null : tell.forbids!(g, notes, seat, option)),
    choose: (g: Volley, notes, seat: Seat, option: string) => tell.choose(g, notes, seat, option === 'bluff' ? 'pass' : option),
  })
  expect(caught(leaky, { only: ['no leak'] }).check).toBe('no leak')
})

test('a question skipped because a hand lacks something', () => {
  const respond = choiceOf(volley, 'respond')
  const skipping = withChoice(volley, 'respond', {
    seats: (g: Volley, notes) =>
      respond.seats(g, notes).filter((seat) => g.hands[seat]!.includes('dodge') || g.hands[seat]!.includes('boost')),
  })
  expect(caught(skipping).check).toBe('nothing learnt in silence')
})

test('a note that aliases the board', () => {
  const turns = ticTacToe.rules['turns'] as Sequence<TicTacToe, { board: unknown }>
  const mark = turns.steps['mark'] as Step<TicTacToe, { board: unknown }>
  const aliasing: Game<TicTacToe> = {
    ...ticTacToe,
    rules: {
      ...ticTacToe.rules,
      turns: cycle<TicTacToe, { board: unknown }>('turns', {
        ...turns.steps,
        mark(g, notes) {
          notes.board = g.cells
          return mark(g, notes)
        },
      }),
    },
  }
  expect(caught(aliasing)).toMatchObject({ check: 'no alias', message: expect.stringContaining('position.cells') as string })
})

test('a class instance in the position', () => {
  const dated: Game<TicTacToe> = { ...ticTacToe, setup: (settings) => ({ ...ticTacToe.setup(settings), began: new Date(0) }) as TicTacToe }
  expect(caught(dated)).toMatchObject({ check: 'plain data', message: 'position.began: an instance of Date' })
})

test('a dead end', () => {
  const stuck = withChoice(ticTacToe, 'mark', {
    forbids: (g: TicTacToe, _notes, _seat, { cell }: Option) => (cell === 4 || g.cells[cell] !== null ? 'TTT-1' : null),
    tempting: () => [],
  })
  expect(caught({ ...stuck, asksAnyway: { mark: 'planted' } })).toMatchObject({
    check: 'no dead end',
    message: expect.stringContaining('has no option') as string,
  })
})

test('a list of legal options that offers what is forbidden', () => {
  const offering = withChoice(ticTacToe, 'mark', {
    legal: (g: TicTacToe) => g.cells.flatMap((cell, i) => (cell === null || i === 4 ? [{ kind: 'mark', cell: i }] : [])),
    tempting: () => [],
  })
  expect(caught(offering)).toMatchObject({ check: 'notation', message: expect.stringContaining('both offered and refused') as string })
})

test('a list of legal options that leaves one out', () => {
  const hiding = withChoice(ticTacToe, 'mark', {
    legal: (g: TicTacToe) =>
      g.cells.flatMap((cell, i) =>
        cell === null && (i !== 4 || g.cells.filter((each) => each === null).length < 3) ? [{ kind: 'mark', cell: i }] : [],
      ),
  })
  expect(caught(hiding)).toMatchObject({ check: 'legal is what is not forbidden', message: expect.stringContaining('seat 0') as string })
})

test('an option that the rule then rejects', () => {
  const mark = choiceOf(ticTacToe, 'mark')
  const rejecting = withChoice(ticTacToe, 'mark', {
    choose(g: TicTacToe, notes, seat: Seat, option: Option) {
      if (option.cell === 0 && seat === 1) throw new Error('not there')
      return mark.choose(g, notes, seat, option)
    },
  })
  expect(caught(rejecting)).toMatchObject({
    check: 'options are accepted',
    message: 'seat 1 was offered "0", and the rule rejects it: not there',
  })
})

test('a clone that shares', () => {
  const sharing: Game<TicTacToe> = { ...ticTacToe, clone: (g) => ({ ...g, stack: copy(g.stack) }) }
  expect(caught(sharing)).toMatchObject({ check: 'clone', message: expect.stringContaining('shares') as string })
})

test('a clone that forgets a field', () => {
  const forgetting: Game<Sparks> = { ...sparks, clone: (g) => ({ ...sparks.clone(g), charge: [1, 1] }) }
  expect(caught(forgetting)).toMatchObject({ check: 'clone', message: 'a clone differs from its original' })
})

test('a seat that brings something without a name', () => {
  const unnamed: Game<TicTacToe> = {
    ...ticTacToe,
    insight: { study: { brings: (g) => (g.stack.length > 0 ? [''] : ['X']), turn: 'mark' } },
  }
  expect(caught(unnamed)).toMatchObject({ check: 'study', message: 'seat 0 brings something without a name' })
})

test('a commit order that matters', () => {
  const program = choiceOf(sparks, 'program')
  const racing = withChoice(sparks, 'program', {
    choose(g: Sparks, notes, seat: Seat, order: Order) {
      if (notes.picks.every((pick: Order | null) => pick === null)) g.round = seat
      return program.choose(g, notes, seat, order)
    },
  })
  const blind: Game<Sparks> = { ...racing, view: (g, seat) => ({ ...(sparks.view(g, seat) as object), round: 0 }) as never }
  expect(caught(blind)).toMatchObject({ check: 'commit order', node: 'round.program > program' })
})

test('a take-back that forgets what is kept outside the position', () => {
  const mark = choiceOf(ticTacToe, 'mark')
  let made = 0
  const counting = withChoice(ticTacToe, 'mark', {
    choose(g: TicTacToe, notes, seat: Seat, option: Option) {
      made++
      const flow = mark.choose(g, notes, seat, option)
      if (made % 5 === 0) g.cells[option.cell] = (1 - seat) as Seat
      return flow
    },
  })
  expect(caught(counting)).toMatchObject({ check: 'take-back', message: expect.stringContaining('led elsewhere') as string })
})

test('hidden cards shown by a choice that can be taken back', () => {
  const attack = choiceOf(volley, 'chooseAttack')
  const spying = withChoice(volley, 'chooseAttack', {
    choose(g: Volley, notes, seat: Seat, option: unknown) {
      tell?.({ kind: 'spy', rule: 'VOL-3', to: [seat], hand: [...g.hands[1 - seat]!] })
      return attack.choose(g, notes, seat, option)
    },
  })
  expect(caught(spying, { only: ['nothing learnt in silence'] })).toMatchObject({
    check: 'nothing learnt in silence',
    message: expect.stringContaining('events.0.hand') as string,
  })
})

test('a secret order shown before all have committed', () => {
  const program = choiceOf(sparks, 'program')
  const talking = withChoice(sparks, 'program', {
    choose(g: Sparks, notes, seat: Seat, order: Order) {
      tell?.({ kind: 'strike', rule: 'SPK-1', seat, order, damage: 0 })
      return program.choose(g, notes, seat, order)
    },
  })
  expect(caught(talking)).toMatchObject({
    check: 'secret choices stay secret',
    message: expect.stringContaining('chose in secret') as string,
  })
})

test('an imagination that follows the true order of what is hidden', () => {
  const ordered: Game<Volley> = {
    ...volley,
    imagine(g, seat, luck) {
      const twin = volley.clone(g)
      const unseen = [...twin.pile, ...twin.hands.flatMap((hand, of) => (of === seat ? [] : hand))]
      const from = luck.below(Math.max(1, unseen.length))
      const turned = [...unseen.slice(from), ...unseen.slice(0, from)]
      twin.hands.forEach((hand, of) => {
        if (of !== seat) twin.hands[of] = turned.splice(0, hand.length).toSorted()
      })
      twin.pile = turned
      return twin
    },
  }
  expect(caught(ordered).check).toBe('imagine forgets')
})

test('an imagination that keeps the truth for one seat', () => {
  const knowing: Game<Volley> = { ...volley, imagine: (g, seat, luck) => (seat === 1 ? volley.clone(g) : volley.imagine(g, seat, luck)) }
  const { problems } = fuzz(knowing, { mode: 'standard', seats: 2, options: {} }, { games: 8, seed: 1, only: [] })
  expect(problems[0]).toMatchObject({
    check: 'imagine',
    message: 'things were told that seat 1 may not know, but imagining for it never changed anything',
  })
})

test('a notation that means two things', () => {
  const vague: Game = { ...ticTacToe, write: ({ cell }: { cell: number }) => `row ${Math.floor(cell / 3)}` }
  expect(caught(vague)).toMatchObject({ check: 'notation', message: expect.stringContaining('means both') as string })
})

test('a refusal by a rule that the rulebook does not have', () => {
  const vague = withChoice(ticTacToe, 'mark', {
    forbids: (g: TicTacToe, _notes, _seat, { cell }: Option) => (g.cells[cell] === null ? null : 'TTT-9'),
  })
  expect(caught(vague, { ruleIds: new Set(['TTT-1', 'TTT-2', 'TTT-3']) })).toMatchObject({ check: 'refusals name a rule' })
})

test('an event of a rule that the rulebook does not have', () => {
  expect(caught(ticTacToe, { ruleIds: new Set(['TTT-1', 'TTT-2']) })).toMatchObject({
    check: 'events name a rule',
    message: 'the event "win" names rule "TTT-3", which RULES.md does not have',
  })
})

test('a move called tempting that no rule forbids', () => {
  const odd = withChoice(ticTacToe, 'mark', {
    candidates: () => [0, 1, 2, 3, 4, 5, 6, 7].map((cell) => ({ kind: 'mark', cell })),
    tempting: () => [{ kind: 'mark', cell: 8 }],
  })
  expect(caught(odd)).toMatchObject({ check: 'refusals name a rule', message: expect.stringContaining('called tempting') as string })
})

test('a game without end', () => {
  const round = sparks.rules['round'] as Sequence<Sparks, never>
  const endless: Game<Sparks> = {
    ...sparks,
    rules: { ...sparks.rules, round: sequence('round', { ...round.steps, nextRound: () => ({ goto: 'program' }) }) },
  }
  expect(caught(endless, { mostSteps: 200 })).toMatchObject({ check: 'bounded length', step: 201 })
})

test('a player who left and is asked', () => {
  const clinging: Game<Volley> = { ...volley, leave: () => undefined, leaveCloses: () => null }
  expect(caught(clinging, { only: ['leaving'] })).toMatchObject({ message: expect.stringContaining('left and is asked') as string })
})

test('an outcome that is not among those listed', () => {
  const loaded: Game<Sparks> = {
    ...sparks,
    rules: rulebook(...Object.values(sparks.rules).map((rule) => (rule.kind === 'chance' ? { ...rule, draw: () => [7] } : rule))),
  }
  expect(caught(loaded)).toMatchObject({ check: 'chances', message: 'drew 7, which is not possible' })
})

test('a result that forgets a seat', () => {
  const careless: Game<TicTacToe> = { ...ticTacToe, result: (g) => (g.stack.length > 0 ? null : { ranking: [[0]], rule: 'TTT-3' }) }
  expect(caught(careless)).toMatchObject({ check: 'result', node: 'the end' })
})

test('a game that throws', () => {
  const bomb: Game<TicTacToe> = {
    ...ticTacToe,
    view: (g) => {
      if (g.cells[8] !== null) throw new Error('boom')
      return ticTacToe.view(g, 0)
    },
  }
  expect(caught(bomb)).toMatchObject({ check: 'no crash', message: expect.stringContaining('boom') as string })
})

test('a question of somebody else that goes with the player who leaves', () => {
  const sweeping: Game<Volley> = {
    ...volley,
    leave(g, seat) {
      volley.leave(g, seat)
      g.stack.length = Math.min(g.stack.length, 1)
      if (g.stack[0]) g.stack[0].step = 'nextTurn'
    },
  }
  expect(caught(sweeping, { seats: 3, only: ['leaving'] })).toMatchObject({
    check: 'leaving',
    message: expect.stringMatching(/seat \d leaves, and seat \d is no longer asked "(chooseAttack|respond)"/) as string,
  })
})

test('a turn that is lost because the player before it leaves', () => {
  const skipping: Game<Volley> = {
    ...volley,
    leave(g, seat) {
      const turn = g.stack[0]!.notes as { seat: Seat }
      if (turn.seat === seat) turn.seat = (seat + 1) % g.hands.length
      volley.leave(g, seat)
      if (g.stack.length > 1) return
      g.stack[0]!.step = 'nextTurn'
    },
    leaveCloses: () => null,
  }
  expect(caught(skipping, { seats: 3, only: ['leaving'] }).check).toBe('leaving')
})

test('two who leave one after another, and a third without an option', () => {
  const respond = choiceOf(volley, 'respond')
  const narrow = withChoice(volley, 'respond', {
    candidates: (g: Volley, notes, seat: Seat) =>
      g.lives.filter((lives) => lives > 0).length < 3 ? [] : respond.candidates(g, notes, seat),
  })
  const lasting: Game<Volley> = { ...narrow, modes: { standard: { title: 'Standard', seats: [4] } } }
  expect(caught(lasting, { seats: 4, only: ['leaving'] })).toMatchObject({ message: expect.stringContaining('has no option') as string })
})

test('a hidden card that shows in a number beside it, which imagination takes for known', () => {
  const counting: Game<Volley> = {
    ...volley,
    view: (g, seat) =>
      ({ ...(volley.view(g, seat) as object), shields: g.hands.map((hand) => hand.filter((card) => card === 'dodge').length) }) as never,
    imagine(g, seat, luck) {
      const hidden = (card: string) => card !== 'dodge'
      const twin = volley.imagine({ ...g, hands: g.hands.map((hand) => hand.filter(hidden)), pile: g.pile.filter(hidden) }, seat, luck)
      g.hands.forEach((hand, of) => (twin.hands[of] = [...twin.hands[of]!, ...hand.filter((card) => !hidden(card))].toSorted()))
      twin.pile.push(...g.pile.filter((card) => !hidden(card)))
      return twin
    },
  }
  const others = checks.map(({ name }) => name).filter((name) => name !== 'twin worlds')
  const settings = { mode: 'standard', seats: 2, options: {} }
  expect(fuzz(counting, settings, { games: 40, seed: 7, only: others }).problems).toEqual([])
  expect(caught(counting)).toMatchObject({
    check: 'twin worlds',
    message: expect.stringMatching(/luck brings ".*dodge.*", which shows .* what it was not told: view\.shields/) as string,
  })
})

test('a hidden card that shows only while the event that brought it is shown', () => {
  const glimpsed: Game<Volley> = {
    ...volley,
    scene: (g, seat) => ({ ...(volley.view(g, seat) as object), dodges: g.hands.map((hand) => hand.includes('dodge')) }) as never,
  }
  expect(caught(glimpsed)).toMatchObject({ message: expect.stringMatching(/scenes\.\d+\.dodges/) as string })
})

test('a hidden card that shows three moves later', () => {
  const attack = choiceOf(volley, 'chooseAttack')
  const talking = withChoice(volley, 'chooseAttack', {
    choose(g: Volley, notes, seat: Seat, option: unknown) {
      const best = g.hands[1 - seat]!.includes('dodge')
      tell?.({ kind: 'damage', rule: 'VOL-4', target: seat, label: best ? 'feared' : 'safe', damage: 0 })
      return attack.choose(g, notes, seat, option)
    },
  })
  expect(caught(talking, { only: ['twin worlds'] })).toMatchObject({
    message: expect.stringMatching(/the moves ".*" show.*events\./) as string,
  })
})

test('a question with one answer', () => {
  const { asksAnyway: _exceptions, ...asking } = ticTacToe
  expect(caught(asking)).toMatchObject({
    check: 'one option is not asked',
    message: expect.stringMatching(/asked "mark" and can only "\d"/) as string,
  })
})

test('an exception for a rule that does not exist', () => {
  expect(caught({ ...ticTacToe, asksAnyway: { ...ticTacToe.asksAnyway, marks: 'renamed' } })).toMatchObject({ check: 'exceptions' })
})

test('an absent player for whom something illegal is chosen', () => {
  const centre = withChoice(ticTacToe, 'mark', { absent: () => ({ kind: 'mark', cell: 4 }) })
  expect(caught(centre)).toMatchObject({
    check: 'absence',
    message: expect.stringContaining('which is not offered') as string,
  })
})

test('an event that changes after it was told', () => {
  const mark = choiceOf(ticTacToe, 'mark')
  const growing = withChoice(ticTacToe, 'mark', {
    choose(g: TicTacToe, notes, seat: Seat, option: Option) {
      tell?.({ kind: 'board', rule: 'TTT-1', cells: g.cells })
      return mark.choose(g, notes, seat, option)
    },
  })
  expect(caught(growing)).toMatchObject({ check: 'events stay as told', message: expect.stringContaining('read only') as string })
})
