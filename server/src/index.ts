export { createApp } from './app.ts'
export type { CatalogueEntry } from './catalogue.ts'
export { BadSettings } from './bad-settings.ts'
export { readSettings, type Settings } from './settings.ts'
