import { minds } from '@robodrome/minds'

/** Texts of every help page, and errors in a command line. */
export const usage = {
  about: 'Play, check and study robot-battle board games.',
  version: 'output the version number',
  language: 'language of help, games, rulebooks and play (default: from LANG)',
  help: 'display help for command',
  helpCommand: 'display help for command',
  after: `
robodrome COMMAND --help shows examples. NO_COLOR=1 turns colours off.
Exit codes: 0 success, 1 a difference or failure was found, 2 wrong input.`,
  seeHelp: '(add --help for usage and examples)',
  headings: { usage: 'Usage:', arguments: 'Arguments:', options: 'Options:', commands: 'Commands:' },
  placeholders: { options: '[options]', command: '[command]' },
  choices: (list: string) => `choices: ${list}`,
  byDefault: (value: string) => `default: ${value}`,
  missingArgument: (name: string) => `missing required argument '${name}'`,
  missingOption: (flags: string) => `required option '${flags}' not specified`,
  missingValue: (flags: string) => `option '${flags}' argument missing`,
  badValue: (flags: string, value: string, why: string) => `option '${flags}' argument '${value}' is invalid. ${why}`,
  badArgument: (name: string, value: string, why: string) => `command-argument value '${value}' is invalid for argument '${name}'. ${why}`,
  oneOf: (list: string) => `Allowed choices are ${list}.`,
  unknownOption: (flag: string) => `unknown option '${flag}'`,
  unknownCommand: (name: string) => `unknown command '${name}'`,
  tooMany: (expected: number, got: number) =>
    `too many arguments. Expected ${expected} ${expected === 1 ? 'argument' : 'arguments'} but got ${got}.`,
  meant: (guess: string) => `(Did you mean ${guess}?)`,
  human: 'a person at this terminal',
  mind: (id: string): string => minds[id]!.summary,
}
