import { rulebook } from '@robodrome/kernel'
import { chooseFigure, chooseFirstDeck, chooseRobots, dealNumbers, dealSides, killbotModule, setUpBout } from './3-setup.ts'
import { chooseStart, placeToken, prepare } from './4a-preparation.ts'
import { placeDice, program, rollKillBot } from './4b-programming.ts'
import { activate, activateDice } from './4d-activation.ts'
import { declaration } from './9c-declaration.ts'
import { anchor, go } from './5a-moving.ts'
import { leap } from './5b-jetpack.ts'
import { jet, powerBeam } from './5c-firing.ts'
import { batch, bomb, bombGoesOff, conduct, shield } from './6a-damage.ts'
import { activateSpace, arm, resolve, workshop } from './8-resolution.ts'
import { chooseDeck, chooseLoadOut, drawCard, drawModules, equipAll, takeCard } from './9a-modules.ts'
import { drawBoard, match, playRound } from './11a-championship.ts'

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
