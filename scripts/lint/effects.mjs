// @ts-check
// A linter rule: a React effect returns nothing, or a function that undoes it. React would call anything else that it returns
// (scrollIntoView gives a Promise in newer browsers) as a function, and the page would break.

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

/**
 * @typedef {{ type: string, name?: string, async?: boolean, body?: Syntax, argument?: Syntax | null, property?: Syntax, callee?: Syntax, arguments?: Syntax[] }} Syntax
 */

/** Lists the returns of a function itself, but not those of functions inside it. @param {Syntax} node @returns {Syntax[]} */
const returnsOf = (node) => {
  if (node.type === 'ReturnStatement') return [node]
  if (FUNCTIONS.has(node.type) || node.type === 'FunctionDeclaration') return []
  return Object.entries(node).flatMap(([field, value]) =>
    field === 'parent' ? [] : [value].flat().flatMap((each) => (isSyntax(each) ? returnsOf(each) : [])),
  )
}

/** @param {unknown} value @returns {value is Syntax} */
const isSyntax = (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Returns what an effect returns that is not a function, or null. @param {Syntax} effect @returns {Syntax | null} */
const badReturn = (effect) => {
  if (effect.async) return effect
  const { body = effect } = effect
  if (body.type !== 'BlockStatement') return body
  return returnsOf(body).find(({ argument }) => argument && !FUNCTIONS.has(argument.type)) ?? null
}

export default {
  meta: { name: 'robodrome' },
  rules: {
    'effect-returns': {
      /** @param {{ report(found: { node: Syntax, message: string }): void }} context */
      create: (context) => ({
        /** @param {Syntax} call */
        CallExpression({ callee, arguments: [effect] = [] }) {
          const name = (callee?.property ?? callee)?.name ?? ''
          if (!EFFECTS.has(name) || !effect || !FUNCTIONS.has(effect.type)) return
          const node = badReturn(effect)
          if (node) context.report({ node, message: `${name} gives back nothing, or a function written out in its return` })
        },
      }),
    },
  },
}
