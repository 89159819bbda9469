export * from './boxes.ts'
export * from './registry.ts'
