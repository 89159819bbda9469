// @ts-check
// Finds files that import each other in a circle, which is allowed only where a rulebook itself is circular.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsOf } from './imports.mjs'
import { command, Failed, root as house } from './steps.mjs'

/** Chapters that refer to each other, with the reason and their files in `src/rules`. Only these files may form a circle. */
export const RULEBOOKS = {
  'games/gekido': {
    why: 'an attack opens windows, whose effects change that attack, and what it destroys ends a turn and sets the next target',
    files: '2-turn 3-target-locks 4-attack 5-windows 6-effects 7-success-and-malfunction 8-damage 11-annihilation',
  },
  'games/pbl': {
    why: 'cards can be played in the middle of everything, also of what other cards do, and what they do ends combats, turns and games of a series',
    files:
      '3-setup/challenge 3-setup/hands 3-setup/pilots 4-build 4-draw 4-hangar 4-turn 5-after 5-attack 5-blow-off 5-combat 5-dice 5-fight ' +
      '5-strike 5-throw 6-aimed 6-effects 6-timing 7-shop 8-end 9-series',
  },
  'games/volt': {
    why: 'damage destroys robots, destruction and damage concern mines, and mines do damage; a KillBot looks around before each step that it moves',
    files: '5a-moving 6a-damage 6b-destruction 7-mines 10-killbots',
  },
}

const LEFT_OUT = ['node_modules', 'dist', 'test', '.git', '.cache']

/** Finds all circles under a folder, each with its files in order. @param {string} root @returns {string[][]} */
export const findCircles = (root) => {
  const files = new Set(sources(root, ''))
  /** @param {string} file */
  const targets = (file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8'))
      .map(({ specifier }) => (specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : ''))
      .filter((target) => files.has(target))
  return knots(new Map([...files].map((file) => [file, targets(file)])))
}

/** @param {string} root @param {string} folder @returns {string[]} */
const sources = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : sources(root, path)
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })

/** Groups files that can be reached from each other, by Tarjan's algorithm. @param {Map<string, string[]>} arrows @returns {string[][]} */
const knots = (arrows) => {
  /** @type {Map<string, number>} */
  const order = new Map()
  /** The first file, in that order, that can be reached from each file. @type {Map<string, number>} */
  const back = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const found = []
  /** @param {string} file */
  const visit = (file) => {
    order.set(file, order.size)
    back.set(file, order.size - 1)
    open.push(file)
    for (const target of arrows.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target)) back.set(file, Math.min(back.get(file) ?? 0, back.get(target) ?? 0))
    }
    if (back.get(file) !== order.get(file)) return
    const knot = open.splice(open.indexOf(file))
    if (knot.length > 1 || arrows.get(file)?.includes(file)) found.push(knot.toSorted())
  }
  for (const file of arrows.keys()) if (!order.has(file)) visit(file)
  return found
}

/**
 * Lists the problems, one per line.
 * @param {string} root
 * @param {Readonly<Record<string, { files: string }>>} rulebooks
 * @returns {string[]}
 */
export const circleFaults = (root, rulebooks = RULEBOOKS) => {
  const circles = findCircles(root)
  const own = new Set(
    Object.entries(rulebooks).flatMap(([game, { files }]) => files.split(' ').map((file) => `${game}/src/rules/${file}.ts`)),
  )
  const strange = circles.flatMap((circle) => {
    const others = circle.filter((file) => !own.has(file))
    return others.length > 0 ? [`a circle of imports: ${(circle.length > 12 ? others : circle).join(', ')}`] : []
  })
  const around = new Set(circles.flat())
  const free = [...own].filter((file) => !around.has(file) && existsSync(join(root, posix.dirname(file))))
  return [...strange, ...free.map((file) => `${file} is in no circle any more: take it off the list in scripts/circles.mjs`)]
}

/** Prints the faults and returns their number. @param {string} root */
export const reportCircles = (root) => {
  const faults = circleFaults(root)
  for (const fault of faults) console.error(fault)
  return faults.length
}

await command(import.meta.url, () => {
  const faults = reportCircles(house)
  if (faults) throw new Failed(`${faults} faults about circles of imports`)
})
