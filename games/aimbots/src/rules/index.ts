import { rollDice, rulebook, type Game } from '@robodrome/kernel'
import * as golden from './golden.ts'
import * as setup from './1-setup.ts'
import * as draft from './2-draft.ts'
import * as deploy from './3-deploy.ts'
import * as turn from './4-turn.ts'
import * as pivot from './5-pivot.ts'
import * as boost from './6-boost.ts'
import * as attack from './7-attack.ts'
import { effectRules } from '../effects/index.ts'
import * as window from './7-roll-window.ts'
import * as damage from './8-damage.ts'
import * as scrap from './9-scrap.ts'
import { match } from './match.ts'

/** Questions asked even with a single option, each with what skipping it would reveal. */
export const asksAnyway: NonNullable<Game['asksAnyway']> = {
  act: 'AB-TURN-10 which tokens a player holds: with any of them the turn does not end by itself',
  rollWindow: 'AB-ATK-13 which tokens a player holds: with any of them they are asked at each step',
  soloWindow: 'AB-SCRAP-7 which token a player holds: with any of them they are asked whenever the die is below 6',
  loadCores: 'AB-LOAD-1 that the cores left are alike: every player is asked equally often',
}

/** Every rule of the game, by name. */
export const rules = rulebook(
  match,
  setup.marketAndRolls,
  setup.dealLevel,
  setup.rollPool,
  draft.draft,
  draft.assignDie,
  deploy.loadCores,
  deploy.placement,
  deploy.chooseZoneSpace,
  deploy.chooseRotation,
  turn.turns,
  turn.act,
  pivot.pivot,
  pivot.chooseTurn,
  boost.boost,
  boost.chooseStop,
  attack.attack,
  window.rollWindow,
  window.reroll,
  damage.damage,
  damage.placeFreely,
  damage.pickSide,
  scrap.pickUp,
  scrap.lookAtScrap,
  scrap.relocate,
  scrap.relocateWhom,
  scrap.relocateTo,
  scrap.soloRoll,
  scrap.soloWindow,
  golden.goldenRule,
  golden.orderEffects,
  rollDice,
  ...effectRules,
)
