import { claims } from './gekido.ts'
import { holdFor } from './hold.ts'

await holdFor('gekido', claims, 16)
