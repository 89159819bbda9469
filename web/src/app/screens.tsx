import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { HomeSlots } from '../lobby/slots.ts'
import { placeHref } from '../page/route.ts'
import type { PlaceName, Places } from '../shell/places.ts'

/** A screen inside the shell. `rest` holds the parts of the address after its name: ['Mara', 'battles'] for #/u/Mara/battles. */
export type ScreenComponent = ComponentType<{ rest: readonly string[] }>

/** Whether the screen takes the whole window, like a table. */
type IsWhole = (rest: readonly string[]) => boolean

/** The screens by the first part of their address, each loaded on first use, with the entry of the navigation bar that it belongs to. */
export const SCREENS: Readonly<Record<string, { place: PlaceName | null; Page: LazyExoticComponent<ScreenComponent>; isWhole?: IsWhole }>> =
  {
    u: { place: null, Page: lazy(() => import('../people/profile.tsx')) },
    ratings: { place: null, Page: lazy(() => import('../people/leaderboard.tsx')) },
    about: { place: null, Page: lazy(() => import('../about/about-page.tsx')) },
    account: { place: null, Page: lazy(() => import('../people/account.tsx')) },
    leagues: { place: 'leagues', Page: lazy(async () => (await import('../leagues/open.ts')).open()) },
    learn: { place: 'learn', Page: lazy(() => import('../learn/page.tsx')), isWhole: (rest) => rest.length > 1 },
    confirm: { place: null, Page: lazy(() => import('../lobby/confirm-page.tsx')) },
    host: { place: null, Page: lazy(() => import('../host/host-page.tsx')) },
    reach: { place: null, Page: lazy(() => import('../lobby/reach-page.tsx')) },
    watch: { place: 'watch', Page: lazy(() => import('../watch/watch-page.tsx')) },
    opponents: { place: 'play', Page: lazy(() => import('../meet/opponents.tsx')) },
    programs: { place: null, Page: lazy(() => import('../meet/programs.tsx')) },
    workshop: {
      place: 'workshop',
      Page: lazy(() => import('../workshop/page.tsx')),
      isWhole: ([first]) => first !== undefined && first !== 'lab',
    },
    box: { place: 'workshop', Page: lazy(() => import('../workshop/share/box-page.tsx')) },
    review: { place: null, Page: lazy(() => import('../review/page.tsx')), isWhole: () => true },
    analysis: { place: null, Page: lazy(() => import('../review/analysis-page.tsx')), isWhole: () => true },
    drills: { place: 'learn', Page: lazy(() => import('../drills/page.tsx')), isWhole: (rest) => rest.length > 0 },
    study: { place: 'learn', Page: lazy(() => import('../study/page.tsx')), isWhole: (rest) => rest.length > 0 },
    tv: { place: null, Page: lazy(() => import('../room/screen/page.tsx')), isWhole: () => true },
    screen: { place: null, Page: lazy(() => import('../broadcast/page.tsx')), isWhole: () => true },
    j: { place: null, Page: lazy(() => import('../room/hand/page.tsx')), isWhole: () => true },
    replay: { place: 'watch', Page: lazy(() => import('../frame/sent-replay.tsx')), isWhole: () => true },
    tables: { place: 'play', Page: lazy(() => import('../lobby/all-tables.tsx')) },
  }

/** The entries of the navigation bar that have a screen. */
export const PLACES: Places = [
  { name: 'play', to: '#/' },
  { name: 'watch', to: placeHref('watch') },
  { name: 'leagues', to: placeHref('leagues') },
  { name: 'learn', to: placeHref('learn') },
  { name: 'workshop', to: placeHref('workshop') },
]

/** Parts that other screens add to the home page. Each is loaded after it. */
export const HOME: HomeSlots = {
  league: lazy(() => import('../leagues/home-card.tsx')),
  puzzle: lazy(() => import('../learn/daily-card.tsx')),
}
