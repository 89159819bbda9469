import { plain, tellEvent, type Reader } from '@robodrome/phrases'
import { ROBOT_IDS, ROBOTS, type RobotId } from '../content/robots.ts'
import { forecast } from './forecast.ts'
import { placeText } from '../notation.ts'
import { de } from '../words/de/index.ts'
import { en } from '../words/en/index.ts'
import type { View } from '../shapes.ts'

/** Explains how to write a plan, by language. */
const HOW: Readonly<Record<string, string>> = {
  en: `Your program, and after each | a guess of another robot's:
  forecast I B3 N, II R4 W, III R5 E | MERCURY I B1 S, II R2 S, III B2 S
Left out, your program is what you have placed, and others do nothing; KillBots
use the dice they rolled. A die may name its modules: II R2 N/SWIVEL HEAD +1.`,
  de: `Dein Programm, und nach jedem | ein vermutetes eines anderen Roboters:
  forecast I B3 N, II R4 W, III R5 E | MERCURY I B1 S, II R2 S, III B2 S
Ohne Angabe gilt, was du gelegt hast, und die anderen tun nichts; KillBots nutzen
ihre gewürfelten Würfel. Ein Würfel kann Module nennen: II R2 N/SWIVEL HEAD +1.`,
}

/** Prints the forecast of a plan typed at a terminal, event by event; if there is no program, explains how to write one. */
export function forecastCommand(seen: unknown, plan: string, language = 'en'): string {
  const view = seen as View
  const own = view.you === null ? null : (view.seats[view.you] ?? null)
  const programs: Partial<Record<RobotId, string>> = {}
  if (own !== null) programs[own] = programOf(view, own)
  for (const part of plan.split('|').map((each) => each.trim())) {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(part) ?? []
    const other = ROBOT_IDS.find((id) => id === name.toUpperCase() || ROBOTS[id].name === name.toUpperCase())
    if (other !== undefined) programs[other] = rest.toUpperCase()
    else if (part !== '' && own !== null) programs[own] = part.toUpperCase()
  }
  if (view.round === 0 || Object.values(programs).every((program) => program === '')) return HOW[language] ?? HOW['en']!
  const says = language === 'de' ? de : en
  return forecast(view, programs)
    .events.map((event) => plain(tellEvent(says, event), onlookerIn(language)))
    .join('\n')
}

/** The reader of a typed plan, to whom robots are called by name and seats by number. */
const onlookerIn = (language: string): Reader => ({
  nameOf: (seat) => `${language === 'de' ? 'Spieler' : 'Player'} ${seat + 1}`,
  own: [],
})

/** Returns a seat's dice: those placed so far, or those on its controller. */
function programOf(view: View, id: RobotId): string {
  const { placed, dice } = view.robots[id]
  return (placed.length > 0 ? placed : dice).map(placeText).join(', ')
}
