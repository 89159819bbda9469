import type { HostView } from '@robodrome/protocol'
import type { WantedPackage } from '../base/settings.ts'
import type { LeftOut } from '../outside/open-packages.ts'
import type { Packages } from '../outside/package.ts'
import type { Db } from '../store/schema/schema.ts'

type View = HostView['packages'][number]

/** Lists the games from outside as the host sees them: those offered, and those left out, with the reason. */
export async function packagesView(
  db: Db,
  packages: Packages,
  wanted: readonly WantedPackage[],
  leftOut: readonly LeftOut[],
): Promise<View[]> {
  const rows =
    packages.size === 0
      ? []
      : await db
          .selectFrom('tables')
          .select(({ fn }) => ['game', fn.countAll<string>().as('count')])
          .where('phase', '=', 'playing')
          .where('game', 'in', [...packages.keys()])
          .groupBy('game')
          .execute()
  const pins = new Set(wanted.flatMap(({ pin }) => pin ?? []))
  const offered = [...packages.values()].map(({ package: { folder, version, digest }, game, isClosing, news }): View => ({
    folder,
    game: game.id,
    title: game.title,
    version,
    digest,
    pinned: pins.has(digest),
    closing: isClosing,
    playing: Number(rows.find((row) => row.game === game.id)?.count ?? 0),
    why: null,
    news: [...news],
  }))
  const refused = leftOut.map(({ folder, why }): View => ({
    folder,
    game: null,
    title: folder,
    version: '',
    digest: '',
    pinned: false,
    closing: false,
    playing: 0,
    why,
    news: [],
  }))
  return [...offered, ...refused]
}
