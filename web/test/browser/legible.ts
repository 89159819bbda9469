import type { Page } from '@playwright/test'

/**
 * Finds unreadable text on the current screen: text that is cut off, text that overlaps other text, and a page that scrolls sideways. A
 * person's name may be truncated with dots, because its length is unknown. All other text must be complete.
 */
export const illegible = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((somebody) => {
    const found: string[] = []
    const wide = document.scrollingElement!.scrollWidth - innerWidth
    if (wide > 0) found.push(`the page scrolls sideways by ${wide}: ${widest()}`)
    const lines: { node: Text; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement!
      if (node.data.trim() === '' || element.closest('svg, .visually-hidden, script, style, option, [inert]') !== null) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const cut = whereCut(element, range.getBoundingClientRect())
      if (cut === 'gone') continue
      if (isStacked(node, range)) found.push(`"${node.data.slice(0, 60)}" has a letter or two on each line`)
      if (cut !== null && !isShortened(element)) found.push(`"${node.data.slice(0, 60)}" is cut ${cut}`)
      else if (cut === null) for (const box of range.getClientRects()) if (box.width > 2) lines.push({ node, box })
    }
    for (const [i, one] of lines.entries())
      for (const other of lines.slice(i + 1)) {
        const left = Math.max(one.box.left, other.box.left)
        const right = Math.min(one.box.right, other.box.right)
        const top = Math.max(one.box.top, other.box.top)
        const bottom = Math.min(one.box.bottom, other.box.bottom)
        // Line boxes are taller than letters, so two texts overlap only if they share a third of a line.
        if (right - left < 3 || bottom - top < Math.min(one.box.height, other.box.height) / 3 || one.node === other.node) continue
        if (areBothSeen(one.node.parentElement!, other.node.parentElement!, (left + right) / 2, (top + bottom) / 2))
          found.push(`"${one.node.data.slice(0, 40)}" and "${other.node.data.slice(0, 40)}" lie over each other`)
      }
    return [...new Set(found)]

    /** The box that cuts off a text, or null; 'gone' if none of the text is visible. */
    function whereCut(element: Element, text: DOMRect): string | null {
      let { left, right, top, bottom } = text
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.overflowX === 'visible' && style.overflowY === 'visible') {
          if (style.position === 'fixed') return null
          continue
        }
        if (style.display === 'inline') continue
        const clip = box.getBoundingClientRect()
        if (left >= clip.right - 1 || right <= clip.left + 1 || top >= clip.bottom - 1 || bottom <= clip.top + 1) return 'gone'
        const [sideways, upwards] = [style.overflowX, style.overflowY].map((each) => each === 'auto' || each === 'scroll')
        if (!sideways && (left < clip.left - 1 || right > clip.right + 1.5)) return `sideways by ${nameOf(box)}`
        // Lines are slightly taller than their letters.
        const slack = (bottom - top) * 0.2
        if (!upwards && (top < clip.top - slack || bottom > clip.bottom + slack)) return `in height by ${nameOf(box)}`
        if (sideways) [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
        if (upwards) [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
        if (style.position === 'fixed') return null
      }
      return null
    }
    /** Whether a column is so narrow that a text runs downwards, a letter or two on each line. */
    function isStacked(node: Text, range: Range): boolean {
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return tops.size > 2 && node.data.trim().length / tops.size < 3.5
    }
    /** A line with a person's name may be truncated, and so may a card, because its enlarged view has the full text. */
    function isShortened(element: Element): boolean {
      if (element.closest('.pb-line') !== null) return true
      for (let line: Element | null = element; line !== null; line = line.parentElement)
        if (getComputedStyle(line).textOverflow === 'ellipsis') return line.textContent.includes(somebody)
      return false
    }
    /** Whether nothing opaque covers two elements at a point, so that both are visible. */
    function areBothSeen(one: Element, other: Element, x: number, y: number): boolean {
      const stack = document.elementsFromPoint(x, y)
      const [first, second] = [stack.indexOf(one), stack.indexOf(other)].toSorted((a, b) => a - b)
      if (first === undefined || second === undefined || first < 0) return false
      return stack.slice(0, second).every((each, i) => (i < first ? !isOpaque(each) : i === second || !isOpaque(each)))
    }
    function isOpaque(element: Element): boolean {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      return backgroundImage !== 'none' || !/rgba\(.*, 0(\.\d+)?\)|transparent/.test(backgroundColor)
    }
    function widest(): string {
      const all = [...document.body.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5)
      return all.slice(0, 3).map(nameOf).join(', ')
    }
    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}${typeof element.className === 'string' && element.className ? `.${element.className.trim().replaceAll(/\s+/g, '.')}` : ''}`
    }
  }, name)
