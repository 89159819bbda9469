import { MODULES, type ModuleId, type View } from '@robodrome/volt/page'
import type { Snapshot } from '@robodrome/table'
import type { BoardProps, Chip, Prompt, Question } from '../board.ts'
import { placingOf } from './hand.ts'
import { isAsked, notesOf, questionOf, robotOf, viewOf } from './model.ts'
import { words } from './words/index.ts'
import { robotName, titled } from './words/text.ts'

const NOT_ASKED: Prompt = { question: words.ask['other']!, primary: words.primary.choose, chips: [] }

/** The rule behind each question. */
const RULES: Readonly<Record<string, string>> = {
  chooseFigure: 'VT-SET-2',
  chooseFirstDeck: 'VT-SET-5',
  chooseStart: 'VT-PREP-6',
  placeDice: 'VT-PROG-2',
  declare: 'VT-ASK-2',
  anchor: 'VT-PUSH-6',
  conductor: 'VT-DMG-3',
  shield: 'VT-DMG-3',
  bomb: 'VT-DEST-5',
  telescopicArm: 'VT-RES-4',
  workshop: 'VT-RES-3',
  chooseDeck: 'VT-MOD-3',
  chooseLoadOut: 'VT-MOD-7',
}

/** The one question and its answers. */
export function prompt({ snapshot, seat }: Pick<BoardProps, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt {
  if (!isAsked(snapshot, seat)) return NOT_ASKED
  const view = viewOf(snapshot)
  const question = questionOf(view)
  const chip = (text: string): Chip => ({ text, title: text, ...chipOf(view, question, text) })
  return {
    question: words.ask[question] ?? words.ask['other']!,
    reason: reasonOf(view, question),
    ...(RULES[question] !== undefined && { rule: RULES[question] }),
    primary: words.primary.choose,
    ...placing(snapshot, view, question),
    chips: [
      ...snapshot.options.map(({ text }) => chip(text)),
      ...snapshot.refusals.map(({ text, rule }) => ({ ...chip(text), ...refused(question, text), forbidden: { rule, reason: '' } })),
    ],
  }
}

/** A module that does not fit is named with the slot that it was tried in. */
const refused = (question: string, text: string): Said => {
  const [, slot, card] = /^(\w+) (.+)$/.exec(text) ?? []
  return question === 'chooseLoadOut' && card !== undefined ? { title: words.inSlot(titled(card), slot!) } : {}
}

/** What is special about the questions that are answered in several steps. */
function placing(snapshot: Snapshot, view: View, question: string): Partial<Prompt> {
  const [first] = snapshot.options
  if (question === 'declare') {
    const { robot, die } = notesOf(view) as { robot: keyof View['robots']; die: number }
    const { color, value, key } = view.robots[robot].dice[die]!
    return { question: words.dieNow(words.desk.die(color, value), KEYS[key]!) }
  }
  if (question === 'chooseLoadOut') {
    const slot = snapshot.options.map(({ text }) => /^(left|right|champion) /.exec(text)?.[1]).find((each) => each !== undefined)
    return slot === undefined ? {} : { question: words.slot(slot) }
  }
  if (question !== 'placeDice') return {}
  const next = snapshot.options.map(({ text }) => placingOf(text)).find((each) => each !== null)
  const mayLock = first?.text === 'confirm'
  return {
    question: next ? words.unit(next.unit) : words.lock,
    primary: mayLock ? words.primary.lock : words.primary.place,
    ...(mayLock && { preset: 'confirm', rule: 'VT-PROG-7', reason: next ? words.why.lockOrMore : words.why.lock }),
    picks: true,
  }
}
const KEYS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

function reasonOf(view: View, question: string): string {
  if (question === 'placeDice') {
    const placed = robotOf(view, view.you)?.commit.flatMap((text) => placingOf(text) ?? []) ?? []
    const left = (color: string): number => 2 - placed.filter((each) => each.color === color).length
    return words.why.placing(left('blue'), left('red'))
  }
  if (question === 'anchor') {
    const { by, left } = notesOf(view) as { by: keyof View['robots']; left: number }
    return words.why.anchor(robotName(by), left)
  }
  return REASONS[question] ?? ''
}

const REASONS: Readonly<Record<string, string>> = {
  chooseFigure: words.why.figure,
  chooseFirstDeck: words.why.deck,
  chooseStart: words.why.start,
  declare: words.why.declare,
  conductor: words.why.conductor,
  shield: words.why.shield,
  bomb: words.why.bomb,
  telescopicArm: words.why.arm,
  workshop: words.why.workshop,
  chooseDeck: words.why.deck,
  chooseLoadOut: words.why.slot,
}

/** What a move is called on its chip and on the board. */
export const titleOf = (view: View, text: string): string => chipOf(view, questionOf(view), text).title ?? text

type Said = Partial<Omit<Chip, 'text'>>

/** What a chip says, by question. */
function chipOf(view: View, question: string, text: string): Said {
  const die = placingOf(text)
  if (die !== null) {
    const title = die.color === 'blue' ? words.move(die.value, die.key) : words.fire(die.key)
    return { title, act: words.act.place(die.key), onStage: true }
  }
  return CHIPS[question]?.(text, view) ?? {}
}

const deckChip = (deck: string, view: View): Said => ({
  title: words.decks[deck] ?? deck,
  effect: words.cards(view.decks[deck as 'blue']),
  act: words.act.draw(deck),
})
const yesNo = (text: string): Said => ({ title: text === 'yes' ? words.yes : words.no, ...(text === 'yes' && { act: words.act.use }) })

const CHIPS: Readonly<Record<string, (text: string, view: View) => Said>> = {
  chooseFigure: (name) => ({ act: words.act.take(name) }),
  chooseFirstDeck: deckChip,
  chooseDeck: deckChip,
  chooseStart: (space) => ({ act: words.act.start(space), onStage: true }),
  placeDice: () => ({ title: words.primary.lock }),
  declare: (text) => ({ title: words.noModule[text] ?? titled(text), effect: moduleText(text) }),
  anchor(text) {
    const by = Number(text.at(-1))
    return { title: words.brakes[by] ?? text, act: words.act.brake(by) }
  },
  conductor: yesNo,
  shield: yesNo,
  bomb: yesNo,
  telescopicArm: (space, view) => ({
    title: robotOf(view, view.you)?.at === space ? words.ownSpace(space) : space,
    act: words.act.activate(space),
    onStage: true,
  }),
  workshop(text, view) {
    if (text === 'repair') return { title: words.repair }
    if (text === 'nothing') return { title: words.nothing }
    const deck = text.slice('draw '.length)
    return { title: words.drawFrom(deck), effect: words.cards(view.decks[deck as 'blue']), act: words.act.draw(deck) }
  },
  chooseLoadOut(text) {
    if (text === 'keep') return { title: words.act.keep }
    const card = text.slice(text.indexOf(' ') + 1)
    if (card === 'empty') return { title: words.slotEmpty, act: words.act.leaveEmpty }
    return { title: titled(card), effect: moduleText(card), act: words.act.equip(card) }
  },
}

/** The card of the one module that a text names; nothing for several, whose names say it. */
function moduleText(text: string): string {
  const name = Object.keys(MODULES).find((each) => text.startsWith(each))
  return name === undefined || text.includes(',') ? '' : MODULES[name as ModuleId].text
}

/** What a move is called in the button that takes it back. */
export function nameMove(text: string): string {
  const die = placingOf(text)
  return die ? words.undo.die(die.unit) : text === 'confirm' ? words.undo.confirm : text
}

/** While dice are placed: what they would do. */
export const asks = (snapshot: Snapshot): readonly Question[] =>
  snapshot.view !== null && snapshot.seat !== null && questionOf(viewOf(snapshot)) === 'placeDice'
    ? [{ key: 'ghost', kind: 'ghost', args: null }]
    : []
