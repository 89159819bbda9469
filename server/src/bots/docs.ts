import { SCOPES } from '@robodrome/protocol'
import type { FastifyInstance } from 'fastify'
import type { Road } from '../base/offer.ts'
import type { OpenApiDocument, Schema } from './document.ts'

/** The API description as a page without scripts: what every route does, requires and returns, and every shape. */
export const serveDocs = (app: FastifyInstance, roads: readonly Road[], documentOf: () => OpenApiDocument): void => {
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(roads, documentOf())))
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

const pageOf = (roads: readonly Road[], { paths, components }: OpenApiDocument): string => {
  const offered = roads.flatMap(({ offer, ...road }) => (offer === null ? [] : [{ ...road, ...offer }]))
  const headings = [...new Set(offered.map(({ about }) => about))].toSorted((one, other) => one.localeCompare(other))
  const route = ({ method, url, does, scope }: (typeof offered)[number]): string => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    const { requestBody, responses } = paths[path]![method.toLowerCase()]!
    const body = Object.values(requestBody?.content ?? {})[0]?.schema
    const answers = Object.entries(responses).flatMap(([status, { content = {} }]) =>
      status === 'default'
        ? []
        : Object.entries(content).map(([type, { schema }]) => `<dt>${status} ${type}</dt><dd><pre>${written(schema)}</pre></dd>`),
    )
    return `<details><summary><b>${method}</b> <code>${path}</code> <span>${escaped(does)}</span></summary><dl>
      <dt>Scope</dt><dd>${scope === null ? 'none: open to all' : `<code>${scope}</code>`}</dd>
      ${body === undefined ? '' : `<dt>Body</dt><dd><pre>${written(body)}</pre></dd>`}${answers.join('')}</dl></details>`
  }
  const parts = headings.map(
    (about) =>
      `<h2>${about}</h2>${offered
        .filter((each) => each.about === about)
        .map(route)
        .join('')}`,
  )
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<details id="${name}"><summary><code>${name}</code></summary><pre>${written(schema)}</pre></details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Robodrome for programs</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Robodrome for programs</h1>
    <p>A token, made on the page under “Bots and tokens”, goes into the header <code>Authorization: Bearer rd_…</code>. Its scopes are among
    ${SCOPES.map((scope) => `<code>${scope}</code>`).join(', ')}. Every refusal is <code>{"error": <a href="#Fault">Fault</a>}</code>; the headers <code>RateLimit-Limit</code>,
    <code>-Remaining</code> and <code>-Reset</code> say how much more may be asked, <code>Retry-After</code> when to come again.
    All of this for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${parts.join('')}<h2>Shapes</h2>${shapes.join('')}</main></body></html>`
}

/** Writes a schema in TypeScript notation. */
const written = (schema: Schema, indent = ''): string => {
  const { $ref, anyOf, oneOf, properties, items, required = [] } = schema
  if ($ref !== undefined) return `<a href="#${nameIn($ref)}">${nameIn($ref)}</a>`
  if ('const' in schema) return escaped(JSON.stringify(schema.const))
  if (schema.enum !== undefined) return escaped(schema.enum.map((each) => JSON.stringify(each)).join(' | '))
  const either = anyOf ?? oneOf
  if (either !== undefined) return either.map((each) => written(each, indent)).join(' | ')
  if (items !== undefined) return `(${written(items, indent)})[]`
  if (properties !== undefined) {
    const lines = Object.entries(properties).map(
      ([name, each]) =>
        `${each.description === undefined ? '' : `${indent}  <i>// ${escaped(each.description)}</i>\n`}${indent}  ${name}${required.includes(name) ? '' : '?'}: ${written(each, `${indent}  `)}\n`,
    )
    return `{\n${lines.join('')}${indent}}`
  }
  return schema.type ?? 'anything'
}

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
:root { color-scheme: dark light }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #0c1016; color: #e8e4d8 }
main { max-width: 60rem; margin: auto; padding: 1rem }
a { color: inherit }
details { border-bottom: 1px solid #2b3442 }
summary { padding: .5rem 0; cursor: pointer }
summary b { display: inline-block; min-width: 4.5em }
summary span { display: block; color: #a9b2bf }
i { color: #8b95a3; font-style: normal }
pre { overflow: auto; margin: 0; padding: .75rem; background: #151b24 }
dt { margin-top: .5rem; color: #a9b2bf }
dd { margin: 0 }
@media (prefers-color-scheme: light) {
  body { background: #f4f1e8; color: #14181f }
  pre { background: #e6e2d6 }
  summary span, dt, i { color: #4c5563 }
  details { border-color: #cdc8ba }
}
`
