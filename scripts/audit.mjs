// @ts-check
// Known holes in the packages that a server runs with, as far as the registry tells.
import { spawnSync } from 'node:child_process'
import { command, Failed, root, tell } from './steps.mjs'

/** How many holes an audit found, by how grave they are; null if it is no audit. @param {string} text @returns {Record<string, number> | null} */
export const readAudit = (text) => {
  try {
    return JSON.parse(text).metadata?.vulnerabilities ?? null
  } catch {
    return null
  }
}

await command(import.meta.url, () => {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: root, encoding: 'utf8', timeout: 60_000 })
  const found = readAudit(stdout ?? '')
  if (found === null) return tell('the registry answers no audit: nothing is known about holes in packages')
  const grave = (found['high'] ?? 0) + (found['critical'] ?? 0)
  if (grave > 0) throw new Failed(`${grave} packages have grave holes (npm audit)`)
  tell('no grave holes are known in any package')
})
