import type { Seat } from '@robodrome/kernel'
import type { Panel } from './content/bots.ts'
import { COMMAND_IDS, COMMAND_INDEX, type CommandId } from './content/commands.ts'
import type { Fall } from './odds/falls.ts'
import { additions } from './rules/8-damage.ts'
import type { Attack, Gekido } from './state.ts'
import { Strengths } from './strength.ts'
import { attackOf, panelOf } from './vocabulary.ts'
import type { Worths } from './worths.ts'

/** The two possible ends of the current attack: a hit or a malfunction. Each is computed once and reused for every chance. */
export class Ends {
  readonly #seats: number
  readonly #attacker: Seat
  readonly #attack: Attack
  readonly #numbers: Panel['attack']
  readonly #strengths: Strengths
  readonly #additions: number
  /**
   * The target's weight after a hit with each Command, and the attacker's weight after its malfunction. Indexed by Command number; -1 means
   * not computed yet.
   */
  readonly #hit = [-1, -1, -1, -1, -1, -1]
  readonly #missed = [-1, -1, -1, -1, -1, -1]

  constructor(g: Gekido, worths: Worths) {
    this.#seats = g.seats
    this.#attacker = g.active
    this.#attack = attackOf(g)
    this.#numbers = panelOf(g, g.active).attack
    this.#strengths = new Strengths(g, worths)
    this.#additions = additions(g)
  }

  /** A seat's share of the total strength after a Command succeeds. */
  hit(command: CommandId, seat: Seat): number {
    const { target } = this.#attack
    const at = COMMAND_INDEX[command]
    if (this.#hit[at] === -1) this.#hit[at] = this.#strengths.weightAfter(target, Math.max(0, this.#numbers[command][0] + this.#additions))
    return this.#strengths.share(seat, target, this.#hit[at]!)
  }

  /** The seat's share after the Command fails. */
  missed(command: CommandId, seat: Seat): number {
    const at = COMMAND_INDEX[command]
    if (this.#missed[at] === -1)
      this.#missed[at] = this.#strengths.weightAfter(this.#attacker, this.#numbers[command][1] + this.#attack.feedback)
    return this.#strengths.share(seat, this.#attacker, this.#missed[at]!)
  }

  /** The seat's expected share if the Command has this chance of success. */
  share(command: CommandId, chance: number, seat: Seat): number {
    return mixed(chance, this.hit(command, seat), this.missed(command, seat))
  }

  /** The expected shares of all seats. */
  shares(command: CommandId, chance: number): number[] {
    const shares: number[] = []
    for (let seat = 0; seat < this.#seats; seat++) shares.push(this.share(command, chance, seat))
    return shares
  }

  /** All shares if the attacker may still name any Command. Given the chance of each, the attacker picks the best one. */
  bestShares(chances: readonly number[]): number[] {
    return this.sharesOver([{ ways: 1, chances }])
  }

  /** All shares, averaged over dice results. */
  sharesOver(falls: readonly Fall[]): number[] {
    const hit: number[] = []
    const missed: number[] = []
    for (const command of COMMAND_IDS) {
      hit.push(this.hit(command, this.#attacker))
      missed.push(this.missed(command, this.#attacker))
    }
    // For each Command, in how many results it is the best choice, and in how many of these it succeeds.
    const named = [0, 0, 0, 0, 0, 0]
    const succeeds = [0, 0, 0, 0, 0, 0]
    let all = 0
    for (const { ways, chances } of falls) {
      let best = 0
      let most = -1
      for (let i = 0; i < hit.length; i++) {
        const share = mixed(chances[i]!, hit[i]!, missed[i]!)
        if (share <= most) continue
        most = share
        best = i
      }
      named[best]! += ways
      succeeds[best]! += ways * chances[best]!
      all += ways
    }
    const total: number[] = []
    for (let seat = 0; seat < this.#seats; seat++) {
      let sum = 0
      for (let i = 0; i < hit.length; i++) if (named[i]! > 0) sum += named[i]! * this.share(COMMAND_IDS[i]!, succeeds[i]! / named[i]!, seat)
      total.push(sum / all)
    }
    return total
  }
}

const mixed = (chance: number, hit: number, missed: number): number => chance * hit + (1 - chance) * missed
