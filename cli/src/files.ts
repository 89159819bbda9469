import { readFileSync, writeFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import type { Json } from '@robodrome/kernel'
import { Misuse } from './world.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, expected a file',
  ENOTDIR: 'a part of its path is a file, expected a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read only',
  ENOSPC: 'the disk is full',
}

/** What went wrong with a file, in words. */
export function fileTrouble(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Misuse(`cannot read ${path}: ${fileTrouble(error)}`)
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new Misuse(`cannot write ${path}: ${fileTrouble(error)}`)
  }
}

/** Plain data from YAML or JSON text (JSON is YAML too); `source` says where it stood, for the error. */
export function parseData(text: string, source: string): Json {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const [error] = document.errors
  if (error === undefined) return document.toJS() as Json
  const { line, col } = counter.linePos(error.pos[0])
  throw new Misuse(`${source}:${line}:${col}: not readable as YAML or JSON: ${error.message}`)
}
