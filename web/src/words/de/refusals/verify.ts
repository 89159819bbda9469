/** What is wrong with a record; * is what is filled in, $1 where it goes. */
export const verify: Readonly<Record<string, string>> = {
  'the record is of * *, but it is held against * *': 'die Aufzeichnung ist von $1 $2, geprüft wird sie mit $3 $4',
  'the record was played with box *, but it is held against box *':
    'die Aufzeichnung wurde mit der Box $1 gespielt, geprüft wird sie mit der Box $2',
  'the record has * contributions to the dice, but * seats could add one':
    'die Aufzeichnung hat $1 Beiträge zu den Würfeln, aber nur $2 Plätze konnten einen leisten',
  'the record has * contributions to the dice, but the list of promises had * places':
    'die Aufzeichnung hat $1 Beiträge zu den Würfeln, aber die Liste der Versprechen hatte $2 Plätze',
  'seat * added the same as seat *': 'Platz $1 hat dasselbe beigetragen wie Platz $2',
  'the seed shown is not the one that was committed to': 'der gezeigte Startwert ist nicht der, auf den sich der Gastgeber festgelegt hat',
  '"*" does not name seats of bots': '„$1“ nennt keine Plätze von Bots',
  '"*" does not say who took over which seat': '„$1“ sagt nicht, wer welchen Platz übernommen hat',
  'the record is not the one that was sealed when the match ended':
    'die Aufzeichnung ist nicht die, die am Ende der Partie versiegelt wurde',
  'there is no seat *': 'Platz $1 gibt es nicht',
  'seat * has left': 'Platz $1 hat die Partie verlassen',
  'the record ends, but an outcome of "*" is to follow': 'die Aufzeichnung endet, aber es muss noch ein Ergebnis von „$1“ folgen',
  'the record ends here, but the match is not over and its seed is shown':
    'die Aufzeichnung endet hier, aber die Partie ist nicht vorbei, und ihr Startwert ist gezeigt',
  'the match is over, but its seed is not shown': 'die Partie ist vorbei, aber ihr Startwert ist nicht gezeigt',
  'the match is over, but the record has no result; it is "*"':
    'die Partie ist vorbei, aber die Aufzeichnung hat kein Ergebnis; es ist „$1“',
  'the record claims the result "*", but it is "*"': 'die Aufzeichnung behauptet das Ergebnis „$1“, es ist aber „$2“',
  'an entry after the end of the match': 'ein Eintrag nach dem Ende der Partie',
  'seat * may not "*" (*)': 'Platz $1 darf nicht „$2“ ($3)',
  'found *, but the game writes "*"': 'gefunden $1, das Spiel schreibt aber „$2“',
  'found outcome *, but the seed gives "*"': 'gefunden das Ergebnis $1, der Startwert ergibt aber „$2“',
  '* is no outcome of "*" here': '$1 ist hier kein Ergebnis von „$2“',
  'found *, expected an outcome of "*"': 'gefunden $1, erwartet ein Ergebnis von „$2“',
  'found *, expected a choice': 'gefunden $1, erwartet ein Zug',
  'you sat down to play *, but the record is of *': 'du hast dich zu $1 gesetzt, die Aufzeichnung ist von $2',
  'you sat down to play mode *, but the record is of mode *': 'du hast dich zum Modus $1 gesetzt, die Aufzeichnung ist vom Modus $2',
  'you sat down to play with options *, but the record has *': 'du hast dich zu den Einstellungen $1 gesetzt, die Aufzeichnung hat $2',
  'you sat down to play with box *, but the record has *': 'du hast dich zur Box $1 gesetzt, die Aufzeichnung hat $2',
  'you sat down at a table for *, but the record has * players':
    'du hast dich an einen Tisch für $1 gesetzt, die Aufzeichnung hat aber $2 Spieler',
  'the host committed to * before, but the record says *': 'der Gastgeber hatte sich auf $1 festgelegt, die Aufzeichnung sagt aber $2',
  'seat * added "*", but the record says "*"': 'Platz $1 hat „$2“ beigetragen, die Aufzeichnung sagt aber „$3“',
  'the list of promises had not one place for each of the * seats, or a promise twice':
    'die Liste der Versprechen hatte nicht für jeden der $1 Plätze eine Stelle, oder ein Versprechen doppelt',
  'the contribution of seat * is not what it had promised when contributions began to be shown':
    'der Beitrag von Platz $1 ist nicht der, den er versprochen hatte, bevor Beiträge gezeigt wurden',
  'seat * chose "*", but the record does not have that there': 'Platz $1 wählte „$2“, aber in der Aufzeichnung steht das dort nicht',
  'seat * chose "*" at another point of the match than the record says':
    'Platz $1 wählte „$2“ an einer anderen Stelle der Partie, als die Aufzeichnung sagt',
  'seat * resigned at another point of the match than the record says':
    'Platz $1 hat an einer anderen Stelle der Partie aufgegeben, als die Aufzeichnung sagt',
  'the record does not lead through what the host showed before line * of seat *':
    'die Aufzeichnung passt nicht zu dem, was der Gastgeber vor Zeile $1 von Platz $2 zeigte',
  'the record does not lead through what the host showed after line * of seat *':
    'die Aufzeichnung passt nicht zu dem, was der Gastgeber nach Zeile $1 von Platz $2 zeigte',
  'bots had *, but the record says *': 'Bots hatten $1, die Aufzeichnung sagt aber $2',
  'seat * added to the dice, so nobody took it over from an AI':
    'Platz $1 hat zu den Würfeln beigetragen, also hat ihn niemand von einer KI übernommen',
  'the record says that all agreed on "*", but this device did not agree, or the offer had ended':
    'laut Aufzeichnung haben sich alle auf „$1“ geeinigt, aber dieses Gerät hat nicht zugestimmt, oder das Angebot galt nicht mehr',
  '"*" is nothing to agree on': 'auf „$1“ kann man sich nicht einigen',
  'the match was over by its rules: there was nothing left to agree on':
    'die Partie war nach ihren Regeln vorbei: Es gab nichts mehr, worauf man sich einigen konnte',
  'seat * leaves here, but this device neither left nor was told so':
    'hier verlässt Platz $1 die Partie, aber dieses Gerät hat sie nicht verlassen und nichts davon erfahren',
  'seat * resigned, but the record does not have that': 'Platz $1 hat aufgegeben, aber in der Aufzeichnung steht das nicht',
  'the match ended with "*", but the record says "*"': 'die Partie endete mit „$1“, die Aufzeichnung sagt aber „$2“',
  'seat * was *, but the record says *': 'auf Platz $1 saß $2, die Aufzeichnung sagt aber $3',
  'the record is not the one whose seal the host showed when the match ended':
    'die Aufzeichnung ist nicht die, deren Siegel der Gastgeber am Ende der Partie gezeigt hat',
}
