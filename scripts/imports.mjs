// @ts-check
// Finds the imports in a source text, with the parser of the bundler.
import { parseSync, Visitor } from 'vite'

/** @typedef {{ specifier: string, line: number }} Import */

/** Few files have imports that are no statements, and only these are walked through. */
const UNUSUAL = /\b(?:import|require)\s*\(/

/**
 * Lists what a source imports: `import … from`, `export … from`, `import '…'`, `import('…')` (also in types) and `require('…')`.
 * @param {string} file its name says whether it contains types and elements
 * @param {string} source
 * @returns {Import[]}
 */
export const importsOf = (file, source) => {
  const parsed = parseSync(file, source)
  const [error] = parsed.errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  const { staticImports, staticExports } = parsed.module
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(({ moduleRequest }) =>
    moduleRequest ? [moduleRequest] : [],
  )
  const all = UNUSUAL.test(source) ? [...requests, ...unusual(parsed.program)] : requests
  const found = new Map(all.map(({ value, start }) => [start, { specifier: value, line: source.slice(0, start).split('\n').length }]))
  return [...found].toSorted(([a], [b]) => a - b).map(([, each]) => each)
}

/** Imports that are expressions or types. @param {ReturnType<typeof parseSync>['program']} program */
const unusual = (program) => {
  /** @type {{ value: string, start: number }[]} */
  const found = []
  /** @param {object | undefined} name */
  const note = (name) => {
    if (name && 'value' in name && typeof name.value === 'string' && 'start' in name)
      found.push({ value: name.value, start: Number(name.start) })
  }
  new Visitor({
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
    TSExternalModuleReference: ({ expression }) => note(expression),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') note(first)
    },
  }).visit(program)
  return found
}
