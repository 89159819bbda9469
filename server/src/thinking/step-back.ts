import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Lowers the priority of this thread: the higher the number, the more it gives way. Linux has a separate priority for each thread; on other
 * systems, all threads are equal.
 */
export function stepBack(by: number): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), by)
  } catch {
    // The folder is missing or not writable. Only the priority is lost.
  }
}
