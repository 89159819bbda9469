// @ts-check
// A linter rule: a word has one meaning. No type, and no top-level value of a file, may have the name of a type or an object of the browser
// or the language (Event, Range, Record, document). Readers must not have to check which one is meant. Functions of the window (open,
// close, print) are common verbs, so they may be declared.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Names that are allowed although the browser has them, and why. @type {Readonly<Record<string, string>>} */
const KEPT = {
  Option: 'what a seat may choose, in the terms of every game; nothing here makes <option> elements by their constructor',
}

/** Returns the folder with the compiler's declarations of the language and the browser. */
const libraries = () => {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
  return join(dirname(createRequire(compiler).resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)), 'lib')
}

const GLOBALS = readGlobals(libraries())

/** @param {string} folder */
function readGlobals(folder) {
  const texts = readdirSync(folder).flatMap((file) =>
    /^lib\.(dom|es).*\.d\.ts$/.test(file) ? [readFileSync(join(folder, file), 'utf8')] : [],
  )
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^(?:declare )?(?:interface|type|var|class|namespace) (\w+)/gm)].map(([, name]) => name)),
  )
}

/** @typedef {{ type: string, name?: Syntax | string, parent?: Syntax | null, id?: Syntax | null, imported?: Syntax, local?: Syntax }} Syntax */

/** @param {Syntax | null | undefined} node */
const nameOf = (node) => (typeof node?.name === 'string' ? node.name : '')

/** A declaration for another module or for the whole program adds to what exists already. @param {Syntax} node @returns {boolean} */
const isAdded = ({ parent }) => parent?.type === 'TSModuleDeclaration' || (parent ? isAdded(parent) : false)

/** @param {Syntax | null | undefined} node */
const isTop = (node) => node?.type === 'Program' || (node?.type.startsWith('Export') === true && node.parent?.type === 'Program')

export default {
  meta: { name: 'names' },
  rules: {
    'no-globals': {
      /** @param {{ report(found: { node: Syntax, message: string }): void }} context */
      create: (context) => {
        /** @param {Syntax} node @param {Syntax | null | undefined} id */
        const look = (node, id) => {
          const name = nameOf(id)
          if (!GLOBALS.has(name) || Object.hasOwn(KEPT, name) || isAdded(node)) return
          context.report({
            node,
            message: `"${name}" already means something to the browser or the language: choose the word of the field`,
          })
        }
        /** @param {Syntax} node */
        const declared = (node) => look(node, node.id)
        return {
          TSInterfaceDeclaration: declared,
          TSTypeAliasDeclaration: declared,
          TSEnumDeclaration: declared,
          ClassDeclaration: declared,
          /** @param {Syntax} node */
          FunctionDeclaration: (node) => isTop(node.parent) && declared(node),
          /** @param {Syntax} node */
          VariableDeclarator: (node) => isTop(node.parent?.parent) && declared(node),
          /** A package may give its own things any name; our own names must follow the rule. @param {Syntax} node */
          ImportSpecifier: (node) => nameOf(node.imported) !== nameOf(node.local) && look(node, node.local),
        }
      },
    },
  },
}
