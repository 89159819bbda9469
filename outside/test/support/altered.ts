import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as board from '@robodrome/board'
import * as kernel from '@robodrome/kernel'
import type { Define } from '@robodrome/outside'
import { readPackage } from '@robodrome/outside/host'
import * as phrases from '@robodrome/phrases'
import { filesBelow, readScenarios, type WholeGame } from '@robodrome/proof'
import { parseRulebook, rulesOf } from '@robodrome/rulebook'

/** A piece of text of a package, and the text that replaces it. */
export type Change = readonly [file: string, from: string, to: string]

export const exampleFolder = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url))

/**
 * A copy of an example with pieces of its text replaced. If a piece is not found, that is an error, so that no change is silently without
 * effect.
 */
export function altered(example: string, ...changes: readonly Change[]): string {
  const folder = mkdtempSync(join(tmpdir(), `robodrome-${example}-`))
  cpSync(exampleFolder(example), folder, { recursive: true })
  for (const [file, from, to] of changes) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${example}/${file} no longer has "${from}"`)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  return folder
}

/** A package with everything that the proof needs, loaded in this process, which only tests may do. */
export async function wholeGame(folder: string): Promise<WholeGame> {
  const { manifest, texts } = readPackage(folder)
  const { default: define } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, manifest.entry)).href)) as { default: Define }
  const { game, words, claims } = define({ version: 1, kernel, phrases, board })
  const scenarios = filesBelow(join(folder, 'scenarios'), /\.yaml$/).flatMap((file) => readScenarios(readFileSync(file, 'utf8'), file))
  const ruleIds = new Set(rulesOf(parseRulebook(texts['RULES.md']!)).map(({ id }) => id))
  return { game, words: words as WholeGame['words'], ruleIds, scenarios, ...(claims && { claims }) }
}
