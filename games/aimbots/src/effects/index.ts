import type { Rule } from '@robodrome/kernel'
import { bindEffects, type Codes } from '../moments.ts'
import { aim } from './aim.ts'
import { always } from './always.ts'
import { bestSide } from './best-side.ts'
import { bulldoze } from './bulldoze.ts'
import { charge } from './charge.ts'
import { conduct, conductRule, conductWhom } from './conduct.ts'
import { cover } from './cover.ts'
import { crash, crashRule } from './crash.ts'
import { crawl, crawlRule, spinItself } from './crawl.ts'
import { crush } from './crush.ts'
import { dance, danceRule, danceTo } from './dance.ts'
import { decoy, decoyRule } from './decoy.ts'
import { double } from './double.ts'
import { drift, driftTo } from './drift.ts'
import { echo } from './echo.ts'
import { far } from './far.ts'
import { chooseSentry, fire, sentryFire } from './fire.ts'
import { fly } from './fly.ts'
import { fog } from './fog.ts'
import { chooseSense, hack, hackRule, hackWhom } from './hack.ts'
import { halfTurn } from './half-turn.ts'
import { hold } from './hold.ts'
import { juggle } from './juggle.ts'
import { lead } from './lead.ts'
import { magnet } from './magnet.ts'
import { mirror } from './mirror.ts'
import { pawn } from './pawn.ts'
import { prey } from './prey.ts'
import { ram, ramHow, ramRule } from './ram.ts'
import { reach } from './reach.ts'
import { liftPlate, rearm, rearmRule, setPlate } from './rearm.ts'
import { repair, repairPlate, repairRule, repairWhom } from './repair.ts'
import { rerollAny } from './reroll-any.ts'
import { rerollBoth } from './reroll-both.ts'
import { rerollShowing } from './reroll-showing.ts'
import { rise } from './rise.ts'
import { rush } from './rush.ts'
import { scan, scanRule, scanWhom } from './scan.ts'
import { shove, shoveRule } from './shove.ts'
import { shuttle, shuttleRule } from './shuttle.ts'
import { sidestep, sidestepHow, sidestepRule } from './sidestep.ts'
import { spike, spikeRule } from './spike.ts'
import { swapWhom } from './swap-whom.ts'
import { tow, towAfter, towAlong, towBy, towWhom } from './tow.ts'
import { chooseGust, whirl, whirlRule } from './whirl.ts'
import { yesOrNo } from './yes-or-no.ts'

/** Every effect by its moment. */
const codes: Codes = {
  standing: { hold, magnet, lead, cover },
  pivot: { halfTurn },
  action: { repair },
  travel: { fly, bulldoze, drift, tow },
  afterBoost: { tow: towAfter, shuttle, crawl, crash, rush, charge },
  enemyBoost: { fire },
  afterPivot: { aim, reach, scan, whirl, dance, conduct, hack, rearm },
  attack: { always, far, prey, bestSide },
  defense: { fog },
  declared: { decoy },
  dice: { rerollAny, rerollBoth, rerollShowing, echo, mirror },
  damage: { double, crush, juggle, rise },
  afterHit: { ram },
  afterMiss: { spike, sidestep, shove, pawn },
}
bindEffects(codes)

/** The rules that effects add. */
export const effectRules: readonly Rule[] = [
  repairRule,
  repairWhom,
  repairPlate,
  scanRule,
  scanWhom,
  whirlRule,
  chooseGust,
  danceRule,
  danceTo,
  conductRule,
  conductWhom,
  hackRule,
  hackWhom,
  chooseSense,
  rearmRule,
  liftPlate,
  setPlate,
  driftTo,
  towAlong,
  towBy,
  towWhom,
  shuttleRule,
  swapWhom,
  crawlRule,
  spinItself,
  crashRule,
  yesOrNo,
  sentryFire,
  chooseSentry,
  decoyRule,
  ramRule,
  ramHow,
  spikeRule,
  sidestepRule,
  sidestepHow,
  shoveRule,
]
