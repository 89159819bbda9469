// @ts-check
// A visitor of a server on this machine, with an address of its own: all of 127.0.0.0/8 is here.
import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { createRequire } from 'node:module'
import { root } from '../steps.mjs'

/** @type {typeof import('ws')} */
const { WebSocket } = createRequire(`${root}/server/package.json`)('ws')

export class Visitor {
  #cookie = ''
  /** @type {Map<string, string>} By table: what this visitor adds to the dice. */
  #contributions = new Map()

  /** @param {string} name @param {number} port @param {string} address */
  static async called(name, port, address) {
    const visitor = new Visitor(port, address)
    const { cookie } = await visitor.send('POST', '/api/session', { name })
    visitor.#cookie = cookie
    return visitor
  }

  /** @param {number} port @param {string} address */
  constructor(port, address) {
    this.port = port
    this.address = address
  }

  /** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<{ body: { id: string, seat: number }, cookie: string }>} */
  send(method, path, body) {
    return new Promise((done, failed) => {
      const headers = { 'content-type': 'application/json', cookie: this.#cookie }
      const asked = request({ method, path, host: '127.0.0.1', port: this.port, localAddress: this.address, headers }, (answer) => {
        let text = ''
        answer
          .on('data', (chunk) => (text += String(chunk)))
          .on('end', () => {
            if (answer.statusCode === 429) setTimeout(() => done(this.send(method, path, body)), 500)
            else if ((answer.statusCode ?? 500) >= 400) failed(new Error(`${path}: ${answer.statusCode} ${text}`))
            else done({ body: JSON.parse(text || '{}'), cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' })
          })
      })
      asked.on('error', failed).end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  /** @param {string} game @param {string} mode @param {number} count @param {object[]} seats @param {boolean} isPublic */
  async open(game, mode, count, seats, isPublic) {
    const settings = { mode, seats: count, options: {} }
    return (await this.send('POST', '/api/tables', { game, settings, seats, public: isPublic, clock: null })).body.id
  }

  /** @param {string} table */
  async sit(table) {
    const contribution = randomBytes(16).toString('hex')
    this.#contributions.set(table, contribution)
    const promise = createHash('sha256').update(`promise ${contribution}`).digest('hex')
    return (await this.send('POST', `/api/tables/${table}/seats`, { promise })).body.seat
  }

  /** @param {string} table @param {number | null} seat */
  watch(table, seat) {
    return new Match(this, table, seat, this.#cookie, this.#contributions.get(table) ?? '')
  }
}

/** One table, looked at through one socket. */
class Match {
  #n = 0
  /** @type {Record<string, any>} */
  #snapshot = {}
  /** @type {Map<string, (message: Record<string, any>) => void>} */
  #waiting = new Map()
  /** @type {(() => void)[]} */
  #changed = []
  #isClosed = false

  /** @param {Visitor} visitor @param {string} table @param {number | null} seat @param {string} cookie @param {string} contribution */
  constructor(visitor, table, seat, cookie, contribution) {
    this.seat = seat
    this.contribution = contribution
    const { port, address } = visitor
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket`, { headers: { cookie }, localAddress: address })
    this.opened = new Promise((done) => this.socket.once('open', done))
    this.socket.on('open', () => this.socket.send(JSON.stringify({ type: 'hello', since: 0, chatSince: 0 })))
    this.socket.on('message', (data) => this.#hear(JSON.parse(/** @type {Buffer} */ (data).toString())))
    this.socket.on('error', () => {})
    this.socket.on('close', () => this.close())
  }

  /** Waits for the next decision; false if the match is over or the socket closed. */
  async isAsked() {
    while (!this.#isClosed && this.#snapshot['phase'] !== 'over' && !this.#snapshot['options']?.length)
      await new Promise((done) => this.#changed.push(() => done(null)))
    return !this.#isClosed && this.#snapshot['phase'] !== 'over'
  }

  /** Takes the first option there is; ends when that was confirmed and shown. */
  async choose() {
    const { options, seq } = this.#snapshot
    const answer = await this.#order({ type: 'choose', seat: this.seat, text: options[0].text })
    while (answer['type'] !== 'refused' && this.#snapshot['seq'] === seq && !this.#isClosed)
      await new Promise((done) => this.#changed.push(() => done(null)))
  }

  /** Whether others must decide before this seat is asked again. */
  waitsForOthers() {
    return !this.#snapshot['options']?.length && this.#snapshot['phase'] === 'playing'
  }

  /** Chooses and takes back, until the table has had enough or the time is over. @param {number} seconds */
  async goToAndFro(seconds) {
    const { text } = this.#snapshot['options'][0]
    for (const end = Date.now() + seconds * 1000; !this.#isClosed && Date.now() < end;) {
      const answers = await Promise.all([
        this.#order({ type: 'choose', seat: this.seat, text }),
        this.#order({ type: 'takeBack', seat: this.seat }),
      ])
      if (answers.some((answer) => answer['fault']?.code === 'full')) return
    }
  }

  /** A different question each time, so that none is known already. @param {number} first */
  async askOnAndOn(first) {
    await this.opened
    for (let i = first; !this.#isClosed; i += 60) await this.#order({ type: 'ask', seat: null, kind: 'chances', args: i })
  }

  close() {
    this.#isClosed = true
    this.socket.terminate()
    this.#waiting.forEach((answered) => answered({ type: 'refused', fault: { code: 'closed' } }))
    this.#waiting.clear()
    this.#changed.splice(0).forEach((changed) => changed())
  }

  /** @param {object} order @returns {Promise<Record<string, any>>} */
  #order(order) {
    const id = `n${this.#n++}`
    return new Promise((done) => {
      // A socket that is about to close counts as closed: continuing at once would block its close event.
      if (this.socket.readyState !== WebSocket.OPEN) {
        this.close()
        return done({ type: 'refused', fault: { code: 'closed' } })
      }
      this.#waiting.set(id, done)
      this.socket.send(JSON.stringify({ ...order, id }))
    })
  }

  /** @param {Record<string, any>} message */
  #hear(message) {
    if (message['type'] === 'snapshot') this.#snapshot = message['snapshot']
    if (message['type'] === 'change') Object.assign(this.#snapshot, message['change'])
    if (this.#snapshot['phase'] === 'open' && this.seat !== null && message['type'] !== 'refused' && message['type'] !== 'done')
      void this.#order({ type: 'reveal', seat: this.seat, contribution: this.contribution })
    if (typeof message['id'] === 'string') {
      this.#waiting.get(message['id'])?.(message)
      this.#waiting.delete(message['id'])
    }
    this.#changed.splice(0).forEach((changed) => changed())
  }
}
