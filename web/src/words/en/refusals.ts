import { spoken, type Sentence, type Sentences } from '@robodrome/kernel/sentences'
import type { Code } from '@robodrome/table'
import { fieldIn } from '../fields.ts'

/** Messages about invalid input, by field and code. Servers tell bots the field and what was expected. */
const FIELDS: Sentences = {
  'name site.freeOfMinds': 'An AI has this name. Choose another.',
  'name common.filledText': 'Type a name of at least one character.',
  'name common.atMostCharacters': ({ most }: { most: number }) => `This name is too long: at most ${most} characters.`,
  'name site.oneLine': 'A name must be one line without invisible characters.',
  'name site.visible': 'This name would be invisible. Use letters, digits or symbols.',
  'username site.username': 'A username has 3 to 24 letters, digits, dots, dashes or underscores.',
  'password site.variedPassword': 'This password has too few different characters.',
  'password site.uncommonPassword': 'This password is among the most common ones. Choose another.',
  'password site.otherThanName': 'This password is your own name. Choose another.',
  'password common.atLeastCharacters': ({ least }: { least: number }) => `This password is too short: at least ${least} characters.`,
  'password common.atMostCharacters': ({ most }: { most: number }) => `This password is too long: at most ${most} characters.`,
  'address site.email': 'This is not an e-mail address.',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Texts for which the page has other words than a server. */
const ROOMS: Readonly<Record<string, Sentences>> = {
  common: {
    field: ({ field, expected }: { field: string; expected: string }) => `${capital(field)}: it must be ${expected}.`,
    found: ({ place, found, expected }: { place: string; found: string; expected: string }) =>
      `${capital(place)}${found} does not work here. It must be ${expected}.`,
    inside: ({ what, problem }: { what: string; problem: string }) => `${capital(what)}: ${problem}`,
  },
  site: { usernameTaken: 'Somebody already has this username. Choose another.' },
}

/** The sentence that a person reads when something was refused. */
export const refusal = (sentence: Sentence, _code?: Code): string => fieldIn(FIELDS, sentence) ?? spoken(ROOMS, sentence)
