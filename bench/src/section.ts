import type { Line } from './measure.ts'
import { runSection } from './sections.ts'

// One section in a process of its own: `node section.js NAME [FOLDER]`; each line is sent to the parent as soon as it is known.
await runSection(process.argv[2] ?? '', (line: Line) => process.send?.(line), process.argv[3])
process.disconnect()
