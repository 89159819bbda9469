import type { Line } from './measure.ts'
import { type Options, runSection } from './sections.ts'

// Runs one section in its own process: `node section.js NAME OPTIONS`. It sends each line to the parent process as soon as the line is
// known.
await runSection(process.argv[2] ?? '', (line: Line) => process.send?.(line), JSON.parse(process.argv[3] ?? '') as Options)
process.disconnect()
