import { STYLE } from './style.ts'

/** Turns the chart of a finding into a picture file of its own, with its styles and a background. Null if it has no chart. */
export function pictureOf(chart: string): string | null {
  const [, size, content] = /<svg (viewBox="[^"]*"[^>]*)>(.*?)<\/svg>/s.exec(chart) ?? []
  if (size === undefined) return null
  const ground = '<rect width="100%" height="100%" fill="var(--card)"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${STYLE}</style>${ground}${content}</svg>`
}
