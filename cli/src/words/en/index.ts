import { seatNumbers } from '../seat-numbers.ts'
import { NO_SUCH_MOVE, NOT_ASKED, NOTHING_TO_TAKE_BACK, OVER } from '@robodrome/kernel'
import { count } from '../../text.ts'
import { host } from './help/host.ts'
import { league } from './help/league.ts'
import { play } from './help/play.ts'
import { study } from './help/study.ts'
import { usage } from './usage.ts'
import { wrong } from './wrong.ts'

const HELP = `Type the number or the text of an option. Put ; or , between several moves on
one line. Commands (with / in front if a move has the same name):
  undo                 take back the last choice, if nothing followed it
  why MOVE             whether a move is legal, and if not, by which rule
  why                  all moves that are refused now, with the rules
  why #N, LAST, KIND   the rule and all numbers of an event, such as damage
  odds                 exact odds of the current roll
  log                  all events so far, numbered
  rules [ID]           a rule of the rulebook; alone: the ids of all rules
  forecast PLAN        what would happen, if the game can tell; alone: usage
  show                 the board and the options again (or just Enter)
  as SEAT MOVE         make a move for another person here, out of turn
  save FILE            write the record of the match to a file
  leave                give up this seat for good
  quit                 stop playing; asks whether to save`

/** The texts of the terminal for playing, reading rules and listing games. */
export const en = {
  rule: {
    ofTable: {
      [OVER]: 'The match is over.',
      [NOT_ASKED]: 'This seat has nothing to choose right now.',
      [NO_SUCH_MOVE]: 'There is no such move here.',
      [NOTHING_TO_TAKE_BACK]: 'A choice can be taken back until dice are rolled, something hidden is revealed, or another seat chooses.',
    },
    notThere: 'This rule is not in the rulebook.',
  },
  play: {
    help: HELP,
    player: (seat: number) => `Player ${seat + 1}`,
    heading: (game: string, seat: number) => `${game}, seat ${seat}`,
    end: (game: string) => `${game}, the end`,
    prompt: (seat: number) => `seat ${seat}> `,
    options: 'Your options (type the number or the text):',
    optionsWritten: 'Your options (type the text):',
    beside: 'Also possible now:',
    committed: (commitment: string) => `The dice are committed to\n  ${commitment}`,
    mix: (seat: number) => `Seat ${seat}, any word to mix into the dice (Enter: one is drawn for you): `,
    unknownSeed: 'The seed of this record is not known. From here on the dice are new, and the record cannot prove them.',
    recordExists: (path: string) => `--record: ${path} already exists; name another file, or continue it with --load.`,
    loadBrings: '--load takes mode, seats and options from the record: leave them out.',
    noOption: (text: string, most: number) => `there is no option ${text}: expected a number from 1 to ${most}.`,
    noCommand: (word: string, guess: string) => `there is no command "${word}".${guess} Type help for the list.`,
    noMove: (text: string, guess: string, most: number | null) =>
      `"${text}" is neither a move here nor a command.${guess} Expected ${most === null ? '' : `a number from 1 to ${most}, `}the text of an option, or help.`,
    refused: 'Refused',
    refusedBy: (rule: string) => ` by ${rule}`,
    notPossible: 'Not possible',
    asUsage: '"as" needs a seat and a move: as SEAT MOVE',
    notHere: (seat: string) => `no person at this terminal has seat ${seat}.`,
    takenBack: (seat: number) => `Seat ${seat} takes back its last choice.`,
    noOdds: (game: string) => `${game} does not show odds during play.`,
    nothingRolled: 'No dice are being rolled right now.',
    nothingYet: 'Nothing has happened yet.',
    noForecast: (game: string) => `${game} offers no forecast.`,
    saveUsage: '"save" needs the name of a file: save FILE',
    /** The answer that confirms, exactly as it must be typed. */
    yes: 'yes',
    leaveSure: (seat: number) => `Seat ${seat} leaves the match for good. Type yes to confirm: `,
    stays: 'You keep the seat.',
    savedIn: (path: string) => `The match is saved in ${path}.`,
    overwrite: (path: string) => `${path} already exists. Type yes to overwrite it: `,
    notSaved: 'Not saved.',
    saved: (entries: number, path: string) => `Saved ${count(entries, 'entry', 'entries')} in ${path}`,
    goOn: (game: string, path: string) => `Continue later with: robodrome play ${game} --load ${path}`,
    saveWhere: 'Save the record in which file? (Enter: do not save) ',
    notDone: (moves: string) => `Not done: ${moves}`,
    curtain: (seat: number) => `Seat ${seat}, press Enter when nobody else is looking. `,
    noInput: 'No more input: the match is left unfinished and not saved.',
    noInputSaved: (path: string) => `No more input: the match is saved in ${path}.`,
    result: (line: string) => `Result: ${line}`,
    seedWas: (seed: string) => `The seed of the dice was\n  ${seed}`,
    record: (path: string, command: string) => `Record: ${path} (check it with: ${command})`,
    legal: 'legal:',
    mayDo: (seat: number, move: string) => `seat ${seat} may play "${move}".`,
    nobodyTries: (move: string, guess: string) => `"${move}" is not a move here.${guess}`,
    refusedWord: 'refused:',
    mayNot: (seat: number, move: string, rule: string) => `seat ${seat} may not play "${move}", because of ${rule}`,
    nothingRefused: 'No move that you might expect is refused here.',
    refusedList: 'refused',
    nothingHappened: 'nothing has happened yet.',
    noEvent: (number: number, most: number) => `there is no event #${number}; expected #1 to #${most}.`,
  },
  games: {
    none: 'No game is registered yet.',
    mode: (id: string, title: string, seats: readonly number[], variants: readonly string[]) =>
      `--mode ${id}  ${title}, ${seatNumbers(seats, 'or')} seats${variants.length > 0 ? `; variants: ${variants.join(', ')}` : ''}`,
    unknown: (id: string, guess: string, known: readonly string[]) =>
      `there is no game "${id}".${guess} ${known.length > 0 ? `Games: ${known.join(', ')}.` : 'No game is registered yet.'}`,
    noMode: (game: string, mode: string, guess: string, modes: readonly string[]) =>
      `${game} has no mode "${mode}".${guess} Modes: ${modes.join(', ')}.`,
    seats: (game: string, mode: string, seats: readonly number[], wanted: number) =>
      `${game} in mode ${mode} is for ${seatNumbers(seats, 'or')} seats, not ${wanted}.`,
  },
  serve: {
    open: (address: string) => `Robodrome is running at ${address} (Ctrl+C closes it)`,
    keeps: (folder: string) => `Everything is stored in ${folder}`,
    keepsElsewhere: 'Everything is stored in the PostgreSQL database of DATABASE_URL',
    atHome: (addresses: string) => `On your network: ${addresses}`,
    noHome: 'This machine has no address on a network: other devices cannot reach it.',
    noPage: 'the page is not built: run npm run build first.',
  },
  room: {
    listens: (host: string) => `The room listens on your whole network (${host}). Ctrl+C closes it.`,
    screenAt: (addresses: string) => `Open on the big screen: ${addresses}`,
  },
  rules: {
    whichGame: 'which game? robodrome games lists them.',
    noBook: (game: string) => `${game} has no rulebook here.`,
    noTests: (game: string) => `the tests of ${game} are not installed here. Use --coverage in a clone of the repository.`,
    unknown: (id: string, guess: string) => `there is no rule "${id}".${guess}`,
  },
  conform: {
    fine: (title: string) => `${title} passes all checks.`,
    faults: (title: string, found: number) => `${title}: ${count(found, 'fault')} found.`,
    mutants: (tried: number, left: number) =>
      left === 0
        ? `The scenarios detect all ${count(tried, 'change')} of a single number.`
        : `No scenario detects ${left} of ${count(tried, 'change')} of a single number. If such a number belongs to a rule, write a scenario that shows it:`,
  },
  outside: {
    speaksEnglish: (title: string) => `${title} is available in English only.`,
    ended: (names: string, why: string) => `${names} was stopped: ${why}`,
    silent: (seconds: number) => `a single step took more than ${seconds} seconds.`,
    memory: 'it used more memory than a game may.',
    flood: 'it produced more text than a game may.',
    again: 'The files of the game have changed: the server restarts.',
    crashed: (what: string) => `its process failed. ${what}`,
  },
  didYouMean: (guess: string) => ` Did you mean ${guess}?`,
  error: 'error:',
  agentsAt: (address: string) => `Agents can connect to ${address} (Ctrl+C stops the server).`,
  usage,
  wrong,
  help: { ...play, ...league, ...study, ...host },
}
