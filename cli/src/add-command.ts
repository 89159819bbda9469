import type { Command } from 'commander'
import type { ExitCode, World } from './world.ts'

/** Adds a command to the program; `done` gets its exit code. */
export type AddCommand = (program: Command, world: World, done: (code: ExitCode) => void) => void
