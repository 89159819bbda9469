import { siteCard, type SiteCard } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { call } from '../table/api.ts'

/** What the host says of the site: null while it is asked for, 'away' where no server answers. */
export function useSite(): SiteCard | 'away' | null {
  const [site, setSite] = useState<SiteCard | 'away' | null>(null)
  useEffect(() => {
    let isHere = true
    call(siteCard, 'site').then(
      (found) => isHere && setSite(found),
      () => isHere && setSite('away'),
    )
    return () => {
      isHere = false
    }
  }, [])
  return site
}
