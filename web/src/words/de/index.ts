import type { PageWords } from '../words.ts'
import { common } from './common.ts'
import { home } from './home.ts'
import { lab } from './lab.ts'
import { lists } from './leagues/lists.ts'
import { learn } from './learn.ts'
import { lobby } from './lobby.ts'
import { meet } from './meet.ts'
import { notices } from './notices.ts'
import { people } from './people.ts'
import { table } from './table.ts'
import { watch } from './watch.ts'
import { workshop } from './workshop.ts'

export { about } from './about.ts'
export { after } from './after.ts'
export { drills } from './drills.ts'
export { fair } from './workshop-fair.ts'
export { findings } from './findings.ts'
export { host } from './host.ts'
export { hosted } from './hosted.ts'
export { rooms } from './leagues/rooms.ts'
export * as learning from './learning.ts'
export { keepers } from './leagues/keepers.ts'
export { broadcast } from './broadcast.ts'
export { living } from './living.ts'
export { print } from './workshop-print.ts'
export { review } from './review.ts'
export { sharing } from './sharing.ts'
export { study } from './study.ts'
export { lines } from './workshop-lines.ts'
export { versions } from './workshop-versions.ts'
export { waiting } from './waiting.ts'

export const de: PageWords = {
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
