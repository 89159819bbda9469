import { stepBack } from './step-back.ts'

// Whoever asks for much at once goes last.
stepBack(15)

// Loaded afterwards, so that others go before that, too.
const { default: work } = await import('./work.ts')
export default work
