import { useSyncExternalStore } from 'react'

/** Where in the page one is. It stands behind the # of the address: every host and every offline cache can serve it. */
export type Route =
  | { at: 'lobby' }
  | { at: 'battle'; id: string }
  | { at: 'table'; id: string }
  | { at: 'rules'; game: string; rule: string | null }

export function parseRoute(hash: string): Route {
  const [, place, id = '', more] = /^#\/(battle|table|rules)\/([\w-]+)(?:\/([\w-]+))?$/.exec(hash) ?? []
  if (place === 'rules') return { at: 'rules', game: id, rule: more ?? null }
  return place === 'battle' || place === 'table' ? { at: place, id } : { at: 'lobby' }
}

export const href = (route: Route): string => {
  if (route.at === 'lobby') return '#/'
  return route.at === 'rules' ? `#/rules/${route.game}${route.rule ? `/${route.rule}` : ''}` : `#/${route.at}/${route.id}`
}

export const go = (route: Route): void => {
  location.hash = href(route)
}

export const tableLink = (id: string): string => new URL(href({ at: 'table', id }), location.href).href

export const useHash = (): string =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => location.hash,
  )
