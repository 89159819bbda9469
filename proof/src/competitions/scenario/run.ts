import { Forbidden, type Act, type Referee } from '@robodrome/leagues'
import { entrantActs, meetingActs } from './acts.ts'
import { Cup } from './cup.ts'
import { entrantLooks, looks, meetingLooks, type Look } from './looks.ts'
import type { LeagueScenario } from './read.ts'
import { reckon } from './reckon.ts'
import { playResults, winRound } from './results.ts'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Lists the deviations from the scenario, by line; none if everything matches. */
export function leagueProblems(scenario: LeagueScenario, referee: Referee): string[] {
  const take = 'reckon' in scenario ? reckoned : playedOn(Cup.begin(scenario, referee))
  return linesOf('reckon' in scenario ? scenario.reckon : scenario.play).flatMap((line, i) => {
    const found = take(line)
    return found === null ? [] : [`line ${i + 1}, "${line}": ${found}`]
  })
}

const compare = (wanted: string, found: string): string | null => {
  const [start, open] = wanted.split(' ...')
  return open === undefined ? (found === wanted ? null : `found ${found}`) : found.startsWith(start!) ? null : `found ${found}`
}

function reckoned(line: string): string | null {
  const [what, wanted] = line.split(' -> ')
  const found = reckon(what!)
  return found === null || wanted === undefined ? NOT_UNDERSTOOD : compare(wanted, found)
}

const NOT_UNDERSTOOD = 'nobody understands this'

const BY_MANAGERS: ReadonlySet<Act['kind']> = new Set(['adjudicated', 'disqualified'])

/** `after 25 h`: time passes. */
function waited(cup: Cup, text: string): string | null {
  const [, hours] = /^(\d+) h$/.exec(text) ?? []
  if (hours === undefined) return NOT_UNDERSTOOD
  cup.wait(Number(hours) * 3_600_000)
  return null
}

function entered(cup: Cup, name: string): null {
  cup.enter(name)
  return null
}

/** Performs or checks a line. Returns the deviation, or null. */
const playedOn = (cup: Cup) => {
  const looked = (look: Look, rest: string): string | null => {
    if (!look.about) return compare(rest, look.see(cup, ''))
    const [about, wanted] = rest.split(': ')
    return wanted === undefined ? NOT_UNDERSTOOD : compare(wanted, look.see(cup, about!))
  }
  const attempt = (act: Act, refused: string | undefined): string | null => {
    try {
      cup.act(act, BY_MANAGERS.has(act.kind) ? 'manager' : '')
      return refused === undefined ? null : 'it was done'
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error
      return error.rule === refused ? null : `refused by ${error.rule}`
    }
  }
  return (line: string): string | null => {
    const [text, refused] = line.split(' ! ')
    const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(text!) ?? []
    if (Object.hasOwn(looks, word)) return looked(looks[word]!, rest)
    if (word === 'wins') return winRound(cup, rest.split(' '))
    if (word === 'results') return playResults(cup, rest.split(', '))
    if (text === 'late') return attempt({ kind: 'timed out', what: { of: 'answer' } }, refused)
    if (text === 'break ends') return attempt({ kind: 'timed out', what: { of: 'break' } }, refused)
    if (text === 'tick') return attempt({ kind: 'timed out', what: { of: 'tick' } }, refused)
    if (word === 'after') return waited(cup, rest)
    if (rest === 'enters') return entered(cup, word)
    const isMeeting = word.includes('-')
    const seen = (isMeeting ? meetingLooks : entrantLooks)(cup, word, rest)
    if (seen !== null) return compare(seen.wanted, seen.found)
    const act = (isMeeting ? meetingActs : entrantActs)(cup, word, rest)
    return act === null ? NOT_UNDERSTOOD : attempt(act, refused)
  }
}
