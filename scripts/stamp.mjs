// @ts-check
// A stamp says from which sources a step made its output. The step is skipped as long as neither has changed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { alone } from './alone.mjs'

/**
 * What a step reads and writes: lists of files, asked for anew each time.
 * @typedef {{ stamp: string, sources: () => readonly string[], output: () => readonly string[] }} Step
 */

/**
 * Does the work of a step unless its stamp is still true. The sources are noted before the work begins: if one changes meanwhile, the next
 * call does the work again.
 * @param {Step} step
 * @param {() => void} work
 * @param {{ lock?: string }} [how]
 */
export const unlessDone = ({ stamp, sources, output }, work, how) => {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(digest(sources()), digest(output()))
  if (isDone()) return
  alone(() => {
    if (isDone()) return
    const before = digest(sources())
    work()
    writeFileSync(stamp, stampOf(before, digest(output())))
  }, how)
}

/** @param {string} sources @param {string} output */
const stampOf = (sources, output) => `${sources}\n${output}\n`

/** Returns a digest of names, sizes and times. @param {readonly string[]} files */
const digest = (files) => {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const found = statSync(file, { throwIfNoEntry: false })
    hash.update(`${file} ${found?.size} ${found?.mtimeMs}\n`)
  }
  return hash.digest('hex')
}
