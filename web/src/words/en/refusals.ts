/**
 * What a field was refused for, as a person is told it. Servers answer bots and people alike, with the name of the field and what was expected; a page shows sentences.
 * With * where something is filled in.
 */
const FIELDS: Readonly<Record<string, string>> = {
  'name: expected one that no AI opponent of this site has': 'An AI of this site has this name. Choose another.',
  'name: expected one that no AI opponent has': 'An AI has this name. Choose another.',
  'name: expected at least one character': 'Type a name of at least one character.',
  'name: expected at most * characters': 'This name is too long: at most $1 characters.',
  'name: expected one line without invisible characters': 'A name is one line without invisible characters.',
  'name: expected at least one visible character': 'This name cannot be seen. Type letters, digits or signs.',
  'username: somebody has it already': 'Somebody has this username already. Choose another.',
  'username: expected 3 to 24 letters, digits, dots, dashes or underscores':
    'A username has 3 to 24 letters, digits, dots, dashes or underscores.',
  'password: expected more than a few different characters': 'This password has too few different characters.',
  'password: expected one that is not among the most common': 'This password is among the most common ones. Choose another.',
  'password: expected more than your own name': 'This password is your own name. Choose another.',
  'password: expected at least * characters': 'This password is too short: at least $1 characters.',
  'password: expected at most * characters': 'This password is too long: at most $1 characters.',
  'address: expected an e-mail address': 'This is not an e-mail address.',
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const SAID = Object.entries(FIELDS).map(([raw, said]) => [new RegExp(`^${raw.split('*').map(escaped).join('(.+?)')}\\.?$`), said] as const)

/** `field: expected …`, of a field that has no sentence of its own; at the beginning or inside. */
const RAW = /^([\w.]+): (?:found (.+), )?expected (.+?)\.?$/s

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentence that a person reads where something was refused. */
export function refusal(_code: string, sentence: string): string {
  const found = SAID.find(([raw]) => raw.test(sentence))
  if (found) return sentence.replace(...found)
  const [, field, given, wanted] = RAW.exec(sentence) ?? []
  if (field === undefined) return sentence
  return `${capital(field)}: ${given === undefined ? '' : `${given} does not work here. `}${given === undefined ? 'it' : 'It'} must be ${wanted}.`
}
