export { playTask as default } from './match.ts'
