export { evaluate } from './evaluate.ts'
export { harden } from './harden.ts'
export { mutantsOf, type Mutant } from './mutants.ts'
export { within } from './within.ts'
