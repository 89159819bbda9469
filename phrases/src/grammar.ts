import type { Phrase } from './phrase.ts'

/** The plural forms of a language besides `other`. Each language declares its own, and every table of texts must have all of them. */
export type Forms<F extends Intl.LDMLPluralRule> = Readonly<Record<F | 'other', string>>

/** Formats a count with its noun: `count(3, { one: '# space', other: '# spaces' })`; # stands for the number. */
export function plurals<F extends Intl.LDMLPluralRule>(language: string): (n: number, forms: Forms<F>) => Phrase {
  const rules = new Intl.PluralRules(language)
  return (n, forms) => {
    const form = rules.select(n)
    const text = form in forms ? forms[form as F] : forms.other
    return text
      .split('#')
      .flatMap((piece, i) => (i === 0 ? [piece] : [{ number: n }, piece]))
      .filter((part) => part !== '')
  }
}

/** Joins phrases into a list in the given language: "a, b and c". */
export function lists(language: string, type: 'conjunction' | 'disjunction' = 'conjunction'): (items: readonly Phrase[]) => Phrase {
  const format = new Intl.ListFormat(language, { type })
  return (items) =>
    format
      .formatToParts(items.map((_, i) => String(i)))
      .flatMap(({ type: part, value }) => (part === 'element' ? items[Number(value)]! : [value]))
}
