import { digestOf } from '@robodrome/games'
import { BOX_LIMITS, type NewShare, type OwnBoxes, type SharedBox } from '@robodrome/protocol'
import { useMemo } from 'react'
import { useLoaded } from '../../table/remote.ts'
import type { Draft } from '../drafts.ts'
import { idOf } from '../play.ts'
import { myBoxes } from './api.ts'

/** What this host has of a draft: its versions, newest first, and the one with the draft's content. */
export interface Shares {
  /** Null until the host answers. */
  mine: OwnBoxes | null
  isAway: boolean
  versions: SharedBox[]
  same: SharedBox | null
  /** The data of a new version. */
  next: Pick<NewShare, 'version' | 'parent' | 'forkedFrom'>
  again(): Promise<void>
}

/** All versions of a box have the same game and the same id. */
export function useShares({ game, name, from, good }: Draft): Shares {
  const { found, failure, again } = useLoaded(myBoxes)
  const digest = useMemo(() => digestOf(good), [good])
  const shared = (found?.boxes ?? []).flatMap((box) => (box.shared === null ? [] : [box.shared]))
  const versions = shared
    .filter((box) => box.game === game && box.name.startsWith(`${idOf(name)} `))
    .toSorted((a, b) => b.version - a.version)
  const [latest] = versions
  const origin = from?.split(' ')[1] ?? null
  return {
    mine: found,
    isAway: failure !== null && found === null,
    versions,
    same: shared.find((box) => digestIn(box) === digest) ?? null,
    next: {
      version: (latest?.version ?? 0) + 1,
      parent: latest === undefined ? null : digestIn(latest),
      forkedFrom: origin !== null && origin !== digest && !shared.some((box) => digestIn(box) === origin) ? origin : null,
    },
    again,
  }
}

const digestIn = ({ name }: SharedBox): string => name.split(' ')[1]!

/** Returns how much of the reader's limits has been used. */
export const limitsOf = ({ boxes }: OwnBoxes): readonly [own: number, most: number, shared: number, mostShared: number] => [
  boxes.length,
  BOX_LIMITS.own,
  boxes.filter(({ shared }) => shared !== null && shared.visibility !== 'me').length,
  BOX_LIMITS.shared,
]
