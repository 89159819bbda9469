import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { RuleText } from '@robodrome/rulebook'
import { readLeagueScenarios } from '../competitions/scenario/read.ts'
import { readScenarios } from '../scenario/read.ts'

export interface Coverage {
  /** Each id of the rulebook with the tests and scenarios that name it. */
  tests: Map<string, string[]>
  /** Ids that tests name but the rulebook does not have. */
  unknown: Map<string, string[]>
  /** From 0 to 1. */
  share: number
}

/** Collects the tests for each rule from a folder: the titles of `test`, `it` and `describe`, and the `rules` of scenarios. */
export function coverage(rules: readonly Pick<RuleText, 'id'>[], folder: string): Coverage {
  const tests = new Map<string, string[]>(rules.map((rule) => [rule.id, []]))
  const unknown = new Map<string, string[]>()
  const family = [...new Set(rules.map((rule) => rule.id.split('-')[0]!))]
  for (const { title, ids } of namedIn(folder, family)) {
    for (const id of ids) {
      const list = tests.get(id) ?? unknown.get(id) ?? []
      list.push(title)
      if (!tests.has(id)) unknown.set(id, list)
    }
  }
  const covered = [...tests.values()].filter((list) => list.length > 0).length
  return { tests, unknown, share: tests.size === 0 ? 1 : covered / tests.size }
}

function namedIn(folder: string, family: readonly string[]): { title: string; ids: string[] }[] {
  const pattern = new RegExp(`\\b(?:${family.join('|')})(?:-[A-Z0-9]+)+\\b`, 'g')
  return filesBelow(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const where = relative(folder, file)
    if (file.endsWith('.scenario.yaml'))
      return readScenarios(source, where).map((scenario) => ({ title: `${where}: ${scenario.name}`, ids: scenario.rules }))
    if (file.endsWith('.league.yaml'))
      return readLeagueScenarios(source).map(({ name, rules: ids }) => ({ title: `${where}: ${name}`, ids }))
    return [...source.matchAll(/\b(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*(['"`])(.*?)\1/g)].map(([, , title]) => ({
      title: `${where}: ${title}`,
      ids: [...new Set(title!.match(pattern) ?? [])],
    }))
  })
}

export function filesBelow(folder: string, wanted = /\.(test\.ts|scenario\.yaml|league\.yaml)$/): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path, wanted) : wanted.test(entry.name) ? [path] : []
    })
    .toSorted()
}
