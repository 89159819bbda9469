import { expect, type Page } from '@playwright/test'
import { prepare, walkTo } from './screens.ts'
import { test } from './playing.ts'

/** Screens on which something is chosen, or which show the reader's place. */
const CHOSEN = ['home', 'learn', 'career', 'leagues', 'lab', 'gekido']

/** Elements that look chosen only because of their surface, which forced colours remove. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks =
      '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], label:has(> input[type=radio]:checked)'
    const edges = (element: Element): string => {
      const { outlineStyle, outlineColor, borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(element)
      const outline = outlineStyle === 'none' ? '' : outlineColor
      return [outline, borderTopStyle === 'none' ? '' : `${borderTopWidth} ${borderTopColor}`].join()
    }
    const partsOf = (element: Element): string => [element, ...element.children].map(edges).join(' | ')
    return [...document.querySelectorAll(marks)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .flatMap((each) => {
        const others = [...each.parentElement!.children].filter((other) => other.tagName === each.tagName && !other.matches(marks))
        return others.some((other) => partsOf(other) === partsOf(each)) ? [each.outerHTML.slice(0, 160)] : []
      })
  })

test('in forced colours what is chosen has an edge that the rest has not', async ({ page, context }) => {
  await prepare(context)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  for (const name of CHOSEN) {
    await walkTo(page, name)
    expect(await unmarked(page), name).toEqual([])
  }
})
