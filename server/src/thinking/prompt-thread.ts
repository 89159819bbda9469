import { stepBack } from './step-back.ts'

// Only the serving thread and the store have a higher priority.
stepBack(5)

// Imported after the priority is set, so that loading also gives way to others.
const { default: work } = await import('./work.ts')
export default work
