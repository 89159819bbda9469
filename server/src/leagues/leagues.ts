import { createHash } from 'node:crypto'
import { Competition, isOpen, readAct, readDefinition, type Act, type Definition, type Fixture } from '@robodrome/leagues'
import type { Referee } from '@robodrome/leagues'
import type { Managing as NewManaging, NewEntrant } from '@robodrome/protocol'
import { Refused, type Guest, type Table, tableSays } from '@robodrome/table'
import { blocks } from '../people/blocks.ts'
import { demandOpen } from '../tables/closings.ts'
import type { Hall } from '../tables/hall.ts'
import { newId, newSeed } from '../tables/open-table.ts'
import { besideOf } from './card.ts'
import { ServedCompetition } from './competition.ts'
import { takeEnded } from './fixtures.ts'
import { Gate } from './gate.ts'
import { heldAgain } from './held-again.ts'
import { Keeping } from './keeping.ts'
import { demandBox, demandBoxFits } from './boxes.ts'
import { ratingOf } from './rating-of.ts'
import { refusing } from './refusing.ts'
import { demandMayStart, gamesOf, programEntry, startActs } from './starting.ts'
import { acceptance, demandInvited, invitationTo } from './teams.ts'
import { ownOf } from './who.ts'
import type { Office, SomeAct } from './office.ts'
import { misfit, siteSays } from '@robodrome/protocol/says'

/** How often to ask the store for due work, and how long an unused competition stays in memory. */
const SWEEP_MS = 5_000
const KEEP_MS = 60_000
/** How many matches among AI opponents this process plays at once. */
const AMONG_PROGRAMS = 2

/** The acts of entrants and managers. All other entries of a log come from tables, the clock or the rules. */
const BY_ENTRANTS: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'left',
  'absent',
  'withdrew',
  'checked in',
  'more time',
  'proposed',
  'agreed',
  'waits',
  'wished',
  'picked',
  'exchanged',
  'nominated',
  'raised',
  'left the lot',
  'passed',
  'sealed',
  'fired',
])
const BY_MANAGERS: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'changed',
  'started',
  'adjudicated',
  'extended',
  'disqualified',
  'replaced',
  'closed',
  'called off',
])

type WantedEntry = Omit<NewEntrant, 'id'>
type Managing = Omit<NewManaging, 'id'>

/** All competitions that this process has loaded. Other processes may serve the same ones. */
export class Leagues {
  readonly #office: Office
  readonly #served = new Map<string, ServedCompetition>()
  readonly #sweeper: NodeJS.Timeout

  constructor(hall: Hall, referee: Referee) {
    this.#office = { hall, referee, keeping: new Keeping(hall.store), amongPrograms: new Gate(AMONG_PROGRAMS) }
    hall.onEnded.push((db, { result }) => this.#office.keeping.markEnded(db, result.table))
    hall.onOver.add((state) => void this.#ended(state).catch((error: unknown) => hall.say(`a result was not taken yet: ${String(error)}`)))
    hall.onLeague.add(
      (id) =>
        void this.#served
          .get(id)
          ?.wake()
          .catch(() => {}),
    )
    hall.onAnew.add(
      (id) =>
        void this.#served
          .get(id)
          ?.loadAnew()
          .catch((error: unknown) => hall.say(`a competition cannot be served: ${String(error)}`)),
    )
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_MS).unref()
  }

  /** Resumes what the previous process was doing. */
  async begin(): Promise<void> {
    for (const id of await this.#office.keeping.running()) await this.#wake(id)
  }

  competition(id: string): ServedCompetition {
    let served = this.#served.get(id)
    if (served === undefined) this.#served.set(id, (served = new ServedCompetition(id, this.#office)))
    return served
  }

  async create(guest: Guest, wanted: Record<string, unknown>): Promise<string> {
    const { hall, referee, keeping } = this.#office
    const definition = this.#read(wanted, { managers: [guest.id], box: wanted['box'] })
    await demandOpen(hall, gamesOf(definition))
    await this.#demandKnown(definition)
    await demandBox(hall, definition)
    const seed = newSeed()
    const competition = Competition.open(definition, referee, { seed, at: hall.now(), by: guest.id })
    const id = newId()
    await keeping.create(id, seed, competition.log, besideOf(competition, hall.now()))
    await this.#wake(id)
    return id
  }

  /** LG-STATE-5 Opens the rerun with the same people. */
  async again(id: string, guest: Guest): Promise<string> {
    const state = await this.competition(id).look((competition) => competition.state)
    const next = await heldAgain(this.#office, { id, state }, guest)
    await this.#wake(next)
    return next
  }

  /** LG-MAN-1 Adds or removes a manager, who must be an entrant or a friend. */
  async manage(id: string, guest: Guest, choice: string, { account, isManager, reason }: Managing): Promise<number> {
    const { db } = this.#office.hall.store
    const other = await db.selectFrom('guests').select('id').where('id', '=', account).executeTakeFirst()
    if (other === undefined) throw new Refused('not-found', siteSays('noAccount'))
    if (isManager && (await blocks(db, [account], guest.id))) throw new Refused('not-yours', siteSays('invitationsRefused'))
    return this.competition(id).do(guest.id, choice, ({ state: { definition } }) => {
      const others = definition.managers.filter((each) => each !== account)
      return [{ act: { kind: 'changed', managers: isManager ? [...others, account] : others, reason }, by: guest.id }]
    })
  }

  /** LG-DATA-4 Changes the definition, before the start. */
  async change(id: string, guest: Guest, choice: string, wanted: Record<string, unknown>): Promise<number> {
    const { hall } = this.#office
    const before = await this.competition(id).look(({ state }) => state.definition)
    const next = this.#read(wanted, before)
    // Even if a game was closed in the meantime, a manager can still change the rest.
    await demandOpen(
      hall,
      gamesOf(next).filter((game) => !gamesOf(before).includes(game)),
    )
    await this.#demandKnown(next)
    await demandBoxFits(hall, next)
    return this.competition(id).do(guest.id, choice, ({ state }) => {
      const definition = keepingList(this.#read(wanted, state.definition), state.definition)
      return [{ act: { kind: 'changed', definition }, by: guest.id }]
    })
  }

  /** LG-LUCK-1 An entrant's contribution to the draw of lots is private. The log keeps only its digest, which serves the same purpose. */
  enter(id: string, guest: Guest, choice: string, { text = '', ...wanted }: WantedEntry): Promise<number> {
    const digest = text === '' ? '' : createHash('sha256').update(text).digest('hex')
    return this.#enter(id, guest, choice, { ...wanted, text: digest })
  }

  async #enter(id: string, guest: Guest, choice: string, { text = '', program, partner, team, invitation }: WantedEntry): Promise<number> {
    const { hall } = this.#office
    const served = this.competition(id)
    if (partner !== undefined) {
      const act = await invitationTo(hall.store, guest, partner, { name: team, text })
      return served.do(guest.id, choice, ({ state }) => {
        demandInvited(state, guest.id, partner)
        return [{ act, by: guest.id }]
      })
    }
    if (invitation !== undefined) {
      const act = await served.look(({ state }) => acceptance(hall, state, invitation, guest.id))
      return served.do(guest.id, choice, () => [{ act, by: guest.id }])
    }
    const definition = await served.look(({ state }) => state.definition)
    const rated = await ratingOf(hall, definition, guest.id)
    return served.do(guest.id, choice, ({ state }) => {
      if (program !== undefined) {
        this.#demandMind(program)
        if (!state.definition.managers.includes(guest.id)) throw new Refused('not-yours', siteSays('onlyManagersEnterMinds'))
        return [{ ...programEntry(state, program), by: guest.id }]
      }
      demandInvited(state, guest.id)
      // A bot plays for itself, like a person. The server plays only for its own AI opponents.
      const name = guest.bot === true ? `${guest.name} (bot)` : guest.name
      const entrant = { kind: 'person' as const, name, accounts: [guest.id], text, ...rated }
      return [{ act: { kind: 'entered', entrant }, by: guest.id }]
    })
  }

  /** An act of an entrant or a manager. */
  async act(id: string, guest: Guest, choice: string, found: unknown): Promise<number> {
    const served = this.competition(id)
    const act = refusing(() => readAct(found))
    if (act.kind === 'started') await demandMayStart(this.#office.hall, await served.look(({ state }) => state.definition))
    if (act.kind === 'changed' && act.managers !== undefined) throw new Refused('not-yours', siteSays('managersOneByOne'))
    const inPlay = act.kind === 'withdrew' || act.kind === 'disqualified' ? await this.#inPlay(served, act.entrant) : []
    const n = await served.do(guest.id, choice, (competition) => {
      const { state } = competition
      if (BY_MANAGERS.has(act.kind)) {
        if (act.kind === 'replaced') this.#demandMind(act.name)
        if (act.kind === 'started') return startActs(competition, guest.id)
        return [{ act: 'inPlay' in act ? { ...act, inPlay: inPlay.map(({ id: fixture }) => fixture) } : act, by: guest.id }]
      }
      // LG-ENT-3 People with an open team invitation do not play for an entrant yet.
      if (act.kind === 'declined') return [{ act, by: guest.id }]
      if (!BY_ENTRANTS.has(act.kind) || !('entrant' in act) || typeof act.entrant !== 'number')
        throw new Refused('not-yours', siteSays('nobodyReports'))
      if (!ownOf(state, guest.id).includes(act.entrant)) throw new Refused('not-yours', siteSays('notYourEntrant'))
      if (act.kind !== 'withdrew') return [{ act, by: guest.id }]
      return [...replacement(competition, act.entrant), { act: { ...act, inPlay: inPlay.map(({ id: fixture }) => fixture) }, by: guest.id }]
    })
    for (const fixture of inPlay) await this.#leave(fixture, act.kind === 'withdrew' ? guest : null)
    return n
  }

  /** The site is about to close, so callers waiting for news are answered. */
  readonly answerAll = (): void => this.#served.forEach((served) => served.answerAll())

  async close(): Promise<void> {
    clearInterval(this.#sweeper)
    for (const served of this.#served.values()) served.forget()
  }

  /** What entrants carry over comes from the previous season, never from a request. LG-DATA-5 The box never changes. */
  #read(wanted: Record<string, unknown>, fixed: Pick<Definition, 'managers' | 'last'> & { box?: unknown }): Definition {
    const { managers, last, box } = fixed
    const definition = refusing(() => readDefinition({ ...wanted, managers, last, box }, this.#office.referee))
    if (definition.fill.when !== 'none') this.#demandMind(definition.fill.program)
    return definition
  }

  /** Only people with an account here can be invited, and the game must allow the settings. */
  async #demandKnown({ entry: { list }, events }: Definition): Promise<void> {
    // Only the process of a game from outside knows which options go together.
    for (const { game, mode, seats, options } of events) await this.#office.hall.packages.get(game)?.check({ mode, seats, options })
    if (list.length === 0) return
    const known = await this.#office.hall.store.db
      .selectFrom('guests')
      .select('id')
      .where('id', 'in', list)
      .where('left_at', 'is', null)
      .execute()
    const unknown = list.findIndex((id) => !known.some((each) => each.id === id))
    if (unknown >= 0) throw new Refused('malformed', misfit(['entry', 'list', unknown], siteSays('accountId')))
  }

  #demandMind(mind: string): void {
    const { names } = this.#office.hall.thinker
    if (!names.includes(mind)) throw new Refused('not-found', tableSays('noMind', { mind, minds: names.join(', ') }))
  }

  /** LG-OUT-1 Lists the fixtures of an entrant whose matches are in play. */
  async #inPlay(served: ServedCompetition, entrant: number): Promise<Fixture[]> {
    const open = await served.look(({ state }) =>
      state.fixtures.filter((each) => isOpen(each) && each.table !== null && each.sides.includes(entrant)),
    )
    const found = await Promise.all(
      open.map(async (each) => ((await this.#office.hall.table(each.table!).look(({ phase }) => phase)) === 'playing' ? [each] : [])),
    )
    return found.flat()
  }

  /** Resigns at the tables in play: the game's rule for leaving decides. */
  async #leave({ table }: Fixture, guest: Guest | null): Promise<void> {
    if (guest === null || table === null) return
    const served = this.#office.hall.table(table)
    const seats = await served.look((state) => state.own(guest.id))
    for (const seat of seats) await served.act(guest, `withdrew-${seat}`, { type: 'leave', seat }).catch(() => {})
  }

  async #ended(state: Table): Promise<void> {
    const found = await this.#office.keeping.fixtureOf(state.plan.id)
    if (found !== null) await takeEnded(this.competition(found.competition), state)
  }

  #wake(id: string, wake = this.competition(id).wake()): Promise<void> {
    return wake.catch((error: unknown) => this.#office.hall.say(`a competition cannot be served: ${String(error)}`))
  }

  async #sweep(): Promise<void> {
    const { hall, keeping } = this.#office
    const now = hall.now()
    try {
      for (const id of await keeping.due(now)) {
        await this.#wake(id, this.competition(id).lookAgain())
        await keeping.putOff(id, await this.competition(id).look((competition) => besideOf(competition, now).dueAt))
      }
    } catch (error) {
      hall.say(`due competitions could not be read: ${String(error)}`)
    }
    for (const [id, served] of this.#served) {
      if (served.isWatched() || now - served.usedAt < KEEP_MS || served.isBusy()) continue
      served.forget()
      this.#served.delete(id)
    }
  }
}

/** The list of admitted accounts is hidden from everybody, so an editor cannot send it back: a list without names keeps the old one. */
const keepingList = (next: Definition, { entry }: Definition): Definition =>
  next.entry.list.length > 0 ? next : { ...next, entry: { ...next.entry, list: entry.list } }

/** LG-OUT-11 An AI opponent takes over the entrant, if the competition's settings say so. */
function replacement({ state }: Competition, entrant: number): SomeAct[] {
  const { when, program } = state.definition.fill
  return when === 'replace' || when === 'both' ? [{ act: { kind: 'replaced', entrant, name: program, reason: '' }, by: '' }] : []
}
