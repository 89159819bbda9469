interface Size {
  width: number
  height: number
}

/** The em of media queries is the browser's own font size. */
const EM = 16
const FEATURE = /\((min|max)-(width|height):\s*([\d.]+)(em|px)\)/g
const ORIENTATION = /\(orientation:\s*(landscape|portrait)\)/g

/** Rewrites a media query so that everything about the window's size is evaluated for another size. */
export const answeredFor = (query: string, { width, height }: Size): string =>
  query
    .split(',')
    .map((part) => {
      let fits = true
      const rest = part
        .replace(FEATURE, (_all, bound: string, side: string, value: string, unit: string) => {
          const px = Number(value) * (unit === 'em' ? EM : 1)
          const has = side === 'width' ? width : height
          fits &&= bound === 'min' ? has >= px : has <= px
          return 'all'
        })
        .replace(ORIENTATION, (_all, wanted: string) => {
          fits &&= wanted === (width >= height ? 'landscape' : 'portrait')
          return 'all'
        })
      const others = rest.split(/\s+and\s+/).filter((each) => each.trim() !== 'all')
      return fits ? (others.length === 0 ? 'all' : others.join(' and ')) : 'not all'
    })
    .join(', ')

/**
 * Makes every style sheet behave as if the window had this size, until the returned function is called. The canvas is scaled as a whole, so
 * its parts must keep the size at which they were drawn instead of following the window.
 */
export function virtualWindow(size: Size): () => void {
  const changed = new Map<CSSMediaRule, string>()
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !changed.has(rule)) {
        const query = rule.media.mediaText
        const answered = answeredFor(query, size)
        if (answered !== query) {
          changed.set(rule, query)
          rule.media.mediaText = answered
        }
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules)
    }
  }
  const all = (): void => {
    for (const sheet of document.styleSheets) if (sheet.href === null || sheet.href.startsWith(location.origin)) visit(sheet.cssRules)
  }
  all()
  // Boards add their style sheets when they are loaded.
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLLinkElement) node.addEventListener('load', all)
        else if (node instanceof HTMLStyleElement) all()
  })
  watch.observe(document.head, { childList: true })
  return () => {
    watch.disconnect()
    for (const [rule, query] of changed) rule.media.mediaText = query
  }
}
