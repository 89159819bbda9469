import type { Page } from '@playwright/test'

/** What a thumb can reach without changing the grip: this share of the phone, from the bottom. */
const REACH = 0.7

/** Parts of a phone's screen in the living room that are too small to read or to press, and answers too high for a thumb. */
export const fumbling = (page: Page): Promise<string[]> =>
  page.evaluate((reach) => {
    const SENTENCE = 15
    const ANSWER = 17
    const TARGET = 44
    const KEY = 56
    const found: string[] = []
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const { left, right, top, bottom } = element.getBoundingClientRect()
      if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return false
      const at = document.elementFromPoint(
        Math.min(innerWidth - 1, Math.max(0, (left + right) / 2)),
        Math.min(innerHeight - 1, Math.max(0, (top + bottom) / 2)),
      )
      return at !== null && (element.contains(at) || at.contains(element))
    }
    const nameOf = (element: Element): string =>
      `"${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24)}" (${element.getAttribute('class') ?? element.tagName})`
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      // Letters in drawings, such as coordinates and pips, are not sentences.
      if (texts.currentNode.textContent!.trim() === '' || parent.closest('svg, .visually-hidden, script, style') !== null) continue
      if (!isSeen(parent)) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (size < SENTENCE) found.push(`${nameOf(parent)} is ${size} px`)
    }
    const isPrompt = (element: Element): boolean => element.matches('.prompt .chip, .prompt .button, .prompt .vt-picker button')
    for (const element of document.querySelectorAll('button, a[href], input, select, [role=gridcell].can')) {
      // A link inside a sentence is as high as its line.
      if (!isSeen(element) || element.matches('.visually-hidden, :disabled, .rule, p a, p button')) continue
      const { width, height, top } = element.getBoundingClientRect()
      if (Math.round(width) < TARGET || Math.round(height) < TARGET)
        found.push(`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`)
      if (!isPrompt(element)) continue
      if (Math.round(height) < KEY) found.push(`${nameOf(element)} is ${Math.round(height)} high`)
      if (top < innerHeight * (1 - reach)) found.push(`${nameOf(element)} is at ${Math.round((top / innerHeight) * 100)} % from above`)
      const title = element.querySelector('.title') ?? element
      const size = parseFloat(getComputedStyle(title).fontSize)
      if (title.textContent.trim() !== '' && size < ANSWER) found.push(`the answer ${nameOf(element)} is ${size} px`)
    }
    return [...new Set(found)]
  }, REACH)
