import type { Language } from '@robodrome/games'

/** The texts on printed sheets besides the pieces. A sheet has a language of its own, whatever the page's language. */
interface SheetTexts {
  version(number: number, game: string): string
  from(name: string): string
  changes: string
  measure: string
  unofficial(game: string): string
  of(n: number, all: number): string
  copy(n: number, all: number): string
  faces: string
  cards: string
}

export const SHEET_TEXTS: Readonly<Record<Language, SheetTexts>> = {
  en: {
    version: (number, game) => `Version ${number}, for ${game}.`,
    from: (name) => `Made from ${name}.`,
    changes: 'What differs from the printed game',
    measure: 'Measure the line: 50 mm means the scale is right.',
    unofficial: (game) => `Unofficial, for your own table. You need a copy of ${game}.`,
    of: (n, all) => `${n} of ${all}`,
    copy: (n, all) => `${n} of ${all}`,
    faces: 'Dice faces, 16 mm, for blank dice',
    cards: 'Cards, 63 × 88 mm',
  },
  de: {
    version: (number, game) => `Version ${number}, für ${game}.`,
    from: (name) => `Entstanden aus ${name}.`,
    changes: 'Was vom gedruckten Spiel abweicht',
    measure: 'Miss die Linie nach: Sind es 50 mm, stimmt die Größe.',
    unofficial: (game) => `Inoffiziell, für den eigenen Tisch. Du brauchst das Spiel ${game}.`,
    of: (n, all) => `${n} von ${all}`,
    copy: (n, all) => `${n} von ${all}`,
    faces: 'Würfelseiten, 16 mm, für leere Würfel',
    cards: 'Karten, 63 × 88 mm',
  },
}
