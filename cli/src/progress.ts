import { count, duration } from './text.ts'
import { widthOf, type World } from './world.ts'

export interface Progress {
  /** Reports how much is done, and the total. */
  at(done: number, total: number): void
  end(): void
}

const REWRITE_EVERY = 100
const LINE_EVERY = 5000

/**
 * Reports the progress of a long run: as one line that is rewritten on a terminal, otherwise as a plain line every few seconds. It goes to
 * stderr, apart from the results.
 */
export function progress(world: World, unit: string): Progress {
  const out = world.stderr
  const live = out.isTTY === true
  const begun = world.clock()
  let last = begun
  let written = false
  return {
    at(done, total) {
      const now = world.clock()
      if (now - last < (live ? REWRITE_EVERY : LINE_EVERY)) return
      last = now
      const line = describe(done, total, unit, now - begun)
      out.write(live ? `\r\x1b[2K${line.slice(0, widthOf(out) - 1)}` : `${line}\n`)
      written = true
    },
    end() {
      if (live && written) out.write('\r\x1b[2K')
    },
  }
}

function describe(done: number, total: number, unit: string, spent: number): string {
  const rate = spent > 0 ? (done * 1000) / spent : 0
  const share = total > 0 ? Math.floor((100 * done) / total) : 100
  const left = rate > 0 ? `, ${duration(((total - done) / rate) * 1000)} left` : ''
  return `${done.toLocaleString('en')} of ${count(total, unit)} (${share} %), ${rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en')}/s${left}`
}
