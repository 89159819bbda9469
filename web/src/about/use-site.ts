import { siteCard, type SiteCard } from '@robodrome/protocol'
import { call } from '../table/api.ts'
import { useLoaded } from '../table/remote.ts'

const siteHere = (): Promise<SiteCard> => call(siteCard, 'site')

/** What the host says of the site: null while it is asked for, 'away' where no server answers. */
export function useSite(): SiteCard | 'away' | null {
  const { found, failure } = useLoaded(siteHere)
  return failure ? 'away' : found
}
