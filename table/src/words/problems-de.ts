import type { en } from './problems-en.ts'

const named = (seats: string): string => (seats === '' ? 'keinen Platz' : `Platz ${seats.replaceAll(' ', ' und ')}`)

/** What is wrong with a record, in German. */
export const de: typeof en = {
  atLine: ({ line, problem }) => `Zeile ${line}: ${problem}`,
  otherGame: ({ game, version, checked, checkedVersion }) =>
    `das ist eine Aufzeichnung von ${game} ${version}, geprüft wird sie mit ${checked} ${checkedVersion}`,
  otherBox: ({ box, checked }) => `die Aufzeichnung wurde mit der Box ${box} gespielt, geprüft wird sie mit der Box ${checked}`,
  otherFiles: ({ files, checked }) => `die Aufzeichnung wurde mit den Dateien ${files} gespielt, geprüft wird sie mit ${checked}`,
  mindTakesNoDraw: ({ seat }) => `Platz ${seat} wurde von einer KI gespielt, und eine KI nimmt kein Remis an`,
  contributionsBySeats: ({ contributions, seats }) =>
    `die Aufzeichnung hat ${contributions} Beiträge zu den Würfeln, aber nur ${seats} Plätze konnten einen leisten`,
  contributionsByPromises: ({ contributions, places }) =>
    `die Aufzeichnung hat ${contributions} Beiträge zu den Würfeln, aber die Liste der Versprechen hatte ${places} Plätze`,
  sameContribution: ({ seat, other }) => `Platz ${seat} hat dasselbe beigetragen wie Platz ${other}`,
  otherSeed: 'der gezeigte Startwert ist nicht der, auf den sich der Gastgeber festgelegt hat',
  botSeats: ({ bots }) => `„${bots}“ nennt keine Plätze von Bots`,
  takenSeats: ({ taken }) => `„${taken}“ sagt nicht, wer welchen Platz übernommen hat`,
  otherSeal: 'die Aufzeichnung ist nicht die, die am Ende der Partie versiegelt wurde',
  noSeat: ({ seat }) => `Platz ${seat} gibt es nicht`,
  hasLeft: ({ seat }) => `Platz ${seat} hat die Partie verlassen`,
  outOfReach: ({ seat }) =>
    `Platz ${seat} kann seine letzte Wahl hier nicht zurücknehmen: Seitdem wurde gewürfelt oder Verborgenes gezeigt, oder jemand ist gegangen`,
  neverConsented: ({ seat }) => `dieses Gerät hat hier nicht zugestimmt, dass Platz ${seat} eine Wahl zurücknimmt`,
  takeBackMissing: ({ seat }) => `Platz ${seat} hat eine Wahl zurückgenommen, aber das steht nicht in der Aufzeichnung`,
  outcomeMissing: ({ chance }) => `die Aufzeichnung endet, aber es muss noch ein Ergebnis von „${chance}“ folgen`,
  endsEarly: 'die Aufzeichnung endet hier und zeigt den Startwert, aber die Partie ist nicht vorbei',
  seedNotShown: 'die Partie ist vorbei, aber ihr Startwert ist nicht gezeigt',
  noResult: ({ result }) => `die Partie ist vorbei, aber die Aufzeichnung hat kein Ergebnis; es ist „${result}“`,
  otherResult: ({ claimed, result }) => `die Aufzeichnung behauptet das Ergebnis „${claimed}“, es ist aber „${result}“`,
  afterEnd: 'ein Eintrag nach dem Ende der Partie',
  mayNot: ({ seat, move, rule }) => `Platz ${seat} darf „${move}“ nicht ziehen (${rule})`,
  otherMove: ({ found, move }) => `gefunden: ${found}, das Spiel schreibt aber „${move}“`,
  otherOutcome: ({ found, outcome }) => `gefunden: das Ergebnis ${found}, der Startwert ergibt aber „${outcome}“`,
  noOutcome: ({ found, chance }) => `${found} ist hier kein Ergebnis von „${chance}“`,
  wantsOutcome: ({ found, chance }) => `gefunden: ${found}; erwartet: ein Ergebnis von „${chance}“`,
  wantsChoice: ({ found }) => `gefunden: ${found}; erwartet: ein Zug`,
  satDownGame: ({ sat, game }) => `du hast dich gesetzt, um ${sat} zu spielen, die Aufzeichnung ist aber von ${game}`,
  satDownMode: ({ sat, mode }) => `du hast dich gesetzt, um im Modus ${sat} zu spielen, die Aufzeichnung ist aber im Modus ${mode}`,
  satDownOptions: ({ sat, options }) =>
    `du hast dich gesetzt, um mit den Einstellungen ${sat} zu spielen, die Aufzeichnung hat aber ${options}`,
  satDownBox: ({ sat, box }) => `du hast dich gesetzt, um mit der Box ${sat} zu spielen, die Aufzeichnung hat aber ${box}`,
  satDownSeats: ({ sat, seats }) => `du hast dich an einen Tisch für ${sat} gesetzt, die Aufzeichnung hat aber ${seats} Spieler`,
  otherCommitment: ({ commitment, claimed }) =>
    `der Gastgeber hatte sich auf ${commitment} festgelegt, in der Aufzeichnung steht aber ${claimed}`,
  otherContribution: ({ seat, contribution, claimed }) =>
    `Platz ${seat} hat „${contribution}“ beigetragen, in der Aufzeichnung steht aber „${claimed}“`,
  badPromises: ({ seats }) =>
    `die Liste der Versprechen hatte nicht für jeden der ${seats} Plätze eine Stelle oder enthielt ein Versprechen doppelt`,
  brokenPromise: ({ seat }) => `der Beitrag von Platz ${seat} ist nicht der, den er versprochen hatte, bevor Beiträge gezeigt wurden`,
  notThere: ({ seat, move }) => `Platz ${seat} wählte „${move}“, aber in der Aufzeichnung steht das dort nicht`,
  elsewhere: ({ seat, move }) => `Platz ${seat} wählte „${move}“ an einer anderen Stelle der Partie als in der Aufzeichnung`,
  resignedElsewhere: ({ seat }) => `Platz ${seat} hat an einer anderen Stelle der Partie aufgegeben als in der Aufzeichnung`,
  notBefore: ({ line, seat }) => `die Aufzeichnung passt nicht zu dem, was der Gastgeber vor Zeile ${line} von Platz ${seat} zeigte`,
  notAfter: ({ line, seat }) => `die Aufzeichnung passt nicht zu dem, was der Gastgeber nach Zeile ${line} von Platz ${seat} zeigte`,
  otherBots: ({ bots, claimed }) => `Bots hatten ${named(bots)}, die Aufzeichnung nennt aber ${named(claimed)}`,
  takenAddedDice: ({ seat }) => `Platz ${seat} hat zu den Würfeln beigetragen, also hat ihn niemand von einer KI übernommen`,
  neverAgreed: ({ agreement }) =>
    `laut Aufzeichnung haben sich alle auf „${agreement}“ geeinigt, aber dieses Gerät hat nicht zugestimmt, oder das Angebot galt nicht mehr`,
  notAnAgreement: ({ agreement }) => `auf „${agreement}“ kann man sich nicht einigen`,
  nothingToAgree: 'die Partie war nach ihren Regeln vorbei: Es gab nichts mehr, worauf man sich einigen konnte',
  neverLeft: ({ seat }) =>
    `hier verlässt Platz ${seat} die Partie, aber dieses Gerät hat sie nicht verlassen und wurde auch nicht benachrichtigt`,
  resignationMissing: ({ seat }) => `Platz ${seat} hat aufgegeben, aber in der Aufzeichnung steht das nicht`,
  endedOtherwise: ({ result, claimed }) => `die Partie endete mit „${result}“, in der Aufzeichnung steht aber „${claimed}“`,
  otherPlayer: ({ seat, player, claimed }) => `auf Platz ${seat} saß ${player}, in der Aufzeichnung steht aber ${claimed}`,
  notTheSealed: 'die Aufzeichnung ist nicht die, deren Siegel der Gastgeber am Ende der Partie gezeigt hat',
}
