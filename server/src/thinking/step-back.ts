import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Lets others go before this thread, the more the higher the number is. Linux names a thread by a number of its own; elsewhere all threads are equal. */
export function stepBack(by: number): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), by)
  } catch {
    // No such folder, or not allowed: nothing but patience is lost.
  }
}
