import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'

/**
 * Worker threads for a module of the lab, given by its path; null for 0 threads, where the caller does the work. A thread needs
 * JavaScript, and no flags of this process, even if the process runs the sources, as in tests.
 */
export function poolOf(worker: string, threads: number): Piscina | null {
  if (threads === 0) return null
  const module = new URL(`${import.meta.url.endsWith('.ts') ? '../dist' : '.'}/${worker}.js`, import.meta.url)
  return new Piscina({ filename: fileURLToPath(module), minThreads: threads, maxThreads: threads, execArgv: [] })
}
