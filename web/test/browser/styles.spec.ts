import { expect, type Page } from '@playwright/test'
import { test } from './playing.ts'
import { atRest, prepare, SCREENS, walkTo } from './screens.ts'

// Style sheets are fetched with the screen that needs them, and stay. So a screen B can look different after a screen A in two ways only: a
// sheet that A has and B lacks affects an element of B, or sheets that both have come in another order. Nothing else that A leaves behind
// is a style. After going from A to B, the sheets are those of A, in A's order, then the rest of B's, in B's order. The test reads the
// order for every screen opened alone. Then it puts B on the screen and gives it the sheets of every walk from A to B in turn: all pairs,
// on the same elements, without a second layout of the page. Sheets in which no selector matches any element of B are left out, and walks
// that are identical after that are checked once. What counts is the computed value of everything that a rule declares, on every element it
// matches.

/** The style sheets by file, in cascade order. */
const sheetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => (href === null ? '' : new URL(href).pathname)).filter((name) => name !== ''),
  )

/** The differences on the current screen, for each order of sheets except the first. */
const differences = (page: Page, alone: readonly string[], walks: Readonly<Record<string, readonly string[]>>): Promise<string[]> =>
  page.evaluate(
    ([own, others]) => {
      type Rule = { selector: string; part: string | null; properties: string[] }
      const rules = new Map(
        [...document.styleSheets].flatMap((sheet) => (sheet.href ? [[new URL(sheet.href).pathname, [...sheet.cssRules]] as const] : [])),
      )
      const reaching = new Map(
        [...rules].map(([name, all]) => [name, all.flatMap((rule) => reachingIn(rule))] as const).filter(([, all]) => all.length > 0),
      )
      const first = own.filter((name) => reaching.has(name))
      const orders = new Map([[first.join(), '']])
      for (const [from, names] of Object.entries(others)) {
        const order = names.filter((name) => reaching.has(name)).join()
        if (!orders.has(order)) orders.set(order, from)
      }
      if (orders.size === 1) return []

      // A sheet changes an element through its declarations, and other elements only through that element.
      const probes = new Map<Element, Map<string | null, Set<string>>>()
      for (const { selector, part, properties } of [...reaching.values()].flat())
        for (const element of document.querySelectorAll(selector)) {
          const parts = probes.get(element) ?? new Map<string | null, Set<string>>()
          probes.set(element, parts.set(part, new Set([...(parts.get(part) ?? []), ...properties])))
        }
      const made = new Map([...reaching.keys()].map((name) => [name, sheetWith(rules.get(name)!)]))
      for (const sheet of document.styleSheets) sheet.disabled = true
      const before = lookWith(first)
      const found = [...orders].slice(1).flatMap(([order, from]) => {
        const names = order.split(',')
        const after = lookWith(names)
        const strangers = names.filter((name) => !own.includes(name))
        const others = after.flatMap((look, i) => (look === before[i] ? [] : [`${look} instead of ${before[i]}`]))
        return others.length === 0 ? [] : [`after ${from} (${strangers.join() || 'another order'}): ${others.slice(0, 5).join('; ')}`]
      })
      document.adoptedStyleSheets = []
      for (const sheet of document.styleSheets) sheet.disabled = false
      return found

      function lookWith(names: readonly string[]): string[] {
        document.adoptedStyleSheets = names.map((name) => made.get(name)!)
        return [...probes].flatMap(([element, parts]) =>
          [...parts].flatMap(([part, properties]) => {
            const style = getComputedStyle(element, part)
            const called = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${part ?? ''}`
            // The element's own computed value, not the used value after layout: an automatic margin may be read before or after layout.
            const own = part === null ? element.computedStyleMap() : null
            return [...properties].map((name) => `${called} ${name}: ${own?.get(name)?.toString() ?? style.getPropertyValue(name)}`)
          }),
        )
      }
      function sheetWith(all: readonly CSSRule[]): CSSStyleSheet {
        const sheet = new CSSStyleSheet({ baseURL: location.href })
        sheet.replaceSync(all.map(({ cssText }) => cssText).join('\n'))
        return sheet
      }
      /** The rules that match an element on this screen, and their nested rules. */
      function reachingIn(rule: CSSRule, around = ''): Rule[] {
        if (!(rule instanceof CSSStyleRule))
          return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap((inner) => reachingIn(inner, around)) : []
        const written = around === '' ? rule.selectorText : rule.selectorText.replaceAll('&', `:is(${around})`)
        const selector = written.replaceAll(/(^|[\s,(])::[\w-]+/g, '$1*').replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')
        const inner = [...rule.cssRules].flatMap((each) => reachingIn(each, selector))
        if (document.querySelector(selector) === null) return inner
        const parts = [null, '::before', '::after'].filter((part) => part === null || written.includes(part))
        return [...parts.map((part) => ({ selector, part, properties: [...rule.style] })), ...inner]
      }
    },
    [alone, walks] as const,
  )

test('every screen looks after any other one as it does alone', { tag: '@long' }, async ({ browser, page, context }) => {
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
    // The real walk: all screens, one after another.
    walks['all others'] = await sheetsOf(page)
    torn.push(...(await differences(page, own, walks)).map((each) => `${name} ${each}`))
  }
  expect(torn).toEqual([])
})
