/**
 * Makes lengths follow the browser's font size. Style sheets are written in px, as measured: 16 of them become one rem, or one em in a
 * media query. A larger font therefore has the same effect as the browser's zoom: everything grows together, and the layout is that of a
 * smaller window. Hairlines, shadows and drawings do not change, because an SVG has units of its own.
 */
export const rems = () => ({
  postcssPlugin: 'robodrome-rems',
  Declaration(declaration: Declaration): void {
    if (!declaration.value.includes('px') || KEPT.test(declaration.prop) || isDrawn(declaration)) return
    declaration.value = declaration.value.replaceAll(PX, (all, number: string) => inRems(all, Number(number), 'rem'))
  },
  AtRule: {
    media(rule: { params: string }): void {
      rule.params = rule.params.replaceAll(PX, (all, number: string) => inRems(all, Number(number), 'em'))
    },
    container(rule: { params: string }): void {
      rule.params = rule.params.replaceAll(PX, (all, number: string) => inRems(all, Number(number), 'rem'))
    },
  },
})

interface Declaration {
  prop: string
  value: string
  parent?: { type: string; selector?: string; nodes?: readonly object[] } | undefined
}

const PX = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g
/** Properties whose lengths stay the same at any font size. */
const KEPT = /^(?:border(?!.*radius)|outline|transform|translate|box-shadow|text-shadow|filter|stroke|backdrop|--sh\d)/
/** Shorter lengths are hairlines, which stay the same, too. */
const HAIRLINE = 3

const inRems = (all: string, px: number, unit: 'em' | 'rem'): string =>
  Math.abs(px) < HAIRLINE ? all : `${Number((px / 16).toFixed(5))}${unit}`

/** Text inside a drawing is measured in the drawing's own units. */
const isDrawn = ({ prop, parent }: Declaration): boolean =>
  prop === 'font-size' &&
  (/\bsvg .|(?<![\w.#-])(?:text|tspan)\b[^\s,]*$/m.test(parent?.selector ?? '') ||
    (parent?.nodes ?? []).some((each) => 'prop' in each && /^(?:fill|text-anchor|dominant-baseline|paint-order)$/.test(String(each.prop))))
