import { readdirSync, readFileSync } from 'node:fs'
import { MODULES } from '@robodrome/volt'
import { expect, test } from 'vitest'

test('VT-OVR-5 a card beats a rule through the moments it binds to: no rule names a module', () => {
  const folder = new URL('../src/rules/', import.meta.url)
  const named = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    return Object.keys(MODULES).flatMap((module) => (new RegExp(`\\b${module}\\b`).test(text) ? [`${file}: ${module}`] : []))
  })
  expect(named).toEqual([])
})
