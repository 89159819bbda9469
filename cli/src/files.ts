import { readFileSync, writeFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import type { Json } from '@robodrome/kernel'
import type { CliWords } from './words/index.ts'
import { Misuse } from './world.ts'

type Trouble = keyof CliWords['wrong']['files']

const isKnown = (code: string, { files }: CliWords['wrong']): code is Trouble => Object.hasOwn(files, code)

/** Returns the error of a file operation, in words. */
function reason(error: unknown, { wrong }: CliWords): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return isKnown(code, wrong) ? wrong.files[code] : message
}

export const cannotRead = (path: string, error: unknown): Misuse => new Misuse((w) => w.wrong.cannotRead(path, reason(error, w)))
export const cannotWrite = (path: string, error: unknown): Misuse => new Misuse((w) => w.wrong.cannotWrite(path, reason(error, w)))

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw cannotRead(path, error)
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw cannotWrite(path, error)
  }
}

/** Parses plain data from YAML or JSON text (JSON is YAML too); `source` names the origin of the text in errors. */
export function parseData(text: string, source: string): Json {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const [error] = document.errors
  if (error === undefined) return document.toJS() as Json
  const { line, col } = counter.linePos(error.pos[0])
  throw new Misuse(({ wrong }) => wrong.notData(`${source}:${line}:${col}`, error.message))
}
