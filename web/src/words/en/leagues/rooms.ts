import { bracket } from './bracket.ts'
import { career } from './career.ts'
import { news } from './news.ts'
import { organise } from './organise.ts'
import { season } from './season.ts'
import { leagueSettings } from './settings.ts'
import { together } from './together.ts'

/** The texts of the league screens. */
export const rooms = { ...season, ...news, ...bracket, ...organise, ...career, ...leagueSettings, ...together }
