import { Script } from 'node:vm'

let work: (() => unknown) | null = null
Object.defineProperty(globalThis, 'robodromeWork', { get: () => work })
const script = new Script('robodromeWork()')

/** Runs some work with a time limit. Returns null if it took longer. Node can terminate a script, but not a single function. */
export function within<T>(ms: number, task: () => T): T | null {
  work = task
  try {
    return script.runInThisContext({ timeout: ms }) as T
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw error
  } finally {
    work = null
  }
}
