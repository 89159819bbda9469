import { BadInput, type Seat, common } from '@robodrome/kernel'
import { AGREEMENTS } from './agreement.ts'
import { headerLine, linesOf, mustBeWrittenAs, readHeaders, type HeaderFields } from './headers.ts'
import { readOptions } from './record.ts'
import type { Receipt, Stood, Undone, Word } from './receipt.ts'
import { tableSays } from './says.ts'

const FORMAT = 'robodrome receipt 1'
const ONCE = [
  'game',
  'mode',
  'seats',
  'options',
  'box',
  'commitment',
  'seat',
  'contribution',
  'redrawn',
  'left',
  'agreed',
  'result',
  'bots',
  'seal',
]
const LISTED = ['promise', 'choice', 'stood', 'undone', 'player']

/** A receipt as text, with headers like those of a record. */
export function writeReceipt({
  game,
  settings,
  box,
  seat,
  commitment,
  contribution,
  promises,
  redrawn,
  choices,
  stood,
  undone,
  left,
  agreed,
  end,
}: Receipt): string {
  const list = (name: string, values: readonly (string | null)[]): string[] =>
    values.map((value, each) => headerLine(`${name} ${each}`, value ?? ''))
  const lines = [
    FORMAT,
    `game: ${game}`,
    `mode: ${settings.mode}`,
    `seats: ${settings.seats}`,
    `options: ${JSON.stringify(settings.options)}`,
    ...(box === undefined ? [] : [`box: ${box}`]),
    `commitment: ${commitment}`,
    `seat: ${seat}`,
    headerLine('contribution', contribution),
    ...list('promise', promises ?? []),
    `redrawn: ${redrawn}`,
    ...list('choice', choices),
    ...list('stood', stood.map(writeStood)),
    ...list(
      'undone',
      undone.map((each) => `${each.seat} ${writeStood(each)}`),
    ),
    ...(left === null ? [] : [`left: ${left}`]),
    ...(agreed === null ? [] : [`agreed: ${agreed.how} ${agreed.step ?? '-'} ${agreed.point ?? '-'}`]),
    ...(end === null ? [] : writeEnd(end)),
  ]
  return `${lines.join('\n')}\n`
}

/** Reads a receipt; every line must be exactly as `writeReceipt` writes it. */
export function readReceipt(text: string): Receipt {
  const [first = '', ...lines] = linesOf(text)
  if (first !== FORMAT) throw new BadInput(['line 1'], first, { message: `"${FORMAT}"` })
  const headers = readHeaders(
    lines.map((line, i) => ({ line, at: i + 2 })),
    ONCE,
    LISTED,
  )
  const any = (found: string): string => found
  const hex = (name: string): string => headers.read(name, (found) => (/^[0-9a-f]{64}$/.test(found) ? found : null), tableSays('digits64'))
  const promises = headers.list('promise').map((promise) => (promise === '' ? null : promise))
  const receipt: Receipt = {
    game: headers.read('game', any, tableSays('gameName')),
    settings: {
      mode: headers.read('mode', any, tableSays('modeName')),
      seats: wholeNumber(headers, 'seats'),
      options: headers.read('options', readOptions, tableSays('optionsObject')),
    },
    ...(headers.has('box') && { box: headers.read('box', any, tableSays('boxName')) }),
    seat: wholeNumber(headers, 'seat'),
    commitment: hex('commitment'),
    contribution: headers.read('contribution', any, tableSays('addedToDice')),
    promises: promises.length > 0 ? promises : null,
    redrawn: wholeNumber(headers, 'redrawn'),
    choices: headers.list('choice'),
    stood: headers.list('stood').map((found, nth) => readStood(found, `stood ${nth}`)),
    undone: headers.list('undone').map((found, nth) => readUndone(found, `undone ${nth}`)),
    left: headers.has('left')
      ? headers.read('left', (found) => (found === 'resigned' || found === 'told' ? found : null), tableSays('resignedOrTold'))
      : null,
    agreed: headers.has('agreed') ? headers.read('agreed', readWord, tableSays('agreementWord', { words: AGREEMENTS.join(' or ') })) : null,
    end: headers.has('result')
      ? {
          result: headers.read('result', any, tableSays('aResult')),
          players: headers.list('player'),
          bots: headers.has('bots') ? headers.read('bots', readSeats, tableSays('seatsOfBots')) : [],
          seal: hex('seal'),
        }
      : null,
  }
  const own = receipt.choices.length + (receipt.left === 'resigned' ? 1 : 0)
  if (receipt.stood.length !== own) throw new BadInput(['stood'], receipt.stood.length, tableSays('placesOfLines', { lines: own }))
  mustBeWrittenAs(text, writeReceipt(receipt))
  return receipt
}

const writeEnd = ({ result, players, bots, seal }: NonNullable<Receipt['end']>): string[] => [
  `result: ${result}`,
  ...players.map((name, seat) => headerLine(`player ${seat}`, name)),
  ...(bots.length === 0 ? [] : [`bots: ${bots.join(' ')}`]),
  `seal: ${seal}`,
]

const readSeats = (found: string): Seat[] | null => (/^\d+( \d+)*$/.test(found) ? found.split(' ').map(Number) : null)

function readWord(found: string): Word | null {
  const [, said, step, point] = /^(.*) (\d{1,9}|-) ([0-9a-f]{64}|-)$/.exec(found) ?? []
  const how = AGREEMENTS.find((each) => each === said)
  return how === undefined ? null : { how, step: step === '-' ? null : Number(step), point: point === '-' ? null : point! }
}

/** Writes a place as `AFTER STEP BEFORE`, with a dash for each part that is unknown. */
const writeStood = ({ after, step, before }: Stood): string => `${after ?? '-'} ${step ?? '-'} ${before ?? '-'}`

function readStood(found: string, header: string): Stood {
  const [, after, step, before] = /^([0-9a-f]{64}|-) (\d{1,9}|-) ([0-9a-f]{64}|-)$/.exec(found) ?? []
  if (after === undefined) throw new BadInput([header], found, tableSays('placeOfLine'))
  const known = (text: string): string | null => (text === '-' ? null : text)
  return { after: known(after), step: step === '-' ? null : Number(step), before: known(before!) }
}

function readUndone(found: string, header: string): Undone {
  const [, seat, place] = /^(0|[1-9]\d?) (.*)$/.exec(found) ?? []
  if (seat === undefined) throw new BadInput([header], found, tableSays('placeOfConsent'))
  return { seat: Number(seat), ...readStood(place!, header) }
}

const wholeNumber = (headers: HeaderFields, name: string): number =>
  headers.read(name, (found) => (/^\d{1,3}$/.test(found) ? Number(found) : null), common('whole'))
