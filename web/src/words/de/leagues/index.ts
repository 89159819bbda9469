import { bracket } from './bracket.ts'
import { career } from './career.ts'
import { lists } from './lists.ts'
import { news } from './news.ts'
import { organise } from './organise.ts'
import { season } from './season.ts'
import { leagueSettings } from './settings.ts'
import { together } from './together.ts'

/** Everything that leagues say, by their screens. */
export const leagues = { ...lists, ...season, ...news, ...bracket, ...organise, ...career, ...leagueSettings, ...together }
