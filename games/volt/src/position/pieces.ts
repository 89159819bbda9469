import { BadInput, common } from '@robodrome/kernel'
import { contentOf, deckOf, moduleOf, moduleThatDoes } from '../content.ts'
import { DECKS } from '../content/modules.ts'
import { ROBOT_IDS, type RobotId } from '../content/robots.ts'
import { equippedAt } from '../moments.ts'
import { settingsFor } from '../rules/9b-settings.ts'
import type { Robot, Volt } from '../state.ts'
import { arenaOf, cellAt, isOccupied, minesOnCard, owned, sorted } from '../vocabulary.ts'
import type { Description } from './description.ts'
import { addModule, robotIn } from './robots.ts'
import { voltSays } from '../says.ts'

/** A mine belongs to a robot with a mine-laying module, which is equipped unless it already is. */
export function placeMines(g: Volt, { mines }: Description): void {
  for (const [i, { owner, at }] of mines.entries()) {
    const path = ['mines', i]
    const robot = robotIn(g, owner, path)
    if (isOccupied(g, at) || cellAt(g, at).pit) throw new BadInput(path, at, voltSays('spaceWithoutPit'))
    if (equippedAt(g, robot, 'leaving').length === 0) {
      const layer = moduleThatDoes(g, 'layMine')
      if (layer === undefined) throw new BadInput(path, `${owner}@${at}`, voltSays('noMines'))
      addModule(g, robot, layer.id, path)
    }
    const { tokens } = equippedAt(g, robot, 'leaving')[0]!
    if (minesOnCard(g, robot) === 0) throw new BadInput(path, `${owner}@${at}`, voltSays('atMostMines', { most: tokens, robot: owner }))
    g.mines.push({ owner, at })
  }
}

export function placeTokens(g: Volt, { tokens }: Description): void {
  const { cells, vpSpaces } = arenaOf(g)
  for (const [i, space] of tokens.entries()) {
    if (cells[space]!.vp === 0 || g.tokens.includes(space))
      throw new BadInput(['tokens', i], space, voltSays('vpSpace', { board: g.board, spaces: vpSpaces.slice(1).join(', ') }))
    g.tokens.push(space)
  }
  g.tokens.sort((a, b) => cells[a]!.vp - cells[b]!.vp)
}

type Path = readonly (string | number)[]

/** Lists items assigned to robots, in order, each with its path in the input. */
export const givenTo = <T>(g: Volt, field: string, given: Readonly<Partial<Record<RobotId, T>>>): [Robot, T, Path][] =>
  ROBOT_IDS.flatMap((id): [Robot, T, Path][] => {
    const path = [field, id]
    return given[id] === undefined ? [] : [[robotIn(g, id, path), given[id], path]]
  })

/** Fills inventories, trophies of champion modules, and the decks, which hold all other cards or those given. */
export function giveCards(g: Volt, { inventory, trophies, decks }: Description): void {
  for (const [robot, cards, path] of givenTo(g, 'inventory', inventory))
    for (const [i, module] of cards.entries()) {
      if (!g.config.modules || moduleOf(g, module).deck === 'champion') throw new BadInput([...path, i], module, voltSays('ordinaryModule'))
      if (owned(robot).includes(module)) throw new BadInput([...path, i], module, voltSays('noSecondCopy'))
      robot.inventory.push(module)
      sorted(g, robot.inventory)
    }
  for (const [robot, cards, path] of givenTo(g, 'trophies', trophies))
    for (const [i, module] of cards.entries()) {
      if (moduleOf(g, module).deck !== 'champion' || robot.trophies.includes(module))
        throw new BadInput([...path, i], module, voltSays('championOnce'))
      robot.trophies.push(module)
      sorted(g, robot.trophies)
    }
  fillDecks(g, decks)
}

/** Each deck holds the unowned cards. A given deck keeps only its cards, and the rest leave the game. */
function fillDecks(g: Volt, wanted: Description['decks']): void {
  const inPlay = Object.values(g.robots).flatMap(owned)
  for (const { id, copies } of g.config.modules ? contentOf(g).inPlay[g.board]! : []) {
    const left = copies - inPlay.filter((card) => card === id).length
    if (left < 0) throw new BadInput(['robots'], id, voltSays('atMostCopies', { most: copies }))
    for (let i = 0; i < left; i++) g.decks[deckOf(g, id)].push(id)
  }
  for (const deck of DECKS) {
    const kept = wanted[deck]
    if (kept === undefined) continue
    const before = g.decks[deck]
    for (const [i, card] of kept.entries()) {
      if (!before.includes(card)) throw new BadInput(['decks', deck, i], card, voltSays('leftInDeck', { deck }))
      before.splice(before.indexOf(card), 1)
    }
    g.removed.push(...before)
    g.decks[deck] = sorted(g, [...kept])
  }
}

export function giveSettings(g: Volt, { presets }: Description): void {
  for (const [robot, settings, path] of givenTo(g, 'presets', presets)) {
    const known = settingsFor(g, robot)
    for (const [name, given] of Object.entries(settings)) {
      const [set, values] = known.find(([each]) => each === name) ?? [undefined, []]
      if (set === undefined)
        throw new BadInput(
          [...path, name],
          given,
          voltSays('settingOf', { robot: robot.id, settings: known.map(([each]) => each).join(', ') }),
        )
      const value = values.find((each) => each === String(given))
      if (value === undefined) throw new BadInput([...path, name], given, common('oneOf', { names: values.join(', ') }))
      robot.presets[set] = value
    }
  }
}
