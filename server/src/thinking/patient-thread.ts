import { stepBack } from './step-back.ts'

// Patient jobs run at the lowest priority.
stepBack(15)

// Imported after the priority is set, so that loading also gives way to others.
const { default: work } = await import('./work.ts')
export default work
