import { stepBack } from './step-back.ts'

// Only the thread that serves people, and the store, go before it.
stepBack(5)

// Loaded afterwards, so that others go before that, too.
const { default: work } = await import('./work.ts')
export default work
