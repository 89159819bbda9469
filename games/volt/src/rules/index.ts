import { rulebook } from '@robodrome/kernel'
import { effectRules } from '../effects/index.ts'
import { chooseFigure, chooseFirstDeck, chooseRobots, dealNumbers, dealSides, killbotModule, setUpBout } from './3-setup.ts'
import { chooseStart, placeToken, prepare } from './4a-preparation.ts'
import { placeDice, program, rollKillBot } from './4b-programming.ts'
import { activate, activateDice } from './4d-activation.ts'
import { go } from './5a-moving.ts'
import { shot } from './5b-firing.ts'
import { batch, lastAct, react } from './6a-damage.ts'
import { activateSpace, resolve, workshop } from './8-resolution.ts'
import { chooseDeck, chooseLoadOut, drawCard, drawModules, equipAll, takeCard } from './9a-modules.ts'
import { declaration } from './9e-declaring.ts'
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
  shot,
  batch,
  react,
  lastAct,
  resolve,
  activateSpace,
  workshop,
  drawModules,
  chooseDeck,
  takeCard,
  drawCard,
  equipAll,
  chooseLoadOut,
  drawBoard,
  ...effectRules,
)
