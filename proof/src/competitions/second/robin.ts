/**
 * LG-RR-1, LG-RR-2 Makes the rounds of a round robin by Berger's table, written from the text of the rules: pairs in board order, first
 * seat first.
 */
export function berger(n: number): [number, number][][] {
  const m = n % 2 === 0 ? n : n + 1
  const circle = m - 1
  const onCircle = (number: number): number => {
    const rest = number % circle
    return rest <= 0 ? rest + circle : rest
  }
  const rounds: [number, number][][] = []
  for (let r = 1; r < m; r++) {
    let p = 1
    while ((2 * p) % circle !== (r + 1) % circle) p++
    const pairs: [number, number][] = [p <= m / 2 ? [p, m] : [m, p]]
    for (let k = 1; k < m / 2; k++) {
      const two = [onCircle(p + k), onCircle(p - k)]
      const [low, high] = [Math.min(...two), Math.max(...two)]
      pairs.push((low + high) % 2 === 1 ? [low, high] : [high, low])
    }
    rounds.push(pairs.filter(([a, b]) => a <= n && b <= n))
  }
  return rounds
}

/** LG-RR-3 */
export function doubleBerger(n: number): [number, number][][] {
  const first = berger(n)
  const second = first.map((pairs) => pairs.map(([a, b]): [number, number] => [b, a]))
  if (first.length >= 2) first.push(first.splice(-2, 1)[0]!)
  return [...first, ...second]
}
