import { inflateSync } from 'node:zlib'

/** A rectangle around a drawn path, in millimetres. */
export interface Drawn {
  width: number
  height: number
}

const MM = 72 / 25.4

/** The pages of a PDF: their sizes, and the bounds of every path drawn in the file. */
export function readPdf(bytes: Buffer): { pages: Drawn[]; paths: Drawn[] } {
  const text = bytes.toString('latin1')
  const pages = [...text.matchAll(/\/MediaBox \[([\d. -]+)\]/g)].map(([, box]) => {
    const [left, bottom, right, top] = box!.split(' ').map(Number) as [number, number, number, number]
    return { width: (right - left) / MM, height: (top - bottom) / MM }
  })
  const paths = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const begin = index + head.length
    const content = bytes.subarray(begin, text.indexOf('endstream', begin))
    try {
      return pathsIn(inflateSync(content).toString('latin1'))
    } catch {
      // Fonts and pictures.
      return []
    }
  })
  return { pages, paths }
}

/** The numbers that an operator takes. */
const TAKES: Readonly<Record<string, number>> = { cm: 6, re: 4, m: 2, l: 2, c: 6 }

/** The bounds of the paths in a content stream, whose matrices only scale and translate. */
function pathsIn(stream: string): Drawn[] {
  const found: Drawn[] = []
  const stack: [number, number][] = []
  let scale: [number, number] = [1, 1]
  let points: (readonly [number, number])[] = []
  let numbers: number[] = []
  for (const word of stream.split(/\s+/)) {
    if (/^-?[\d.]+$/.test(word)) {
      numbers.push(Number(word))
      continue
    }
    const given = numbers.slice(-(TAKES[word] ?? 0))
    if (word === 'q') stack.push(scale)
    else if (word === 'Q') scale = stack.pop() ?? [1, 1]
    else if (word === 'cm') scale = [scale[0] * given[0]!, scale[1] * given[3]!]
    else if (word === 're') points.push([given[0]!, given[1]!], [given[0]! + given[2]!, given[1]! + given[3]!])
    else if (word === 'm' || word === 'l') points.push([given[0]!, given[1]!])
    else if (word === 'c') points.push([given[4]!, given[5]!])
    else if (/^(?:f|f\*|S|s|B|B\*|n)$/.test(word)) {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      if (points.length > 0)
        found.push({
          width: Math.abs((Math.max(...xs) - Math.min(...xs)) * scale[0]) / MM,
          height: Math.abs((Math.max(...ys) - Math.min(...ys)) * scale[1]) / MM,
        })
      points = []
    }
    numbers = []
  }
  return found
}
