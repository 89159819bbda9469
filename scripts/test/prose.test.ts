import { expect, test } from 'vitest'
import { linted } from './linted.ts'

const lint = (text: string): string => linted('prose.mjs', 'words/no-prose', text)

test.each([
  'export const A = () => <p>Your move</p>',
  'export const A = () => <button aria-label="Close" />',
  'export const A = ({ n }) => <img alt={`Seat ${n}`} />',
  "export const a = () => { throw new Error('no table is open') }",
  "export const title = 'After the battle'",
])('what people read is found outside the words: %s', (text) => expect(lint(text)).toContain('no-prose'))

test.each([
  'export const A = () => <p className="row spread">{words.table.over}</p>',
  "export const a = (b) => b.querySelector('.prompt .chip')",
  "export const A = ({ on }) => <i className={on ? 'pill on' : 'pill'} aria-label={words.close} />",
  "export const a = ({ kind }) => kind === 'person'",
  "export const a = { 'Needle Lance': 1, kind: 'left the lot' }",
  'export const A = () => <button>AB-ATK-8</button>',
])('what machines read passes: %s', (text) => expect(lint(text)).not.toContain('no-prose'))
