// @ts-check
// Draws the two pictures of ARCHITECTURE.md from the code: the rooms with their arrows, and the journey of a move.
//   --write   puts them into ARCHITECTURE.md; `npm run check` fails while they differ from the code
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARROWS } from '../arrows.mjs'
import { command, Failed, Misuse, root } from '../steps.mjs'

const PAGE = join(root, 'ARCHITECTURE.md')

/**
 * The file `from` uses `name`, and `file` declares it; the comment there says what it does. A message on the wire is declared in `schema`,
 * and both files use it.
 * @typedef {{ from: string, file: string, name: string, schema?: string }} Station
 */

const MESSAGES = 'protocol/src/messages.ts'

/** @type {Station[]} */
export const JOURNEY = [
  { from: 'web/src/frame/use-choice.ts', file: 'web/src/table/link.ts', name: 'choose' },
  { from: 'web/src/table/link.ts', file: 'web/src/table/online-link.ts', name: 'send' },
  { from: 'web/src/table/online-link.ts', file: 'server/src/socket/conversation.ts', name: 'ClientMessage', schema: MESSAGES },
  { from: 'server/src/socket/conversation.ts', file: 'server/src/tables/table.ts', name: 'act' },
  { from: 'server/src/tables/table.ts', file: 'table/src/grant.ts', name: 'grant' },
  { from: 'server/src/tables/table.ts', file: 'server/src/tables/step-queue.ts', name: 'step' },
  { from: 'server/src/tables/step-queue.ts', file: 'table/src/table.ts', name: 'perform' },
  { from: 'table/src/table.ts', file: 'table/src/course.ts', name: 'play' },
  { from: 'table/src/course.ts', file: 'kernel/src/match.ts', name: 'choose' },
  { from: 'server/src/tables/step-queue.ts', file: 'server/src/tables/append.ts', name: 'append' },
  { from: 'server/src/tables/append.ts', file: 'server/src/tables/append-sql.ts', name: 'appendAll' },
  { from: 'server/src/tables/table.ts', file: 'server/src/tables/gallery.ts', name: 'show' },
  { from: 'server/src/tables/gallery.ts', file: 'server/src/tables/eyes.ts', name: 'message' },
  { from: 'server/src/tables/gallery.ts', file: 'server/src/socket/conversation.ts', name: 'sendText' },
  { from: 'server/src/socket/conversation.ts', file: 'web/src/table/online-link.ts', name: 'ServerMessage', schema: MESSAGES },
  { from: 'web/src/table/online-link.ts', file: 'table/src/snapshot.ts', name: 'changed' },
]

/** Lists the arrows to draw, without those implied by others: if A imports B and B imports C, the arrow from A to C is omitted. */
const reduced = () => {
  /** @param {string} room @returns {Set<string>} */
  const reach = (room) => new Set((ARROWS[room] ?? []).flatMap((to) => [to, ...reach(to)]))
  return Object.entries(ARROWS).flatMap(([room, targets]) =>
    targets.filter((to) => !targets.some((other) => other !== to && reach(other).has(to))).map((to) => /** @type {const} */ ([room, to])),
  )
}

/** @param {string} room */
const idOf = (room) => room.replace('/*', 'Each')

export const drawRooms = () =>
  [
    '```mermaid',
    'flowchart TD',
    ...Object.keys(ARROWS).map((room) => `  ${idOf(room)}["${room}"]`),
    ...reduced().map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n')

/** Tells where a file belongs in the drawing: to its room or, in the server and the page, to its folder. @param {string} file */
const placeOf = (file) => file.replace(/^(server|web)\/src\/([^/]+)\/.*$/, '$1/$2').replace(/^((?!server|web)[^/]+)\/src\/.*$/, '$1')

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Returns the first sentence of the comment above a declaration. @param {Station} station */
const saidOf = ({ from, file, name, schema }) => {
  for (const user of schema === undefined ? [from] : [from, file])
    if (!new RegExp(`\\b${name}\\b`).test(read(user))) throw new Failed(`${WRONG}: ${user} does not use ${name}`)
  const lines = read(schema ?? file).split('\n')
  const declared = new RegExp(`^\\s*((export|async|protected|override|const|type|function) )*${name}\\b(\\(| =)`)
  const at = lines.findIndex((line, n) => declared.test(line) && (lines[n - 1] ?? '').endsWith('*/'))
  if (at < 0) throw new Failed(`${WRONG}: ${schema ?? file} declares no ${name} with a comment above it`)
  const start = lines.findLastIndex((line, n) => n < at && line.trimStart().startsWith('/**'))
  const comment = lines.slice(start, at).map((line) => line.replaceAll(/^\s*\/?\*+\/?|\*\/\s*$/g, '').trim())
  return comment
    .join(' ')
    .trim()
    .split(/[.:](?=\s|$)/)[0]
}
const WRONG = 'the journey of a move (scripts/prose/drawings.mjs)'

export const drawJourney = () => {
  const places = [...new Set(JOURNEY.flatMap(({ from, file }) => [placeOf(from), placeOf(file)]))]
  /** @param {string} place */
  const id = (place) => `p${places.indexOf(place) + 1}`
  return [
    '```mermaid',
    'sequenceDiagram',
    '  autonumber',
    ...places.map((place) => `  participant ${id(place)} as ${place}`),
    ...JOURNEY.map(({ from, file, name }) => `  ${id(placeOf(from))}->>${id(placeOf(file))}: ${name}`),
    '```',
    '',
    '| | function | what it does |',
    '|---|---|---|',
    ...JOURNEY.map((station, n) => `| ${n + 1} | \`${station.name}\` in \`${station.schema ?? station.file}\` | ${saidOf(station)} |`),
  ].join('\n')
}

/** Returns the page with both drawings, regenerated from the code. @param {string} page */
export const drawn = (page) => put(put(page, 'rooms', drawRooms()), 'journey', drawJourney())

/** @param {string} page @param {string} name @param {string} drawing */
const put = (page, name, drawing) => {
  const [begin, end] = [`<!-- drawing: ${name} -->`, `<!-- end of drawing: ${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < 0) throw new Failed(`ARCHITECTURE.md has no place for the drawing "${name}": expected ${begin} and ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${drawing}\n\n${page.slice(to)}`
}

export const reportOldDrawings = () => {
  const page = readFileSync(PAGE, 'utf8')
  if (drawn(page) === page) return 0
  console.error('ARCHITECTURE.md: a drawing differs from the code; node scripts/prose/drawings.mjs --write draws it again')
  return 1
}

await command(
  import.meta.url,
  () => {
    const [how] = process.argv.slice(2)
    if (how !== undefined && how !== '--write') throw new Misuse(`${how}: expected --write`)
    if (how === '--write') writeFileSync(PAGE, drawn(readFileSync(PAGE, 'utf8')))
    else if (reportOldDrawings() > 0) throw new Failed('a drawing is not current')
  },
  '[--write]',
)
