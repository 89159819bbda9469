/** The label of a field, or of a value (`=value`), in English and German. */
export type Labels = Readonly<Record<string, readonly [en: string, de: string]>>
