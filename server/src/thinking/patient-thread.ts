import { stepBack } from './step-back.ts'

// Bulk jobs run at the lowest priority.
stepBack(15)

// Imported after the priority is set, so that loading yields to others too.
const { default: work } = await import('./work.ts')
export default work
