import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'

/**
 * So many threads that do the work of a module of the lab, named by its path; null for none, and then whoever asks does it. A thread needs JavaScript, and no
 * flags of this process, also where the sources themselves run, as in tests.
 */
export function poolOf(worker: string, threads: number): Piscina | null {
  if (threads === 0) return null
  const module = new URL(`${import.meta.url.endsWith('.ts') ? '../dist' : '.'}/${worker}.js`, import.meta.url)
  return new Piscina({ filename: fileURLToPath(module), minThreads: threads, maxThreads: threads, execArgv: [] })
}
