import { Session, type Profiler } from 'node:inspector/promises'

/** How many names to show: enough for rules, kernel and garbage collector. */
const SHOWN = 4

/** Runs some work under V8's profiler. Returns the folders of this repository that took the most time, as many as requested. */
export async function whereTimeGoes(work: () => unknown, shown = SHOWN): Promise<string> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  await work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const shares = [...selfTimes(profile)].filter(([place]) => !IDLE.has(place)).toSorted(([, a], [, b]) => b - a)
  const all = shares.reduce((sum, [, time]) => sum + time, 0)
  return shares
    .slice(0, shown)
    .map(([place, time]) => `${place} ${Math.round((100 * time) / all)} %`)
    .join(', ')
}

const IDLE = new Set(['(idle)', '(program)'])

function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame.url, callFrame.functionName)]))
  const times = new Map<string, number>()
  for (const [i, id] of samples.entries()) {
    const place = places.get(id) ?? '(program)'
    times.set(place, (times.get(place) ?? 0) + (timeDeltas[i] ?? 0))
  }
  return times
}

/**
 * `kernel`, `gekido/rules`, `pg`, `node`, `writev()`, `(garbage collector)`: returns a room of the repository and the folder in it, a
 * package, or a builtin.
 */
function placeOf(url: string, functionName: string): string {
  const [, pack] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
  if (pack !== undefined) return pack
  const [, room, inside] = /\/([^/]+)\/dist\/(?:.*\/src\/)?(.*)$/.exec(url) ?? []
  if (room === undefined) return functionName.startsWith('(') ? functionName : url.startsWith('node:') ? 'node' : `${functionName}()`
  const folder = inside!.split('/').slice(0, -1)[0]
  return folder === undefined ? room : `${room}/${folder}`
}
