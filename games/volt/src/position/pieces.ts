import { BadInput, type Json } from '@robodrome/kernel'
import { ARENAS } from '../arena.ts'
import { COPIES, deckOf, isChampion, isLeftOut, MODULE_IDS, MODULES, moduleThatDoes, type Deck, type ModuleId } from '../content/modules.ts'
import { ROBOT_IDS } from '../content/robots.ts'
import { equippedAt } from '../moments.ts'
import { settingsFor } from '../rules/9b-settings.ts'
import type { Robot, Volt } from '../state.ts'
import { cellAt, isOccupied, minesOnCard, owned, sorted } from '../vocabulary.ts'
import { fieldsOf, listOf, readModule, readPiece, spaceIn, type Path } from './read.ts'
import { addModule, robotIn } from './robots.ts'

/** A mine belongs to a robot with a module that lays them, which is equipped if it is not yet. */
export function placeMines(g: Volt, given: Json | undefined): void {
  for (const [i, text] of listOf(given ?? [], ['mines']).entries()) {
    const { owner, at } = readPiece(text, ['mines', i])
    const robot = g.robots[robotIn(g, owner, ['mines', i])]
    if (isOccupied(g, at) || cellAt(g, at).pit) throw new BadInput(['mines', i], at, 'an empty space without a pit')
    if (equippedAt(robot, 'leaving').length === 0) addModule(g, robot, moduleThatDoes('layMine'), ['mines', i])
    const { tokens } = equippedAt(robot, 'leaving')[0]!
    if (minesOnCard(g, robot) === 0) throw new BadInput(['mines', i], text, `at most ${tokens} mines of ${owner}`)
    g.mines.push({ owner, at })
  }
}

export function placeTokens(g: Volt, given: Json | undefined): void {
  const { cells } = ARENAS[g.board]
  for (const [i, text] of listOf(given ?? [], ['tokens']).entries()) {
    const space = spaceIn(text, ['tokens', i])
    if (cells[space]!.vp === 0 || g.tokens.includes(space))
      throw new BadInput(['tokens', i], text, `a VP space of board ${g.board}, once: ${ARENAS[g.board].vpSpaces.slice(1).join(', ')}`)
    g.tokens.push(space)
  }
  g.tokens.sort((a, b) => cells[a]!.vp - cells[b]!.vp)
}

/** Inventories, champion modules won, and the decks: all other cards, or those given. */
export function giveCards(g: Volt, given: Record<string, Json>): void {
  const cards = (field: string): [Robot, ModuleId, Path][] =>
    Object.entries(fieldsOf(given[field] ?? {}, [field], ROBOT_IDS)).flatMap(([id, list]) =>
      listOf(list, [field, id]).map((card, i): [Robot, ModuleId, Path] => [
        g.robots[robotIn(g, id, [field, id])],
        readModule(card, [field, id, i]),
        [field, id, i],
      ]),
    )
  for (const [robot, module, path] of cards('inventory')) {
    if (!g.config.modules || MODULES[module].deck === 'champion')
      throw new BadInput(path, module, 'an ordinary module, in a mode with modules')
    if (owned(robot).includes(module)) throw new BadInput(path, module, 'no second copy of a module')
    robot.inventory.push(module)
    sorted(robot.inventory)
  }
  for (const [robot, module, path] of cards('trophies')) {
    if (!isChampion(module) || robot.trophies.includes(module)) throw new BadInput(path, module, 'a champion module, once')
    robot.trophies.push(module)
    sorted(robot.trophies)
  }
  fillDecks(g, given['decks'])
}

/** Each deck holds what nobody owns; decks that are given keep only their cards, the rest is in the box. */
function fillDecks(g: Volt, given: Json | undefined): void {
  const wanted = fieldsOf(given ?? {}, ['decks'], ['blue', 'yellow', 'red'])
  const inPlay = Object.values(g.robots).flatMap(owned)
  for (const module of g.config.modules ? MODULE_IDS : []) {
    if (isLeftOut(module, g.board)) continue
    const deck = deckOf(module)
    const left = COPIES - inPlay.filter((card) => card === module).length
    if (left < 0) throw new BadInput(['robots'], module, `at most ${COPIES} copies`)
    for (let i = 0; i < left; i++) g.decks[deck].push(module)
  }
  for (const [deck, list] of Object.entries(wanted)) {
    const kept = listOf(list, ['decks', deck]).map((card, i) => readModule(card, ['decks', deck, i]))
    const before = g.decks[deck as Deck]
    for (const [i, card] of kept.entries()) {
      if (!before.includes(card)) throw new BadInput(['decks', deck, i], card, `a card that is left in the ${deck} deck`)
      before.splice(before.indexOf(card), 1)
    }
    g.box.push(...before)
    g.decks[deck as Deck] = sorted(kept)
  }
}

export function giveSettings(g: Volt, given: Json | undefined): void {
  for (const [id, settings] of Object.entries(fieldsOf(given ?? {}, ['presets'], ROBOT_IDS))) {
    const robot = g.robots[robotIn(g, id, ['presets', id])]
    const known = settingsFor(g, robot)
    const wanted = fieldsOf(
      settings,
      ['presets', id],
      known.map(([set]) => set),
    )
    for (const [set, values] of known) {
      const given = wanted[set]
      if (given === undefined) continue
      const value = values.find((each) => each === (typeof given === 'number' ? String(given) : given))
      if (value === undefined) throw new BadInput(['presets', id, set], given, `one of ${values.join(', ')}`)
      robot.presets[set] = value
    }
  }
}
