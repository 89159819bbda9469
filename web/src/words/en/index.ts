import { after } from './after.ts'
import { common } from './common.ts'
import { leagues } from './leagues.ts'
import { lobby } from './lobby.ts'
import { table } from './table.ts'

export const en = { ...common, ...lobby, ...leagues, ...table, ...after }
