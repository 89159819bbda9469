/** One sampled position of a game: the features of each seat, each seat's share of the result, and the game's number. */
export type Moment = { game: number; rows: readonly (readonly number[])[]; shares: readonly number[] }

/** The L2 penalty, which gives little weight to features that explain little. */
const RIDGE = 5
/** Newton's method converges well before this. */
const STEPS = 12

/** Softmax over seats: each additional point in a seat's weighted features multiplies its odds of winning by e, relative to the others. */
export function chancesOf(rows: Moment['rows'], weights: readonly number[]): number[] {
  const sums = rows.map((row) => row.reduce((sum, value, i) => sum + value * weights[i]!, 0))
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** Finds the weights that best explain how the games ended: regularised logistic regression for any number of seats. */
export function fit(moments: readonly Moment[], features: number): number[] {
  let weights: number[] = Array.from({ length: features }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => RIDGE * weight)
    const hessian = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)))
    for (const { rows, shares } of moments) {
      const chances = chancesOf(rows, weights)
      const mean = weights.map((_, i) => rows.reduce((sum, row, seat) => sum + chances[seat]! * row[i]!, 0))
      rows.forEach((row, seat) => {
        for (let i = 0; i < features; i++) {
          gradient[i]! += (chances[seat]! - shares[seat]!) * row[i]!
          const weighed = chances[seat]! * (row[i]! - mean[i]!)
          if (weighed !== 0) for (let j = 0; j < features; j++) hessian[i]![j]! += weighed * (row[j]! - mean[j]!)
        }
      })
    }
    const change = solve(hessian, gradient)
    weights = weights.map((weight, i) => weight - change[i]!)
  }
  return weights
}

/** Solves a linear system with a symmetric positive definite matrix. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length
  const rows = matrix.map((row, i) => [...row, right[i]!])
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const times = rows[j]![i]! / rows[i]![i]!
      for (let k = i; k <= n; k++) rows[j]![k]! -= times * rows[i]![k]!
    }
  const found = right.map(() => 0)
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i]![n]!
    for (let j = i + 1; j < n; j++) rest -= rows[i]![j]! * found[j]!
    found[i] = rest / rows[i]![i]!
  }
  return found
}
