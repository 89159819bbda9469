import { claims } from './pbl.ts'
import { holdFor } from './hold.ts'

await holdFor('pbl', claims, 5)
