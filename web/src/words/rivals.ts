import { words } from './index.ts'

/** A program in a competition is called what the page calls its mind, with its number where there are several. */
export function programName(name: string): string {
  const [, mind, number = ''] = /^([a-z][a-z0-9-]*)( \d+)?$/.exec(name) ?? []
  if (mind === undefined) return name
  return `${words.minds[mind as keyof typeof words.minds]?.name ?? mind.replaceAll('-', ' ')}${number}`
}

const knownMind = (name: string): boolean => Object.keys(words.minds).includes(name.replace(/ \d+$/, ''))

/** The others of a match as a list of competitions has them, by their names alone. */
export const rivals = (names: string): string =>
  names
    .split(', ')
    .map((name) => (knownMind(name) ? programName(name) : name))
    .join(', ')
