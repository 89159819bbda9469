import { gameIds, loadGame, loadWords } from '@robodrome/games'
import type { Words } from '@robodrome/phrases'
import { describe, expect, test } from 'vitest'
import { DRAWING, hear } from './hear.ts'

/** Words that German shares with English, apart from names of pieces. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  gekido: ['Full House', 'Bots', 'Bot Battles', 'V-REX', 'Slicer', 'Tetsubot', 'Overclock', 'Pytron', 'M3-OW'],
  aimbots: [],
  volt: ['Training', 'KillBots', 'VOLT', 'MERCURY', 'HOUND', 'REAPER'],
  pbl: ['Challenge', 'Ultimate Robot', 'Draft', 'Teams', 'Blind'],
}

/** Words that no German sentence contains. */
const ENGLISH = /\b(the|and|your|you|with|from|of|is|are|its|his|their|damage|rolls?|cards?|space|spaces|takes?|turn|which)\b/i

for (const id of gameIds()) {
  const game = (await loadGame(id))!
  const en = (await loadWords(id, 'en'))!
  const de = (await loadWords(id, 'de'))!
  const names = [...Object.values<string>(de.pieces), ...Object.values(de.modes).map(({ title }) => title)].toSorted(
    (a, b) => b.length - a.length,
  )
  /** A sentence without the names of cards and other pieces. */
  const bare = (text: string): string => names.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(/\s+/g, ' '))
  const heard = hear(game, [
    { language: 'en', words: en },
    { language: 'de', words: de },
  ])

  describe(`${game.title} in German`, () => {
    test('whatever is told, asked, offered and refused has its words', () => {
      const untidy = (what: string, text: string): boolean => what !== DRAWING && / {2}|\.\./.test(text)
      const flawed = heard.filter(
        ({ what, texts: [english, german] }) =>
          (english !== '' && german === '') || /undefined|NaN|\[object/.test(german!) || untidy(what, german!),
      )
      expect(flawed).toEqual([])
    })

    test('hears most of what the game can say', () => {
      const said = new Set(heard.map(({ what }) => what))
      const kinds = (of: object, what: string): number => Object.keys(of).filter((kind) => said.has(`${what} ${kind}`.trim())).length
      expect(kinds(de.events, 'event') / Object.keys(de.events).length).toBeGreaterThan(0.6)
      expect(kinds(de.options, 'title of') / Object.keys(de.options).length).toBeGreaterThan(0.6)
      expect(kinds(de.questions, 'question') / Object.keys(de.questions).length).toBeGreaterThan(0.6)
    })

    test('no English is left', () => {
      const alike = (english: string, german: string): boolean =>
        english === german && /[a-zäöü]{3}/i.test(bare(german)) && !ALIKE[id]!.some((name) => german === name)
      const left = heard.filter(({ texts: [english, german] }) => alike(english!, german!) || ENGLISH.test(bare(german!)))
      expect(left).toEqual([])
    })

    test('a question has at most 60 characters', () => {
      expect(heard.filter(({ ask, texts }) => ask && texts[1]!.length > 60)).toEqual([])
    })

    test('cards and the like have the same keys, and a German text each', () => {
      expect(Object.keys(de.pieces).toSorted()).toEqual(Object.keys(en.pieces).toSorted())
      expect(Object.keys(de.texts).toSorted()).toEqual(Object.keys(en.texts).toSorted())
      const texts = (words: Words): [string, string][] => Object.entries(words.texts)
      expect(texts(de).filter(([key, text]) => text === '' || text === en.texts[key])).toEqual([])
      expect(texts(de).filter(([, text]) => ENGLISH.test(bare(text)))).toEqual([])
    })

    test('every variant of a mode has a German name', () => {
      const variants = Object.values(game.modes).flatMap((mode) => Object.keys(mode.variants ?? {}))
      expect(variants.filter((name) => de.variants?.[name] === undefined)).toEqual([])
      expect(Object.values(de.variants ?? {}).filter((name) => ENGLISH.test(bare(name)))).toEqual([])
    })

    test('modes and settings have the same values, each in German', () => {
      for (const which of ['modes', 'settings'] as const) {
        expect(Object.keys(de[which])).toEqual(Object.keys(en[which]))
        const alike = Object.entries(de[which]).filter(([key, { title }]) => title === en[which][key]!.title)
        expect(alike.filter(([, { title }]) => !ALIKE[id]!.includes(title))).toEqual([])
        for (const [key, { about, values = {} }] of Object.entries(de[which])) {
          const english = en[which][key]!
          expect(Object.keys(values)).toEqual(Object.keys(english.values ?? {}))
          expect(about).not.toBe(english.about)
          expect(ENGLISH.test(bare(about)), about).toBe(false)
        }
      }
    })
  })
}
