import type { Rulebook } from '@robodrome/kernel'

/** Rule and step names, one per line, because saved positions depend on them. */
export const names = (book: Rulebook): string[] =>
  Object.values(book).flatMap((rule) =>
    rule.kind === 'sequence' ? Object.keys(rule.steps).map((step) => `${rule.name}.${step}`) : [`${rule.name} (${rule.kind})`],
  )
