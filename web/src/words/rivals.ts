import { words } from './index.ts'

/** An AI opponent in a competition gets the page's name for its mind, with a number if there are several. */
export function programName(name: string): string {
  const [, mind, number = ''] = /^([a-z][a-z0-9-]*)( \d+)?$/.exec(name) ?? []
  if (mind === undefined) return name
  return `${words.minds[mind as keyof typeof words.minds]?.name ?? mind.replaceAll('-', ' ')}${number}`
}

const knownMind = (name: string): boolean => Object.keys(words.minds).includes(name.replace(/ \d+$/, ''))

/** The other entrants of a match by name, for a list of competitions. */
export const rivals = (names: string): string =>
  names
    .split(', ')
    .map((name) => (knownMind(name) ? programName(name) : name))
    .join(', ')
