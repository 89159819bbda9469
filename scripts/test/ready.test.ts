import { expect, test } from 'vitest'
import { checkNode } from '../ready.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('Node %s will do', (version) => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each(['18.20.8', '20.18.3'])('Node %s is too old, and is told so', (version) => {
  expect(() => checkNode(version)).toThrow(`this is Node ${version}; Robodrome needs 20.19 or newer`)
})
