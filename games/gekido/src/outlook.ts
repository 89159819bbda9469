import type { Frame, Seat } from '@robodrome/kernel'
import type { CommandId } from './content/commands.ts'
import { apart, subsets, withDie, withoutDie, type Dice } from './dice.ts'
import { Ends } from './ends.ts'
import { isLockable } from './locking.ts'
import { atHand, helped, type Hand } from './odds/at-hand.ts'
import { chancesOf, fallsOf, firstFalls } from './odds/falls.ts'
import { situationOf } from './odds/odds.ts'
import { chanceClosed, chanceOf } from './odds/situation.ts'
import { otherCommands, rolled } from './odds/uses.ts'
import type { RollNotes } from './rules/4-attack.ts'
import type { SetNotes } from './rules/6-effects.ts'
import type { Situation } from './shapes.ts'
import type { Attack, Gekido } from './state.ts'
import type { Option } from './terms.ts'
import { attackOf } from './vocabulary.ts'
import type { Worths } from './worths.ts'

/** The value to a seat of current or coming dice after an effect. */
export class Outlook {
  readonly #at: Situation
  readonly #ends: Ends
  readonly #hand: Hand
  readonly #isOpen: boolean
  readonly #seat: Seat

  constructor(g: Gekido, seat: Seat, isOpen: boolean, worths: Worths) {
    this.#at = situationOf(g)
    this.#ends = new Ends(g, worths)
    this.#hand = atHand(g)
    this.#isOpen = isOpen
    this.#seat = seat
  }

  /**
   * Returns the value after an effect that leaves the attack in this state and calls this rule. Null if the rule is none of those known
   * here.
   */
  after({ free, locked }: Attack, calls: Frame | undefined): number | null {
    // Before the first roll there are no dice yet.
    if (calls === undefined) return this.lying(this.#at.free === null ? null : free)
    switch (calls.rule) {
      case 'rollDice':
        return this.#falling(free, (calls.notes as RollNotes).dice)
      case 'setDie': {
        const { die, to } = calls.notes as SetNotes
        const rest = withoutDie(free, die)
        return Math.max(...to.map((face) => this.lying(withDie(rest, face))))
      }
      case 'respin':
        return Math.max(
          ...subsets(free)
            .slice(1)
            .map((dice) => this.#falling(apart(free, dice), dice.length)),
        )
      case 'switchAttack':
        return Math.max(...otherCommands(this.#at).map((command) => this.#switching(command, locked)))
      default:
        return null
    }
  }

  /** Returns the value of one answer to a follow-up question of a use. */
  part(g: Gekido, option: Option): number {
    const { free, locked } = attackOf(g)
    if (option.kind === 'set') return this.lying(withDie(withoutDie(free, (g.stack.at(-1)!.notes as SetNotes).die), option.face))
    if (option.kind === 'reroll') return this.#falling(apart(free, option.dice), option.dice.length)
    if (option.kind === 'command') return this.#switching(option.command, locked)
    return option.kind === 'keepDice' ? this.#chance(this.#at.command!, { ...this.#at, locked: option.dice }) : 0
  }

  lying(free = this.#at.free): number {
    const at = free === this.#at.free ? this.#at : { ...this.#at, free }
    const { command } = at
    if (command !== null) return this.#chance(command, at)
    const shares =
      at.free === null ? this.#ends.sharesOver(firstFalls(at, this.#hand)) : this.#ends.bestShares(chancesOf(at, this.#hand, this.#isOpen))
    return shares[this.#seat]!
  }

  #chance(command: CommandId, at: Situation): number {
    const chance = this.#isOpen ? chanceOf : chanceClosed
    return this.#ends.share(
      command,
      helped(this.#hand, (helper) => chance(at, command, helper)),
      this.#seat,
    )
  }

  #falling(kept: Dice, dice: number): number {
    const at = this.#at
    const { command } = at
    if (command === null) return this.#ends.sharesOver(fallsOf({ ...at, free: kept }, dice, this.#hand, this.#isOpen))[this.#seat]!
    return this.#ends.share(
      command,
      helped(this.#hand, (helper) => rolled(at, kept, dice, command, helper, this.#isOpen)),
      this.#seat,
    )
  }

  /** Evaluates the switch to another Command, keeping the best subset of the locked dice. */
  #switching(command: CommandId, locked: Dice): number {
    let most = 0
    for (const kept of subsets(locked))
      if (isLockable(command, this.#at.own, kept)) most = Math.max(most, this.#chance(command, { ...this.#at, command, locked: kept }))
    return most
  }
}
