const named = (seats: string): string => (seats === '' ? 'no seat' : `seat ${seats.replaceAll(' ', ' and ')}`)

/** What is wrong with a record, in English. */
export const en = {
  atLine: ({ line, problem }: { line: number; problem: string }) => `line ${line}: ${problem}`,
  otherGame: ({ game, version, checked, checkedVersion }: { game: string; version: number; checked: string; checkedVersion: number }) =>
    `this is a record of ${game} ${version}, but it is checked against ${checked} ${checkedVersion}`,
  otherBox: ({ box, checked }: { box: string; checked: string }) =>
    `the record was played with box ${box}, but it is checked against box ${checked}`,
  otherFiles: ({ files, checked }: { files: string; checked: string }) =>
    `the record was played with the files ${files}, but it is checked against ${checked}`,
  mindTakesNoDraw: ({ seat }: { seat: number }) => `seat ${seat} was played by an AI opponent, and AI opponents accept no draws`,
  contributionsBySeats: ({ contributions, seats }: { contributions: number; seats: number }) =>
    `the record has ${contributions} contributions to the dice, but ${seats} seats could add one`,
  contributionsByPromises: ({ contributions, places }: { contributions: number; places: number }) =>
    `the record has ${contributions} contributions to the dice, but the list of promises had ${places} places`,
  sameContribution: ({ seat, other }: { seat: number; other: number }) => `seat ${seat} added the same contribution as seat ${other}`,
  otherSeed: 'the seed shown is not the one that the host committed to',
  botSeats: ({ bots }: { bots: string }) => `"${bots}" is not a list of bots’ seats`,
  takenSeats: ({ taken }: { taken: string }) => `"${taken}" does not say who took over which seat`,
  otherSeal: 'the record is not the one that was sealed when the match ended',
  noSeat: ({ seat }: { seat: number }) => `there is no seat ${seat}`,
  hasLeft: ({ seat }: { seat: number }) => `seat ${seat} has left`,
  outOfReach: ({ seat }: { seat: number }) =>
    `seat ${seat} cannot take its last choice back here: a die was rolled, something hidden was shown or a player left since`,
  neverConsented: ({ seat }: { seat: number }) => `this device did not agree here that seat ${seat} takes a choice back`,
  takeBackMissing: ({ seat }: { seat: number }) => `seat ${seat} took a choice back, but the record does not say so`,
  outcomeMissing: ({ chance }: { chance: string }) => `the record ends, but an outcome of "${chance}" must follow`,
  endsEarly: 'the record ends here and shows the seed, but the match is not over',
  seedNotShown: 'the match is over, but its seed is not shown',
  noResult: ({ result }: { result: string }) => `the match is over, but the record has no result; it should be "${result}"`,
  otherResult: ({ claimed, result }: { claimed: string; result: string }) =>
    `the record claims the result "${claimed}", but it is "${result}"`,
  afterEnd: 'an entry after the end of the match',
  mayNot: ({ seat, move, rule }: { seat: number; move: string; rule: string }) => `seat ${seat} may not play "${move}" (${rule})`,
  otherMove: ({ found, move }: { found: string; move: string }) => `found ${found}, but the game writes "${move}"`,
  otherOutcome: ({ found, outcome }: { found: string; outcome: string }) => `found outcome ${found}, but the seed gives "${outcome}"`,
  noOutcome: ({ found, chance }: { found: string; chance: string }) => `${found} is not an outcome of "${chance}" here`,
  wantsOutcome: ({ found, chance }: { found: string; chance: string }) => `found ${found}, expected an outcome of "${chance}"`,
  wantsChoice: ({ found }: { found: string }) => `found ${found}, expected a choice`,
  satDownGame: ({ sat, game }: { sat: string; game: string }) => `you sat down to play ${sat}, but the record is of ${game}`,
  satDownMode: ({ sat, mode }: { sat: string; mode: string }) => `you sat down to play mode ${sat}, but the record is of mode ${mode}`,
  satDownOptions: ({ sat, options }: { sat: string; options: string }) =>
    `you sat down to play with options ${sat}, but the record has ${options}`,
  satDownBox: ({ sat, box }: { sat: string; box: string }) => `you sat down to play with box ${sat}, but the record has ${box}`,
  satDownSeats: ({ sat, seats }: { sat: number; seats: number }) =>
    `you sat down at a table for ${sat}, but the record has ${seats} players`,
  otherCommitment: ({ commitment, claimed }: { commitment: string; claimed: string }) =>
    `the host committed to ${commitment}, but the record says ${claimed}`,
  otherContribution: ({ seat, contribution, claimed }: { seat: number; contribution: string; claimed: string }) =>
    `seat ${seat} added "${contribution}", but the record says "${claimed}"`,
  badPromises: ({ seats }: { seats: number }) =>
    `the list of promises did not have one place for each of the ${seats} seats, or contained a promise twice`,
  brokenPromise: ({ seat }: { seat: number }) =>
    `the contribution of seat ${seat} is not the one it had promised before contributions were shown`,
  notThere: ({ seat, move }: { seat: number; move: string }) => `seat ${seat} chose "${move}", but the record has no such choice there`,
  elsewhere: ({ seat, move }: { seat: number; move: string }) =>
    `seat ${seat} chose "${move}" at another point of the match than the record says`,
  resignedElsewhere: ({ seat }: { seat: number }) => `seat ${seat} resigned at another point of the match than the record says`,
  notBefore: ({ line, seat }: { line: number; seat: number }) =>
    `the record does not fit what the host showed before line ${line} of seat ${seat}`,
  notAfter: ({ line, seat }: { line: number; seat: number }) =>
    `the record does not fit what the host showed after line ${line} of seat ${seat}`,
  /** The seats are separated by spaces. */
  otherBots: ({ bots, claimed }: { bots: string; claimed: string }) => `bots had ${named(bots)}, but the record says ${named(claimed)}`,
  takenAddedDice: ({ seat }: { seat: number }) => `seat ${seat} added to the dice, so nobody took it over from an AI`,
  neverAgreed: ({ agreement }: { agreement: string }) =>
    `the record says that everybody agreed on "${agreement}", but this device did not agree, or the offer had ended`,
  notAnAgreement: ({ agreement }: { agreement: string }) => `players cannot agree on "${agreement}"`,
  nothingToAgree: 'the match had already ended by its rules, so there was nothing left to agree on',
  neverLeft: ({ seat }: { seat: number }) => `seat ${seat} leaves here, but this device did not leave and was not told that it had`,
  resignationMissing: ({ seat }: { seat: number }) => `seat ${seat} resigned, but the record does not say so`,
  endedOtherwise: ({ result, claimed }: { result: string; claimed: string }) =>
    `the match ended with "${result}", but the record says "${claimed}"`,
  otherPlayer: ({ seat, player, claimed }: { seat: number; player: string; claimed: string }) =>
    `seat ${seat} was ${player}, but the record says ${claimed}`,
  notTheSealed: 'the record is not the one whose seal the host showed when the match ended',
}
