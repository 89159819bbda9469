import { rulebook } from '@robodrome/kernel'
import { chooseFigure, chooseFirstDeck, chooseRobots, dealNumbers, dealSides, killbotModule, setUpBout } from './1-setup.ts'
import { chooseStart, placeToken, prepare } from './2-preparation.ts'
import { placeDice, program, rollKillBot } from './3-programming.ts'
import { activate, activateDice } from './4-activation.ts'
import { declaration } from './4b-declaration.ts'
import { anchor, go } from './5-moving.ts'
import { leap } from './6-jetpack.ts'
import { jet, powerBeam } from './7-firing.ts'
import { batch, bomb, bombGoesOff, conduct, shield } from './8-damage.ts'
import { activateSpace, arm, resolve, workshop } from './12-resolution.ts'
import { chooseDeck, chooseLoadOut, drawCard, drawModules, equipAll, takeCard } from './13-modules.ts'
import { drawBoard, match, playRound } from './16-championship.ts'

/** All rules of VOLT. */
export const rules = rulebook(
  match,
  chooseRobots,
  dealSides,
  chooseFigure,
  setUpBout,
  dealNumbers,
  killbotModule,
  chooseFirstDeck,
  playRound,
  prepare,
  placeToken,
  chooseStart,
  program,
  rollKillBot,
  placeDice,
  activateDice,
  activate,
  declaration,
  go,
  anchor,
  leap,
  powerBeam,
  jet,
  batch,
  conduct,
  shield,
  bomb,
  bombGoesOff,
  resolve,
  activateSpace,
  arm,
  workshop,
  drawModules,
  chooseDeck,
  takeCard,
  drawCard,
  equipAll,
  chooseLoadOut,
  drawBoard,
)
