import { Help, type Argument, type Command, type Option } from 'commander'
import type { CliWords } from './words/index.ts'

type Says = CliWords['usage']

/** An English message of the command-line parser, and its translation; the groups are the variable parts. */
const PATTERNS: readonly [RegExp, (says: Says, ...filled: string[]) => string][] = [
  [/^missing required argument '(.+)'$/, (says, name) => says.missingArgument(name)],
  [/^required option '(.+)' not specified$/, (says, flags) => says.missingOption(flags)],
  [/^option '(.+)' argument missing$/, (says, flags) => says.missingValue(flags)],
  [/^option '(.+)' argument '(.*)' is invalid\. (.+)$/s, (says, flags, value, why) => says.badValue(flags, value, reason(says, why))],
  [
    /^command-argument value '(.*)' is invalid for argument '(.+)'\. (.+)$/s,
    (says, value, name, why) => says.badArgument(name, value, reason(says, why)),
  ],
  [/^unknown option '(.+)'$/, (says, flag) => says.unknownOption(flag)],
  [/^unknown command '(.+)'$/, (says, name) => says.unknownCommand(name)],
  [
    /^too many arguments.*\. Expected (\d+) arguments? but got (\d+)\.$/,
    (says, expected, got) => says.tooMany(Number(expected), Number(got)),
  ],
]

const reason = (says: Says, why: string): string => why.replace(/^Allowed choices are (.+)\.$/, (_all, list: string) => says.oneOf(list))

/** An error in the command line, in the terminal's words: the first line states the problem, the second a suggestion. */
export function complaint(text: string, says: Says): string {
  const [, what = '', guess] = /^error: ([^]*?)(?:\n\(Did you mean (?:one of )?(.+)\?\))?\n?$/.exec(text) ?? []
  for (const [pattern, tell] of PATTERNS) {
    const [found, ...filled] = pattern.exec(what) ?? []
    if (found !== undefined) return `${tell(says, ...filled)}\n${guess === undefined ? '' : `${says.meant(guess)}\n`}`
  }
  return `${what}\n`
}

const term = (argument: Argument): string => {
  const name = argument.name() + (argument.variadic ? '...' : '')
  return argument.required ? `<${name}>` : `[${name}]`
}

/** Returns help with the headings and remarks of a language. */
export function helpIn({ headings, placeholders, choices, byDefault }: Says): Partial<Help> {
  const plain = new Help()
  const titles: Readonly<Record<string, string>> = {
    'Usage:': headings.usage,
    'Arguments:': headings.arguments,
    'Options:': headings.options,
    'Commands:': headings.commands,
  }
  return {
    styleTitle: (title) => titles[title] ?? title,
    commandUsage: (command: Command) =>
      plain.commandUsage(command).replace('[options]', placeholders.options).replace('[command]', placeholders.command),
    subcommandTerm: (command) => [command.name(), ...command.registeredArguments.map(term)].join(' '),
    optionDescription({ description, argChoices, defaultValue, defaultValueDescription }: Option) {
      const remarks = [
        ...(argChoices === undefined ? [] : [choices(argChoices.map((each) => JSON.stringify(each)).join(', '))]),
        ...(defaultValue === undefined ? [] : [byDefault(defaultValueDescription ?? JSON.stringify(defaultValue))]),
      ]
      return remarks.length === 0 ? description : `${description} (${remarks.join(', ')})`
    },
  }
}
