// @ts-check
// One process at a time: if another one is installing or compiling in the same folder, a process that starts waits for it.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failed, root, tell } from './steps.mjs'

const LOCK = join(root, '.cache/alone')
const PATIENCE_MS = 15 * 60_000
const PAUSE_MS = 200
const EMPTY_MS = 10_000

/**
 * Runs work exclusively in this folder. The lock contains the process id of its owner; the lock of a process that has ended is ignored.
 * @template T
 * @param {() => T} work
 * @param {{ lock?: string, patience?: number }} [how]
 * @returns {T}
 */
export const alone = (work, { lock = LOCK, patience = PATIENCE_MS } = {}) => {
  const end = Date.now() + patience
  for (let waits = 0; !take(lock); waits++) {
    if (Date.now() > end) throw new Failed(`another process is at work in this folder; if there is none, remove ${lock}`)
    if (waits === 0) tell('waiting for another process that is at work in this folder')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock */
const take = (lock) => {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  if (!isOwned(lock)) rmSync(lock, { force: true })
  return false
}

/** Whether the process that took the lock is still running. @param {string} lock */
const isOwned = (lock) => {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    // Between its creation and its first byte, a lock is empty, but never for long.
    return owner === 0 ? Date.now() - statSync(lock).mtimeMs < EMPTY_MS : process.kill(owner, 0)
  } catch (error) {
    // EPERM: the owner runs as another user. ENOENT: the lock is already gone. ESRCH: its owner is gone.
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH'
  }
}
