import { claims } from './aimbots.ts'
import { holdFor } from './hold.ts'

await holdFor('aimbots', claims, 8)
