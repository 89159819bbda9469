import type { Rulebook } from '@robodrome/kernel'

/** Rule and step names, one a line: what saved positions depend on. */
export const names = (book: Rulebook): string[] =>
  Object.values(book).flatMap((rule) =>
    rule.kind === 'sequence' ? Object.keys(rule.steps).map((step) => `${rule.name}.${step}`) : [`${rule.name} (${rule.kind})`],
  )
