import { expect, test } from 'vitest'
import { linted } from './linted.ts'

const lint = (text: string): string => linted('names.mjs', 'names/no-globals', text)

test.each([
  'export interface Event { kind: string }',
  'export type Range = { least: number; most: number }',
  'export function f() { type Record = { id: string } }',
  'export class Selection {}',
  'export const document = { openapi: 1 }',
  "import { type Book as Text } from './book.ts'",
])('a name that the browser or the language has already is found: %s', (text) => expect(lint(text)).toContain('no-globals'))

test.each([
  'export type Happening = { kind: string }',
  "export type Option = { kind: 'pass' }",
  'export const open = (path: string) => { const name = path; return name }',
  "import { type KeyboardEvent } from 'react'",
  'declare global { interface Window { robodrome: string } }',
])('other names pass, and so do those of packages and what adds to the browser: %s', (text) =>
  expect(lint(text)).not.toContain('no-globals'),
)
