import { siteCard, type SiteCard } from '@robodrome/protocol'
import { call } from '../table/api.ts'
import { useLoaded } from '../table/remote.ts'

const siteHere = (): Promise<SiteCard> => call(siteCard, 'site')

/** The host's information about the site; null while loading, 'away' if there is no server. */
export function useSite(): SiteCard | 'away' | null {
  const { found, failure } = useLoaded(siteHere)
  return failure ? 'away' : found
}
