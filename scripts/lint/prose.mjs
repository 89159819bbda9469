// @ts-check
// A linter rule: texts for people are in word files, never in components. It finds text between tags, labels for screen readers, tooltips,
// and strings that read like a sentence.

/** @typedef {{ type: string, value?: unknown, name?: Syntax | string, parent?: Syntax, callee?: Syntax, property?: Syntax, quasis?: Syntax[], key?: Syntax, cooked?: string }} Syntax */

const LETTERS = /\p{L}{2,}/u
/** What a label or a sentence looks like: a capital and another word, or three words. Class names and selectors do not. */
const SENTENCE = /^(?:\p{Lu}[\p{L}']*,? [\p{L}\d]|\p{L}[\p{L}']*,? \p{L}[\p{L}']*,? \p{L})/u
/** Attributes that people read, and attributes that hold classes, drawings and the like. */
const READ = new Set(['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt', 'label'])
const TECHNICAL = new Set([
  'className',
  'class',
  'd',
  'viewBox',
  'style',
  'id',
  'name',
  'data-place',
  'points',
  'transform',
  'fill',
  'stroke',
])

/** @param {Syntax | undefined} node */
const nameOf = (node) => (typeof node?.name === 'string' ? node.name : typeof node?.name?.name === 'string' ? node.name.name : '')

/**
 * What contains a string: an attribute, a call, or nothing of interest.
 * @param {Syntax} node
 * @returns {{ attribute: string, call: string }}
 */
const holder = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'JSXAttribute') return { attribute: nameOf(at), call: '' }
    if (at.type === 'BinaryExpression') return { attribute: 'data-', call: '' }
    if (at.type === 'CallExpression') return { attribute: '', call: nameOf(at.callee?.property ?? at.callee) }
    if (at.type === 'JSXElement' || at.type.includes('Function') || at.type.endsWith('Statement')) break
  }
  return { attribute: '', call: '' }
}

/** Calls whose text is for machines. */
const MACHINES =
  /^(querySelector(All)?|closest|matches|focus|getPropertyValue|addEventListener|startsWith|includes|replace|split|join|known)$/

/**
 * Whether a string is the name of a piece or a kind: a key of an object, the `kind` of an act, an index, a case, or part of a type.
 * @param {Syntax} node
 */
const isName = (node) => {
  const { parent } = node
  if (parent?.type === 'Property') return parent.key === node || nameOf(parent.key) === 'kind'
  return (
    parent?.type === 'SwitchCase' || parent?.type === 'TSLiteralType' || (parent?.type === 'MemberExpression' && parent.property === node)
  )
}

/** A scheme, or the id of a rule, is the same in every language. */
const CODE = /^(https?:\/\/|[A-Z]{2}-[A-Z]+-\d+)$/

/** Returns why a string should be among the words, or null. @param {Syntax} node @param {string} text */
const objection = (node, text) => {
  if (isName(node) || CODE.test(text.trim())) return null
  const { attribute, call } = holder(node)
  if (READ.has(attribute)) return LETTERS.test(text) ? `"${text}" is read: it belongs among the words` : null
  if (TECHNICAL.has(attribute) || attribute.startsWith('data-') || MACHINES.test(call)) return null
  return SENTENCE.test(text.trim()) ? `"${text}" reads like a sentence: it belongs among the words` : null
}

export default {
  meta: { name: 'words' },
  rules: {
    'no-prose': {
      /** @param {{ report(found: { node: Syntax, message: string }): void }} context */
      create: (context) => {
        /** @param {Syntax} node @param {unknown} text */
        const look = (node, text) => {
          const message = typeof text === 'string' ? objection(node, text) : null
          if (message) context.report({ node, message })
        }
        return {
          /** @param {Syntax} node */
          JSXText: (node) => {
            if (typeof node.value === 'string' && LETTERS.test(node.value) && !CODE.test(node.value.trim()))
              context.report({ node, message: `"${node.value.trim()}" is read: it belongs among the words` })
          },
          /** @param {Syntax} node */
          Literal: (node) => look(node, node.value),
          /** @param {Syntax} node */
          TemplateLiteral: (node) => {
            const texts = (node.quasis ?? []).map(({ value }) => /** @type {{ cooked?: string }} */ (value).cooked ?? '')
            look(node, texts.join('…'))
          },
        }
      },
    },
  },
}
