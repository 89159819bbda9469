import { conform } from './conform.ts'

await conform('aimbots')
