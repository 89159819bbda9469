import { common } from './common.ts'
import { lab } from './lab.ts'
import { lists } from './leagues/lists.ts'
import { home } from './home.ts'
import { learn } from './learn.ts'
import { lobby } from './lobby.ts'
import { meet } from './meet.ts'
import { notices } from './notices.ts'
import { people } from './people.ts'
import { table } from './table.ts'
import { watch } from './watch.ts'
import { workshop } from './workshop.ts'

export const en = {
  ...common,
  ...lab,
  ...lobby,
  ...lists,
  ...table,
  ...home,
  ...notices,
  ...watch,
  ...meet,
  ...people,
  ...learn,
  ...workshop,
}
