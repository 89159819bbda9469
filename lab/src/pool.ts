import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'

/**
 * Starts worker threads for a module of the lab, given by its path; null for 0 threads, in which case the caller does the work. A thread
 * runs JavaScript and gets none of this process's flags, even if the process itself runs the TypeScript sources, as in tests.
 */
export function poolOf(worker: string, threads: number): Piscina | null {
  if (threads === 0) return null
  const module = new URL(`${import.meta.url.endsWith('.ts') ? '../dist' : '.'}/${worker}.js`, import.meta.url)
  return new Piscina({ filename: fileURLToPath(module), minThreads: threads, maxThreads: threads, execArgv: [] })
}
