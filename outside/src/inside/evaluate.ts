import { posix } from 'node:path'
import { SourceTextModule, type Module } from 'node:vm'
import * as board from '@robodrome/board'
import * as kernel from '@robodrome/kernel'
import * as phrases from '@robodrome/phrases'
import { admit } from '../admit.ts'
import { API } from '../manifest.ts'
import type { Api, Handshake } from '../api.ts'
import type { Files } from '../digest.ts'
import type { Manifest } from '../manifest.ts'

const { BadInput } = kernel

/** Evaluates the modules of a package and calls its entry. A module may import other files of its package, and nothing else. */
export async function evaluate(files: Files, manifest: Manifest): Promise<Handshake> {
  const modules = new Map<string, SourceTextModule>()
  const moduleAt = (path: string, from: string, specifier: string): SourceTextModule => {
    const known = modules.get(path)
    if (known !== undefined) return known
    const source = Object.hasOwn(files, path) ? files[path]! : null
    if (source === null)
      throw new BadInput([from, 'import'], specifier, {
        message: 'a file of the package, with its ending. Kernel and phrases are handed to its entry',
      })
    const made = new SourceTextModule(source, {
      identifier: path,
      importModuleDynamically: (wanted: string) => {
        throw new BadInput([path, 'import()'], wanted, { message: 'imports at the top of the file, of files of the package' })
      },
    })
    modules.set(path, made)
    return made
  }
  const entry = moduleAt(manifest.entry, 'package.json', manifest.entry)
  await entry.link((specifier: string, { identifier }: Module) =>
    moduleAt(posix.join(posix.dirname(identifier), specifier), identifier, specifier),
  )
  await entry.evaluate()
  const { default: define } = entry.namespace as { default?: unknown }
  if (typeof define !== 'function')
    throw new BadInput([manifest.entry, 'default'], typeof define, { message: 'a function of the API that returns { game, words }' })
  const api: Api = { version: API, kernel, phrases, board }
  const made: unknown = define(api)
  admit(made, manifest)
  return made
}
