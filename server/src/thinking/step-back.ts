import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Lowers the priority of this thread: a higher number yields more. Linux has its own number for each thread; on other systems all
 * threads are equal.
 */
export function stepBack(by: number): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), by)
  } catch {
    // The folder is missing or not writable. Only the priority is lost.
  }
}
