import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Hall } from '../tables/hall.ts'

const BOUNDS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]

/** Figures for Prometheus, in its text format. */
export class Metrics {
  readonly #requests = new Map<string, number>()
  readonly #refusals = new Map<string, number>()
  readonly #buckets = BOUNDS_MS.map(() => 0)
  #count = 0
  #sum = 0
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  /** Covers the last complete minute. */
  #lastDelay = 0

  constructor(app: FastifyInstance) {
    this.#delay.enable()
    const minute = setInterval(() => this.#turn(), 60_000).unref()
    app.addHook('onResponse', async (_request, reply) => add(this.#requests, `${Math.floor(reply.statusCode / 100)}xx`))
    app.addHook('onClose', async () => {
      clearInterval(minute)
      this.#delay.disable()
    })
  }

  readonly acknowledged = (ms: number): void => {
    this.#count++
    this.#sum += ms
    for (let i = BOUNDS_MS.length - 1; i >= 0 && ms <= BOUNDS_MS[i]!; i--) this.#buckets[i]!++
  }

  readonly refused = (code: string): void => add(this.#refusals, code)

  text(hall: Hall, openSockets: number): string {
    const { user, system } = process.cpuUsage()
    return [
      metric('process_cpu_seconds_total', 'counter', 'CPU time used', (user + system) / 1e6),
      metric('process_resident_memory_bytes', 'gauge', 'Memory', process.memoryUsage.rss()),
      metric('nodejs_eventloop_delay_p99_seconds', 'gauge', 'Delay of the event loop, of the last minute or two', this.#delayNow() / 1e9),
      metric('robodrome_http_requests_total', 'counter', 'Requests answered, by status', labelled('status', this.#requests)),
      metric('robodrome_sockets', 'gauge', 'Open sockets', openSockets),
      metric('robodrome_tables', 'gauge', 'Tables in memory', hall.tablesOpen()),
      metric('robodrome_steps_total', 'counter', 'Steps appended by this process', hall.counts.steps),
      metric('robodrome_lost_races_total', 'counter', 'Steps that another process was faster with', hall.counts.lostRaces),
      metric('robodrome_loads_total', 'counter', 'Tables read from the store', hall.counts.loads),
      metric('robodrome_refusals_total', 'counter', 'Messages refused, by reason', labelled('code', this.#refusals)),
      metric('robodrome_acknowledged_ms', 'histogram', 'From the arrival of a message to its confirmation', this.#histogram()),
    ].join('')
  }

  #turn(): void {
    this.#lastDelay = this.#delay.percentile(99)
    this.#delay.reset()
  }

  readonly #delayNow = (): number => Math.max(this.#lastDelay, this.#delay.percentile(99))

  #histogram(): [string, number][] {
    const buckets = BOUNDS_MS.map((bound, i): [string, number] => [`_bucket{le="${bound}"}`, this.#buckets[i]!])
    return [...buckets, ['_bucket{le="+Inf"}', this.#count], ['_sum', this.#sum], ['_count', this.#count]]
  }
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

const labelled = (label: string, counts: Map<string, number>): [string, number][] =>
  [...counts].map(([key, value]) => [`{${label}="${key}"}`, value])

const metric = (name: string, type: string, help: string, value: number | [suffix: string, value: number][]): string => {
  const samples: [string, number][] = typeof value === 'number' ? [['', value]] : value
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map(([suffix, each]) => `${name}${suffix} ${each}`), ''].join('\n')
}
