import type { Trigger } from '@robodrome/aimbots/page'

const list = (items: readonly (string | number)[]): string => items.join(', ')
const REACH = (reach: readonly [number, number]): string => (reach[0] === reach[1] ? `reach ${reach[0]}` : `reach ${reach[0]}–${reach[1]}`)

/** All texts of the Aimbots board. */
export const board = {
  arena: 'Arena, 7 by 7',
  dice: 'Attack dice',
  noAttack: 'No attack right now',
  still: (turns: number, most: number) => `${turns} of ${most} quiet turns; at ${most} the match ends`,
  verdict: (hit: boolean) => (hit ? 'Hit' : 'Held off'),
  struck: (out: boolean) => (out ? 'Out' : 'Plate'),
  attackDice: 'Attack:',
  defenseDice: 'Defense:',
  scrapHere: 'scrap',
  botOn: (owner: string, program: string, armor: number, sides: readonly number[], plates: number) =>
    `${program} of ${owner}, armor ${armor}, sides ${list(sides.map((side, i) => `${['north', 'east', 'south', 'west'][i]!} ${side}`))}${plates > 0 ? `, ${plates} plated` : ''}`,
  canDo: (moves: readonly string[]) => `you may: ${list(moves)}`,
  cannot: (rule: string) => `not possible, ${rule}`,
  kind: (trigger: Trigger, reach: readonly [number, number]) => `${trigger} · ${REACH(reach)}`,
  designed: 'designed',
  designedAbout: (name: boolean, armor: boolean) =>
    name
      ? `The rulebook names this program${armor ? ' and its armor' : ''}; its effect was designed for this edition`
      : 'This program is not in the rulebook; it was designed for this edition',
  takenBy: (name: string, times: number) => (times > 1 ? `${name}, ${times} times` : name),
  pool: (name: string, dice: readonly number[]) => `${name}: ${dice.length > 0 ? list(dice) : 'no dice left'}`,
  market: {
    level: (armor: number) => `Armor ${armor}`,
    combat: 'A 6 goes on any card. The two dice you have left are your combat dice.',
  },
  steps: { draft: 'Draft', load: 'Load cores', place: 'Place bots', act: 'Actions', attack: 'Attack', over: 'Over' },
  headline: {
    setup: (target: number) => `First to ${target} cores`,
    turn: (name: string, you: boolean, energy: number) => `${you ? 'Your' : `${name}'s`} turn · ${energy} energy`,
    attack: (name: string, you: boolean, at: string, yours: boolean) =>
      you ? `You attack ${at}` : `${name} attacks ${yours ? 'you' : at}`,
    over: 'The match is over',
  },
  state: {
    out: 'Out',
    won: 'Won',
    acting: 'Acting',
    choosing: 'Choosing',
    loading: 'Loading cores',
    placing: 'Placing',
    drafting: 'Drafting',
  },
  waiting: 'Your choice',
  act: { primary: 'Choose' },
  facing: 'facing',
  turnIt: 'Touch the bot on the board to turn it.',
  margin: (margin: string) => `margin ${margin}`,
  counts: 'chance to hit',
  touchBot: 'Touch one of your bots to move it or attack with it.',
  unseen: (least: string, most: string) => `${least} to ${most}, depending on hidden scrap`,
  desk: {
    title: 'Your bots',
    attack: (from: string, to: string) => `${from} attacks ${to}`,
    margin: 'Margin',
    unseen: (least: string, most: string) => `Chance to hit: from ${least} to ${most}, depending on SURGE tokens in hidden scrap.`,
    decoy: (name: string) => `The Decoy swaps with ${name}, which becomes the defender.`,
    survives: (left: number) => (left === 1 ? 'One more plate defeats it.' : `It takes ${left} hits to defeat it.`),
    hits: (percent: string) => `hit ${percent}`,
    misses: (percent: string) => `miss ${percent}`,
    plain: 'The bars show plain dice; the chance above includes rerolls and tokens.',
    cores: 'Cores left',
    noCore: 'no core yet',
    scrap: 'Your scrap, hidden from the others',
    noScrap: 'No scrap yet.',
    programs: 'Programs in play',
    core: (value: number | null) => (value === null ? 'core ?' : `core ${value}`),
    lost: 'lost',
    plates: (plates: number) => (plates === 1 ? '1 plate' : `${plates} plates`),
  },
  numbers: {
    cores: 'Value of cores taken',
    hits: 'Attacks that hit',
    plates: 'Plates taken',
    lost: 'Bots lost',
    scrap: 'Scrap picked up',
  },
  luck: {
    unit: 'hits',
    note: 'Each combat roll is compared with all 1,296 possible rolls. Rerolls and tokens do not count. A prevented hit counts for the defender.',
  },
  strip: {
    captured: (points: number, target: number) => `Captured ${points} of ${target} cores`,
    partner: (name: string, isYou: boolean) => `with ${isYou ? 'you' : name}`,
    hidden: (tokens: number) => (tokens === 1 ? '1 hidden scrap' : `${tokens} hidden scrap`),
    score: (score: number) => `${score} with scrap`,
  },
}
