import { rulebook } from '@robodrome/kernel'
import { effectRules } from '../effects/index.ts'
import { cardRules } from './3-setup/cards.ts'
import { challengeRules } from './3-setup/challenge.ts'
import { draftRules } from './3-setup/draft.ts'
import { handRules } from './3-setup/hands.ts'
import { pilotRules } from './3-setup/pilots.ts'
import { buildRules } from './4-build.ts'
import { drawRules } from './4-draw.ts'
import { hangarRules } from './4-hangar.ts'
import { lookRules } from './4-look.ts'
import { turnRules } from './4-turn.ts'
import { afterwards } from './5-after.ts'
import { attackRules } from './5-attack.ts'
import { blowOffRules } from './5-blow-off.ts'
import { combatRules } from './5-combat.ts'
import { diceRules } from './5-dice.ts'
import { fight } from './5-fight.ts'
import { strikeRules } from './5-strike.ts'
import { throwRules } from './5-throw.ts'
import { aimedRules } from './6-aimed.ts'
import { playCard, playWithPriority, respond, responseWindow } from './6-timing.ts'
import { shopRules } from './7-shop.ts'
import { seriesRules } from './9-series.ts'

export const rules = rulebook(
  ...seriesRules,
  ...cardRules,
  ...pilotRules,
  ...challengeRules,
  ...draftRules,
  ...handRules,
  ...turnRules,
  ...buildRules,
  ...hangarRules,
  ...drawRules,
  ...lookRules,
  ...attackRules,
  ...combatRules,
  fight,
  afterwards,
  ...throwRules,
  ...diceRules,
  ...blowOffRules,
  ...strikeRules,
  playCard,
  playWithPriority,
  responseWindow,
  respond,
  ...effectRules,
  ...aimedRules,
  ...shopRules,
)
