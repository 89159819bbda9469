export * from './boxes.ts'
export * from './load.ts'
export * from './registry.ts'
export * from './try-box.ts'
