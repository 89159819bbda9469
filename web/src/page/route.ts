import { useSyncExternalStore } from 'react'

/** The current place in the page. It is behind the # of the address, so that every host and every offline cache can serve it. */
export type Route =
  | { at: 'lobby' }
  | { at: 'battle'; id: string }
  | { at: 'table'; id: string }
  | { at: 'rules'; game: string; rule: string | null }
  /** Any other screen, by the first part of its address. `rest` holds the parts after it, decoded. */
  | { at: 'place'; place: string; rest: readonly string[] }

export function parseRoute(hash: string): Route {
  const [, place, id = '', more] = /^#\/(battle|table|rules)\/([\w-]+)(?:\/([\w-]+))?$/.exec(hash) ?? []
  if (place === 'rules') return { at: 'rules', game: id, rule: more ?? null }
  if (place === 'battle' || place === 'table') return { at: place, id }
  const [first, ...rest] = (/^#\/([^?]+)/.exec(hash)?.[1] ?? '').split('/').map(decoded)
  return first ? { at: 'place', place: first, rest: rest.filter((word) => word !== '') } : { at: 'lobby' }
}

const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

/** The id under which the leagues' rules are found among the rulebooks of games. */
export const LEAGUES = 'leagues'

export const href = (route: Route): string => {
  if (route.at === 'lobby') return '#/'
  if (route.at === 'place') return `#/${[route.place, ...route.rest].map(encodeURIComponent).join('/')}`
  return route.at === 'rules' ? `#/rules/${route.game}${route.rule ? `/${route.rule}` : ''}` : `#/${route.at}/${route.id}`
}

/** The address of a screen: `placeHref('u', 'Mara')`. */
export const placeHref = (place: string, ...rest: string[]): string => href({ at: 'place', place, rest })

export const go = (route: Route): void => {
  location.hash = href(route)
}

/** A link to share, which has a preview and leads to the table. */
export const tableLink = (id: string): string => new URL(`/t/${id}`, location.href).href

export const useHash = (): string =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => location.hash,
  )
