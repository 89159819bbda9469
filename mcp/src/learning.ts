import type { GameList } from '@robodrome/protocol'
import * as z from 'zod'
import type { Agent } from './agent.ts'
import { ruleIn, rulesFor } from './books.ts'
import { exerciseIds, pose } from './exercises.ts'
import { Speech } from './speech.ts'
import type { Tool } from './tool.ts'
import { Trouble, troubleIn } from './way.ts'

const game = z.string().max(40).describe('The id of a game, from list_games.')
const rule = z.object({ id: z.string(), title: z.string(), text: z.string() })
const MOST_RULES = 8
const MOST_TEXT = 700

const gamesOf = async (agent: Agent): Promise<GameList> => {
  const answer = await agent.way.send('GET', '/api/games')
  if (answer.status >= 400) throw troubleIn(answer)
  return JSON.parse(answer.text) as GameList
}

const noInput = z.object({})
const gamesShape = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      modes: z.array(z.object({ id: z.string(), title: z.string(), seats: z.array(z.number()) })),
    }),
  ),
  levels: z.array(z.string()),
})

export const listGames: Tool<typeof noInput, typeof gamesShape> = {
  about: 'Lists the games, their modes with numbers of seats, and the levels of AI opponents from weak to strong.',
  input: noInput,
  output: gamesShape,
  async run(agent) {
    const { games, minds } = await gamesOf(agent)
    const data = {
      games: games.map(({ id, title, modes }) => ({
        id,
        title,
        modes: modes.map(({ id: mode, title: called, seats }) => ({ id: mode, title: called, seats })),
      })),
      levels: [...minds],
    }
    const says = data.games.map(
      ({ id, title, modes }) => `${title} (${id}): ${modes.map((mode) => `${mode.id} for ${mode.seats.join(', ')}`).join('; ')}`,
    )
    return { data, says: [...says, `AI opponents: ${data.levels.join(', ')}`].join('\n') }
  },
}

const ruleInput = z.object({ game, words: z.string().max(200).optional(), id: z.string().max(40).optional() })
const ruleShape = z.object({ rules: z.array(rule) })

export const findRule: Tool<typeof ruleInput, typeof ruleShape> = {
  about: `Finds rules of a game by words or by id, best first, at most ${MOST_RULES}.`,
  input: ruleInput,
  output: ruleShape,
  async run(_agent, { game: id, words, id: wanted }) {
    if (words === undefined && wanted === undefined) throw new Trouble('malformed', 'Give words or the id of a rule.')
    const exact = wanted === undefined ? null : ruleIn(id, wanted)
    const found = wanted === undefined ? rulesFor(id, words!) : exact === null ? [] : [exact]
    const rules = found.slice(0, MOST_RULES).map(({ text, ...each }) => ({ ...each, text: text.slice(0, MOST_TEXT) }))
    const says = rules.map((each) => `${each.id} (${each.title}): ${each.text}`).join('\n')
    return { data: { rules }, says: says === '' ? 'No rule fits.' : says }
  },
}

const exerciseInput = z.object({
  game,
  id: z.string().max(40).optional(),
  answer: z.string().max(400).optional().describe('A text of `options`.'),
})
const exerciseShape = z.object({
  id: z.string(),
  goal: z.string(),
  question: z.string(),
  view: z.optional(z.string()),
  options: z.array(z.object({ n: z.number(), text: z.string(), says: z.string() })),
  verdict: z.optional(
    z.object({
      right: z.boolean(),
      best: z.array(z.string()),
      chance: z.number(),
      yours: z.nullable(z.number()),
      next: z.nullable(z.string()),
    }),
  ),
})

export const exercise: Tool<typeof exerciseInput, typeof exerciseShape> = {
  about:
    'Poses a decision with one clearly best choice; with an answer, says whether it is right, with the best choices and their chance of the goal.',
  input: exerciseInput,
  output: exerciseShape,
  async run(_agent, { game: id, id: wanted, answer }) {
    const { exercise: found, view, question, options } = pose(id, wanted, await Speech.of(id))
    const head = { id: found.id, goal: found.goal, question }
    if (answer === undefined) {
      const list = options.map(({ n, text, says }) => `${n}. ${text} (${says})`)
      return { data: { ...head, view, options }, says: [`Exercise ${found.id}, goal: ${found.goal}.`, view, question, ...list].join('\n') }
    }
    if (!options.some(({ text }) => text === answer)) throw new Trouble('malformed', 'The answer must be the text of one of the options.')
    const ids = exerciseIds(id)
    const verdict = {
      right: found.best.includes(answer),
      best: found.best,
      chance: found.worth[0]!.value,
      yours: found.worth.find(({ text }) => text === answer)?.value ?? null,
      next: ids[ids.indexOf(found.id) + 1] ?? null,
    }
    const yours = verdict.yours === null ? 'less than all that were kept' : String(verdict.yours)
    const says = `${verdict.right ? 'Right' : 'Not the best'}: ${verdict.best.join(' or ')} has ${verdict.chance}, yours ${yours}.${verdict.next === null ? '' : ` Next exercise: ${verdict.next}.`}`
    return { data: { ...head, options: [], verdict }, says }
  },
}
