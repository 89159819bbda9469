import { registry } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { TestAgent } from './support/agent.ts'
import { Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'
import { Program } from './support/program.ts'

const site = ownSite({ registry })
const BATTLES = 20

test.each([
  ['gekido', 'duel'],
  ['aimbots', 'first'],
  ['pbl', 'quick'],
  ['volt', 'training'],
])('%s: an agent plays twenty whole battles without a refusal, and each record is proven', { timeout: 3_600_000 }, async (game, mode) => {
  const { token } = await Program.of(await Person.called('Noor', site.url), `Plays ${game}`)
  const agent = await TestAgent.onPipe(site.url, token)
  const verdicts: unknown[] = []
  for (let seed = 1; seed <= BATTLES; seed++) {
    const table = await agent.playOut(game, mode, ['random'], quickLuck(seed))
    verdicts.push((await agent.must('verify', { table }))['verdict'])
  }
  expect(verdicts).toEqual(verdicts.map(() => 'proven'))
  expect(agent.refusals).toEqual([])
  await agent.close()
})
