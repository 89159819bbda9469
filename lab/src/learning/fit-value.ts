import { quickLuck, type Stream } from '@robodrome/kernel'
import { HIDDEN, Network } from '@robodrome/minds'
import { mean, shuffle } from './fit-policy.ts'
import { isForTest } from './plan.ts'
import type { Moment } from './self-play.ts'

/** With more passes, it would overfit: the fit would improve for these games and worsen for others. */
const PASSES = 2
/** Plain gradient descent: the initial learning rate, which shrinks to 0, and lower rates for the linear table and the output. */
const RATE = 0.003
const SLOWER = { linear: 0.3, outer: 0.1 }
const DECAY = 1e-5
/** The standard deviation of the initial weights. */
const SPREAD = { inner: 0.05, outer: 0.3 }
/** Chances are clamped to between the complement of this and this, so that one surprise does not outweigh everything. */
const CERTAIN = 0.999

/** The network after the pass that predicted held-out games best, and each pass's log loss on those games, in nats per position. */
export type ValueFit = { network: Network; passes: { loss: number }[]; own: number; moments: number }

/** Fits the learned value, which is added to the game's own estimate, to how games ended. */
export function fitValue(moments: readonly Moment[], seed: number, onPass: (pass: number, of: number) => void = () => {}): ValueFit {
  const luck = quickLuck(seed)
  const network = drawn(luck)
  const learnt = moments.filter((_, i) => !isForTest(i))
  const test = moments.filter((_, i) => isForTest(i))
  const order = learnt.map((_, i) => i)
  const passes: ValueFit['passes'] = []
  let best = copyOf(network)
  const steps = learnt.length * PASSES
  let step = 0
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, luck)
    for (const at of order) learnFrom(learnt[at]!, network, RATE * (1 - step++ / steps))
    const loss = lossOf(test, network)
    if (passes.every((before) => loss < before.loss)) best = copyOf(network)
    passes.push({ loss })
    onPass(pass + 1, PASSES)
  }
  return { network: best, passes, own: lossOf(test, null), moments: moments.length }
}

function drawn(luck: Stream): Network {
  const network = new Network()
  const noise = (): number => luck.below(2001) / 1000 - 1
  for (let i = 0; i < network.inner.length; i++) network.inner[i] = noise() * SPREAD.inner
  for (let i = 0; i < HIDDEN; i++) network.outer[i] = noise() * SPREAD.outer
  return network
}

const copyOf = ({ inner, bias, outer, linear }: Network): Network => new Network(inner.slice(), bias.slice(), outer.slice(), linear.slice())

function chancesOf({ sides }: Moment, network: Network | null): number[] {
  const odds = sides.map(({ prior, rows }) => prior + (network?.worth(rows) ?? 0))
  const most = Math.max(...odds)
  const powers = odds.map((each) => Math.exp(each - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

function learnFrom(moment: Moment, network: Network, rate: number): void {
  const { inner, bias, outer, linear, units } = network
  const chances = chancesOf(moment, network)
  moment.sides.forEach(({ rows, share }, side) => {
    const off = chances[side]! - share
    network.worth(rows)
    for (const row of rows) linear[row]! -= rate * SLOWER.linear * (off + DECAY * linear[row]!)
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (units[unit]! <= 0) continue
      const gradient = off * outer[unit]!
      outer[unit]! -= rate * SLOWER.outer * off * units[unit]!
      bias[unit]! -= rate * SLOWER.outer * gradient
      for (const row of rows) {
        const at = row * HIDDEN + unit
        inner[at]! -= rate * (gradient + DECAY * inner[at]!)
      }
    }
  })
}

const lossOf = (moments: readonly Moment[], network: Network | null): number =>
  mean(
    moments.map((moment) => {
      const chances = chancesOf(moment, network)
      return moment.sides.reduce(
        (loss, { share }, side) => loss - share * Math.log(Math.min(CERTAIN, Math.max(1 - CERTAIN, chances[side]!))),
        0,
      )
    }),
  )
