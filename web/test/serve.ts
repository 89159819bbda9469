import { vi } from 'vitest'

/** The viewer's account. */
export const OWN_ID = 'a'.repeat(20)

/** A server that answers by method and path, and records the requests. */
export const serve = (answers: Record<string, unknown>): { asked: string[] } => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${path}`
    asked.push(typeof init.body === 'string' ? `${name} ${init.body}` : name)
    const found = Object.entries({ 'GET /api/session': { id: OWN_ID, name: 'Noor', kept: false }, ...answers }).find(
      ([each]) => each === name,
    )
    return found === undefined
      ? new Response(JSON.stringify({ error: { code: 'not-found', message: 'Nothing here.' } }), { status: 404 })
      : new Response(JSON.stringify(found[1]), { status: 200 })
  })
  return { asked }
}
