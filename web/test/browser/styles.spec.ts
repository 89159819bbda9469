import { expect, type Page } from '@playwright/test'
import { test } from './playing.ts'
import { atRest, prepare, SCREENS, walkTo } from './screens.ts'

// Style sheets are fetched with the screen that wants them and stay. So a screen B may look different after a screen A in two ways only:
// a sheet that A has and B lacks reaches an element of B, or sheets that both have come in another order. Nothing else that A leaves behind is a style.
// After walking from A to B the sheets are those of A, in A's order, then the rest of B's, in B's order. The test reads the order of every screen
// opened alone, then puts B on the screen and gives it the sheets of every walk A, B in turn: all pairs, on the same elements, without a second layout
// of the page. Sheets of which no selector reaches any element of B are left out, and walks that are then the same are looked at once.

/** The files of style sheets, in the order in which they count. */
const sheetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => (href === null ? '' : new URL(href).pathname)).filter((name) => name !== ''),
  )

/** What looks different on the screen that is open, for each order of sheets but the first. */
const differences = (page: Page, alone: readonly string[], walks: Readonly<Record<string, readonly string[]>>): Promise<string[]> =>
  page.evaluate(
    ([own, others]) => {
      const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter((each) => each.getClientRects().length > 0)
      const rules = new Map(
        [...document.styleSheets].flatMap((sheet) => (sheet.href ? [[new URL(sheet.href).pathname, [...sheet.cssRules]] as const] : [])),
      )
      const made = new Map([...rules].map(([name, all]) => [name, sheetWith(all)]))
      const reaching = new Set([...rules].filter(([, all]) => all.some(reaches)).map(([name]) => name))
      for (const sheet of document.styleSheets) sheet.disabled = true
      const lookWith = (names: readonly string[]): string[] => {
        document.adoptedStyleSheets = names.map((name) => made.get(name)!)
        return elements.flatMap((each) => [lookOf(each, null), lookOf(each, '::before'), lookOf(each, '::after')])
      }
      const first = own.filter((name) => reaching.has(name))
      const before = lookWith(first)
      const seen = new Set([first.join()])
      const found: string[] = []
      for (const [from, names] of Object.entries(others)) {
        const order = names.filter((name) => reaching.has(name))
        if (seen.has(order.join())) continue
        seen.add(order.join())
        const strangers = order.filter((name) => !own.includes(name))
        const after = lookWith(order)
        const at = after.findIndex((look, i) => look !== before[i])
        if (at < 0) continue
        const element = elements[Math.floor(at / 3)]!
        const was = new Set(before[at]!.split(';'))
        const now = after[at]!.split(';').filter((each) => !was.has(each))
        found.push(
          `after ${from}: <${element.tagName.toLowerCase()} class="${element.className}"> has ${now.slice(0, 3).join('; ')} (${strangers.join()})`,
        )
      }
      document.adoptedStyleSheets = []
      for (const sheet of document.styleSheets) sheet.disabled = false
      return found

      function sheetWith(all: readonly CSSRule[]): CSSStyleSheet {
        const sheet = new CSSStyleSheet({ baseURL: location.href })
        sheet.replaceSync(all.map(({ cssText }) => cssText).join('\n'))
        return sheet
      }
      function reaches(rule: CSSRule): boolean {
        if (rule instanceof CSSStyleRule)
          return document.querySelector(rule.selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') || '*') !== null
        return rule instanceof CSSGroupingRule ? [...rule.cssRules].some(reaches) : false
      }
      function lookOf(element: Element, part: string | null): string {
        const style = getComputedStyle(element, part)
        if (part !== null && style.content === 'none') return ''
        return style.cssText
      }
    },
    [alone, walks] as const,
  )

test('every screen looks after any other one as it does alone', async ({ browser, page, context }) => {
  const alone: Record<string, string[]> = {}
  for (const name of Object.keys(SCREENS)) {
    const fresh = await browser.newContext({ viewport: page.viewportSize() })
    await prepare(fresh)
    const tab = await fresh.newPage()
    await tab.goto(`/#/${SCREENS[name]![0]}`)
    await tab.locator(SCREENS[name]![1]).first().waitFor()
    await atRest(tab)
    alone[name] = await sheetsOf(tab)
    await fresh.close()
  }
  await prepare(context)
  await page.goto('/')
  for (const name of Object.keys(SCREENS)) await walkTo(page, name)
  const torn: string[] = []
  for (const name of Object.keys(SCREENS)) {
    await walkTo(page, name)
    const own = alone[name]!
    const walks = Object.fromEntries(Object.entries(alone).map(([from, sheets]) => [from, [...new Set([...sheets, ...own])]]))
    // The walk that was really made: all screens, one after another.
    walks['all others'] = await sheetsOf(page)
    torn.push(...(await differences(page, own, walks)).map((each) => `${name} ${each}`))
  }
  expect(torn).toEqual([])
})
