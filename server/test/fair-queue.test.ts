import { expect, test } from 'vitest'
import { FairQueue, type Kind, type Payer } from '../src/thinking/fair-queue.ts'

const from = (address: string, account = address): Payer => ({ account, address })

/** Work that ends on demand. `begun` lists the names in order of their start. */
const bench = (queue: FairQueue) => {
  const begun: string[] = []
  const paces = new Map<string, string>()
  const ends = new Map<string, () => void>()
  const put = (name: string, payer: Payer, kind: Kind = 'thought'): Promise<void> =>
    queue.run(payer, kind, (pace) => {
      begun.push(name)
      paces.set(name, pace)
      return new Promise<void>((done) => ends.set(name, done))
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)!()
    await new Promise(setImmediate)
  }
  return { begun, paces, put, end }
}

test('however much one address asks for, a thread is left for others', () => {
  const { begun, put } = bench(new FairQueue(2))
  for (let i = 0; i < 20; i++) void put(`flood ${i}`, from('a', `guest ${i}`))
  expect(begun).toEqual(['flood 0'])
  void put('bystander', from('b'))
  expect(begun).toEqual(['flood 0', 'bystander'])
})

test('a question does not wait for the mind that thinks at the same table', () => {
  const { begun, put } = bench(new FairQueue(2))
  void put('mind', from('a'))
  void put('odds', from('a'), 'answer')
  expect(begun).toEqual(['mind', 'odds'])
})

test('the least served comes next, first among addresses, then among the accounts of an address', async () => {
  const { begun, put, end } = bench(new FairQueue(1))
  for (const name of ['a1', 'a2', 'a3']) void put(name, from('a', 'greedy'))
  void put('modest', from('a', 'modest'))
  void put('b', from('b'))
  await new Promise((done) => setTimeout(done, 5))
  await end('a1')
  expect(begun).toEqual(['a1', 'b'])
  await end('b')
  expect(begun).toEqual(['a1', 'b', 'modest'])
  await end('modest')
  expect(begun).toHaveLength(4)
})

test('a caller with one job at a time gets a prompt thread; one with more jobs, or a review, does not', async () => {
  const { paces, put, end } = bench(new FairQueue(3, 1))
  void put('look back', from('reviews'), 'review')
  for (let i = 0; i < 3; i++) void put(`flood ${i}`, from('a', `guest ${i}`))
  // The first job of a flood counts as single. After that, its address is known.
  await end('flood 0')
  void put('bystander', from('b'))
  expect(Object.fromEntries(paces)).toEqual({
    'look back': 'patient',
    'flood 0': 'prompt',
    'flood 1': 'patient',
    'flood 2': 'patient',
    bystander: 'prompt',
  })
})

test('an account and an address have only so much waiting', async () => {
  const { put } = bench(new FairQueue(2))
  for (let i = 0; i < 33; i++) void put(`${i}`, from('a', 'greedy'))
  await expect(put('one more', from('a', 'greedy'))).rejects.toMatchObject({ code: 'too-fast' })
  for (let i = 0; i < 96; i++) void put(`other ${i}`, from('a', `guest ${i}`))
  await expect(put('one more', from('a', 'somebody new'))).rejects.toMatchObject({ code: 'too-fast' })
  await Promise.race([put('bystander', from('b')), new Promise(setImmediate)])
})
