import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { drawnIn, selectorsOf } from '../page-classes.mjs'

// A screen that is fetched on demand brings its styles along. If it also uses a class from another such screen, that part is unstyled until
// somebody has visited the other one.

const source = resolve(import.meta.dirname, '../../web/src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file))
const texts = new Map(files.filter((file) => /\.(tsx?|css)$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]))

const found = (file: string, imported: RegExp): string[] =>
  file.endsWith('.css')
    ? []
    : [...texts.get(file)!.matchAll(imported)].map(([, name]) => resolve(dirname(file), name!)).filter((each) => texts.has(each))
const importsOf = (file: string): string[] => found(file, /^(?:import|export)\s(?!type\b)(?:[\w\s{},*$]+\sfrom\s)?['"](\.[^'"]+)['"]/gm)
const fetchesOf = (file: string): string[] => found(file, /import\(\s*['"](\.[^'"]+)['"]\s*\)/g)

/** A file and everything that it imports statically. */
function together(file: string): Set<string> {
  const all = new Set([file])
  for (const each of all) for (const next of importsOf(each)) all.add(next)
  return all
}

/** The parts that are fetched on demand, each with everything it imports statically. */
function partsOf(first: string): Map<string, Set<string>> {
  const parts = new Map([[first, together(first)]])
  for (const [, part] of parts) for (const next of [...part].flatMap(fetchesOf)) if (!parts.has(next)) parts.set(next, together(next))
  return parts
}

/** Collects what has certainly been loaded with a part: its own imports, and what has been loaded with every part that fetches it. */
function thereWith(parts: Map<string, Set<string>>, first: string): Map<string, Set<string>> {
  const there = new Map([...parts].map(([name, part]) => [name, name === first ? part : new Set(texts.keys())]))
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const [name, part] of parts) {
      if (name === first) continue
      const behind = [...parts]
        .filter(([, other]) => [...other].some((file) => fetchesOf(file).includes(name)))
        .map(([by]) => there.get(by)!)
      const now = new Set([...texts.keys()].filter((file) => part.has(file) || behind.every((has) => has.has(file))))
      hasChanged ||= now.size !== there.get(name)!.size
      there.set(name, now)
    }
  }
  return there
}

/** For each class that a pattern finds, returns the style sheets in which it occurs. */
function sheetsWith(pattern: RegExp): Map<string, Set<string>> {
  const sheets = new Map<string, Set<string>>()
  for (const [file, text] of texts)
    if (file.endsWith('.css')) for (const [, name] of text.matchAll(pattern)) sheets.set(name!, (sheets.get(name!) ?? new Set()).add(file))
  return sheets
}

const classesIn = (file: string): string[] =>
  file.endsWith('.tsx')
    ? [...texts.get(file)!.matchAll(/className=(?:"([^"]+)"|\{`([^`$]*))/g)].flatMap(([, plain, made]) =>
        (plain ?? made!).trim().split(/\s+/),
      )
    : []

test('every screen that is fetched by itself has the styles of what it draws', () => {
  const first = join(source, 'main.tsx')
  const parts = partsOf(first)
  const there = thereWith(parts, first)
  // A class that has a style of its own in some sheet is unstyled here unless a sheet that mentions it is loaded.
  const own = sheetsWith(/^\.([a-z][\w-]*)(?: \{|,$)/gm)
  const any = sheetsWith(/\.([a-z][\w-]*)/g)
  const bare = [...parts].flatMap(([name, part]) =>
    [...part].flatMap((file) =>
      classesIn(file)
        .filter((each) => own.has(each) && [...any.get(each)!].every((sheet) => !there.get(name)!.has(sheet)))
        .map((each) => `${relative(source, file)}: .${each} is not there with ${relative(source, name)}`),
    ),
  )
  expect([...new Set(bare)]).toEqual([])
})

test('no style of a screen reaches what another one draws: it would look different once somebody has been there', () => {
  const first = join(source, 'main.tsx')
  const parts = partsOf(first)
  const there = thereWith(parts, first)
  const selectors = [...texts].flatMap(([sheet, css]) =>
    sheet.endsWith('.css') ? selectorsOf(css).map((each) => ({ sheet, ...each })) : [],
  )
  const torn = [...parts.keys()].flatMap((name) => {
    const has = there.get(name)!
    const drawn = new Set([...has].filter((file) => file.endsWith('.tsx')).flatMap((file) => [...drawnIn(texts.get(file)!)]))
    return selectors
      .filter(({ sheet, needs }) => !has.has(sheet) && needs.every((need) => drawn.has(need)))
      .map(({ sheet, line, text }) => `${relative(source, sheet)}:${line} ${text} reaches ${relative(source, name)}`)
  })
  expect(torn).toEqual([])
})
