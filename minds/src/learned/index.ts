export { learnedOf, evaluateBy, learnedBy, type Learned } from './learned.ts'
export { HIDDEN, Network, VALUE_BITS, valueRow } from './network.ts'
export { Policy, POLICY_BITS, rowsOf } from './policy.ts'
export { pack, unpack } from './tables.ts'
