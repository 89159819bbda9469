import { words } from './index.ts'

/** A program in a competition is called what the page calls its mind, with its number where there are several. */
export function programName(name: string): string {
  const [, mind, number = ''] = /^([a-z][a-z0-9-]*)( \d+)?$/.exec(name) ?? []
  if (mind === undefined) return name
  return `${words.minds[mind as keyof typeof words.minds]?.name ?? mind.replaceAll('-', ' ')}${number}`
}

/** The others of a match as a list of competitions has them, by their names alone. */
export const rivals = (names: string): string =>
  names
    .split(', ')
    .map((name) => (name.split(' ')[0]! in words.minds ? programName(name) : name))
    .join(', ')
