import { expect, test } from 'vitest'
import { readAudit } from '../audit.mjs'

test('an audit is read, and what is none is told apart from one that found nothing', () => {
  expect(readAudit('{"metadata":{"vulnerabilities":{"high":2,"critical":0}}}')).toEqual({ high: 2, critical: 0 })
  expect(readAudit('{"message":"not found","statusCode":404}')).toBeNull()
  expect(readAudit('<html>')).toBeNull()
  expect(readAudit('')).toBeNull()
})
