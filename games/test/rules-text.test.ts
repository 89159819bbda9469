import * as aimbots from '@robodrome/aimbots'
import * as aimbotsDe from '@robodrome/aimbots/words/de'
import * as aimbotsEn from '@robodrome/aimbots/words/en'
import * as gekido from '@robodrome/gekido'
import * as gekidoDe from '@robodrome/gekido/words/de'
import * as gekidoEn from '@robodrome/gekido/words/en'
import * as pbl from '@robodrome/pbl'
import * as pblDe from '@robodrome/pbl/words/de'
import * as pblEn from '@robodrome/pbl/words/en'
import * as volt from '@robodrome/volt'
import * as voltDe from '@robodrome/volt/words/de'
import * as voltEn from '@robodrome/volt/words/en'
import { describe, expect, test } from 'vitest'

/** A printed piece: the text printed on it, and the text generated from its effects, in one language. */
type Told = { name: string; printed: string; generated: string }
type Book = Readonly<Record<string, string>>

const gekidoPieces = (book: Book, { tileText, useText }: Pick<typeof gekidoEn, 'tileText' | 'useText'>): Told[] => [
  ...gekido.STANDARD.cards.map((card) => ({ name: card.name, printed: book[`card ${card.id}`]!, generated: useText(card) })),
  ...gekido.STANDARD.powers.map((power) => ({ name: power.name, printed: book[`power ${power.id}`]!, generated: useText(power) })),
  ...gekido.STANDARD.tiles.map((tile) => ({ name: tile.name, printed: book[`tile ${tile.kind}`]!, generated: tileText(tile) })),
]
const aimbotsPieces = (book: Book, { programText }: Pick<typeof aimbotsEn, 'programText'>): Told[] =>
  aimbots.BASE.programs.map((program) => ({
    name: program.name,
    printed: book[`program ${program.name}`]!,
    generated: programText(program),
  }))
const voltPieces = (book: Book, { moduleText }: Pick<typeof voltEn, 'moduleText'>): Told[] =>
  volt.STANDARD.modules.map((module) => ({ name: module.id, printed: book[`module ${module.id}`]!, generated: moduleText(module) }))
const pblPieces = (book: Book, { cardText }: Pick<typeof pblEn, 'cardText'>): Told[] =>
  pbl.CARDS.map((card) => ({ name: card.name, printed: book[`card ${card.name}`]!, generated: cardText(card) }))

const PRINTED: Readonly<Record<string, Readonly<Record<'en' | 'de', Told[]>>>> = {
  gekido: { en: gekidoPieces(gekidoEn.en.texts!, gekidoEn), de: gekidoPieces(gekidoDe.de.texts!, gekidoDe) },
  aimbots: { en: aimbotsPieces(aimbotsEn.en.texts!, aimbotsEn), de: aimbotsPieces(aimbotsDe.de.texts!, aimbotsDe) },
  volt: { en: voltPieces(voltEn.en.texts!, voltEn), de: voltPieces(voltDe.de.texts!, voltDe) },
  pbl: { en: pblPieces(pblEn.en.texts!, pblEn), de: pblPieces(pblDe.de.texts!, pblDe) },
}

/** Two texts mean the same if they have the same sentences, in any order. */
const sentences = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .toSorted()
    .join(' ')

describe.each(Object.entries(PRINTED))('the rules text of %s is generated from moments and effects', (game, languages) => {
  test.each(Object.entries(languages))('and says what is printed (%s)', async (language, pieces) => {
    const same = pieces.filter(({ printed, generated }) => sentences(printed) === sentences(generated))
    const others = pieces.filter((piece) => !same.includes(piece))
    const page = [
      `# Generated rules text: ${game}, ${language}`,
      '',
      ...(others.length === 0
        ? [`All ${pieces.length} printed pieces are generated with the same sentences.`]
        : [
            `${same.length} of ${pieces.length} printed pieces are generated with the same sentences. The other ${others.length} have the same meaning in other words:`,
            '',
            '| piece | printed | generated |',
            '|---|---|---|',
            ...others.map(({ name, printed, generated }) => `| ${name} | ${printed} | ${generated} |`),
          ]),
      '',
    ]
    await expect(page.join('\n')).toMatchFileSnapshot(`rules-text/${game}.${language}.md`)
    // People read the snapshot, where a piece without a text, or with one in the wrong language, could go unnoticed.
    expect(others.length / pieces.length).toBeLessThan(0.25)
    expect(pieces.filter(({ generated }) => generated === '' || generated.includes('undefined'))).toEqual([])
  })

  test('in as many different texts in one language as in the other', () => {
    const kinds = (told: Told[]): number => new Set(told.map(({ generated }) => generated)).size
    expect(kinds(languages.de)).toBe(kinds(languages.en))
  })
})
