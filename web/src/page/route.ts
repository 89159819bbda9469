import { useSyncExternalStore } from 'react'

/** Where in the page one is. It stands behind the # of the address: every host and every offline cache can serve it. */
export type Route =
  | { at: 'lobby' }
  | { at: 'battle'; id: string }
  | { at: 'table'; id: string }
  | { at: 'rules'; game: string; rule: string | null }
  /** Any other screen, by the first word of its address; `rest` are the words after it, decoded. */
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

/** The name under which the rules of leagues stand among the rulebooks of games. */
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

/** What is sent to others: a link with a preview, which leads to the table. */
export const tableLink = (id: string): string => new URL(`/t/${id}`, location.href).href

export const useHash = (): string =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => location.hash,
  )
