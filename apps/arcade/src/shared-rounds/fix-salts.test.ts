import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BeaconError, roundAt, timeOfRound } from '../beacon/randomness-beacon.ts'
import { saltSourceOf } from '../fairness/salt-source.ts'
import { hashServerSeed } from '../fairness/seed-hash.ts'
import { balloon } from '../testing/balloon.ts'
import { createTestArcade, type TestArcade } from '../testing/create-test-arcade.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../testing/table-leader.ts'
import { createTestBeacon, testRound } from '../testing/test-beacon.ts'
import { BEACON_ROUNDS_AHEAD } from './chain-store.ts'
import { fixSalts } from './fix-salts.ts'
import { TableState } from './table-state.ts'

const KEY = { game: 'balloon', table: 'standard' }
const signal = new AbortController().signal
const shared = expectSharedGame(balloon)

let test: TestArcade
let leader: TableLeader
beforeEach(async () => {
  test = await createTestArcade({ games: [balloon], isClockFrozen: true })
  leader = createTableLeader(test, shared, 'standard')
})
afterEach(() => test.stop())

const chains = () => test.db.selectFrom('arcade.hash_chains').selectAll().orderBy('chain_id').execute()
const lastChain = async () => {
  const chain = (await chains()).at(-1)
  if (chain === undefined) throw new Error('there is no chain')
  return chain
}
const readTable = () => test.db.selectFrom('arcade.shared_tables').selectAll().executeTakeFirstOrThrow()
/** Sets the clock to the instant at which the beacon publishes the chain's round. */
const waitForRound = async ({ beacon_round }: { readonly beacon_round: bigint | null }) => {
  const at = timeOfRound(test.beacon.network, Number(beacon_round)).getTime()
  test.clock.advance(at - test.clock.now().getTime())
}
/** Puts the table so many rounds before the end of its chain. */
const leaveRounds = async (left: number) => {
  const { chain_id } = await readTable()
  await test.db
    .updateTable('arcade.shared_tables')
    .set({ rounds_drawn: 100_000 - left })
    .where('chain_id', '=', chain_id)
    .execute()
}

describe('a new table', () => {
  it('publishes its chain with a round of the beacon that is not out yet, and opens no round', async () => {
    await leader.tick()
    const chain = await lastChain()
    const due = roundAt(test.beacon.network, chain.created_at)
    expect(chain).toMatchObject({ salt: null, salt_source: 'beacon', beacon_signature: null })
    expect(Number(chain.beacon_round)).toBe(due + BEACON_ROUNDS_AHEAD)
    await expect(leader.round()).rejects.toThrow('no round')
    const { messages } = await new TableState(leader.ctx, shared, KEY).read()
    expect(messages.real?.chain).toMatchObject({
      terminal_hash: chain.terminal_hash,
      salt: null,
      salt_source: { kind: 'beacon', round: due + BEACON_ROUNDS_AHEAD },
    })
  })

  it('does not ask for the round before its time', async () => {
    await leader.tick()
    const chain = await lastChain()
    await waitForRound(chain)
    test.clock.advance(-1)
    expect(await fixSalts(leader.ctx, KEY, signal)).toMatchObject({ hasFixed: false })
    expect(test.beacon.asked).toEqual([])
    expect((await lastChain()).salt).toBeNull()
  })

  it('draws with that round as its salt, and keeps round and signature', async () => {
    const round = await leader.leadTo('SETTLED')
    const [chain] = await chains()
    const beacon = testRound(Number(chain?.beacon_round))
    expect(chain).toMatchObject({ salt: beacon.randomness, beacon_signature: beacon.signature })
    expect(round.salt).toBe(beacon.randomness)
    expect(hashServerSeed(round.seed ?? '')).toBe(chain?.terminal_hash)
    expect(saltSourceOf(round)).toEqual({
      kind: 'beacon',
      chain_hash: test.beacon.network.chainHash,
      round: beacon.round,
    })
    expect(test.beacon.asked).toEqual([beacon.round])
  })

  it('asks for the round of then, however late it is first led again', async () => {
    await leader.tick()
    const { beacon_round } = await lastChain()
    test.clock.advance(3 * 86_400_000)
    await leader.leadTo('BETTING')
    expect(test.beacon.asked).toEqual([Number(beacon_round)])
  })
})

describe('a beacon that fails', () => {
  it.each([
    ['late', new BeaconError('late', 'no answer')],
    ['invalid', new BeaconError('invalid', 'a wrong signature')],
  ])('leaves the chain without a salt, and the table closed (%s)', async (_reason, error) => {
    await leader.tick()
    await waitForRound(await lastChain())
    test.beacon.answer = () => Promise.reject(error)
    await expect(fixSalts(leader.ctx, KEY, signal)).rejects.toBe(error)
    await leader.tick()
    expect((await lastChain()).salt).toBeNull()
    await expect(leader.round()).rejects.toThrow('no round')
    test.beacon.answer = null
    expect((await leader.leadTo('BETTING')).salt).toBe((await lastChain()).salt)
  })
})

it('fixes one salt when several processes fetch it at once, and never changes it', async () => {
  await leader.tick()
  const chain = await lastChain()
  await waitForRound(chain)
  const processes = Array.from({ length: 5 }, () => test.createContext())
  await Promise.all(processes.map((ctx) => fixSalts(ctx, KEY, signal)))
  const fixed = await lastChain()
  expect(fixed.salt).toBe(testRound(Number(chain.beacon_round)).randomness)
  // A beacon that answers otherwise later on.
  test.beacon.answer = async () => testRound(1)
  test.clock.advance(60_000)
  await Promise.all(processes.map((ctx) => fixSalts(ctx, KEY, signal)))
  expect(await lastChain()).toEqual(fixed)
})

it('fixes what the first of two answers says when a process was slow', async () => {
  await leader.tick()
  await waitForRound(await lastChain())
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  test.beacon.answer = async () => {
    await slow
    return testRound(1)
  }
  const late = fixSalts(test.createContext(), KEY, signal)
  await expect.poll(() => test.beacon.asked.length).toBe(1)
  test.beacon.answer = null
  await fixSalts(test.createContext(), KEY, signal)
  const fixed = await lastChain()
  release()
  await late
  expect(await lastChain()).toEqual(fixed)
  expect(fixed.salt).toBe(testRound(Number(fixed.beacon_round)).randomness)
})

describe('the next chain', () => {
  it('is published ten thousand rounds ahead, and shown beside the present one', async () => {
    await leader.leadTo('SETTLED')
    const [present] = await chains()
    await leaveRounds(10_001)
    await leader.leadTo('BETTING')
    expect(await chains()).toHaveLength(1)
    await leader.leadTo('SETTLED')
    await leader.leadTo('BETTING')
    const next = await lastChain()
    expect(await readTable()).toMatchObject({ chain_id: present?.chain_id, next_chain_id: next.chain_id })
    const state = new TableState(leader.ctx, shared, KEY)
    const { messages } = await state.read()
    expect(messages.real?.chain).toMatchObject({
      terminal_hash: present?.terminal_hash,
      next: { terminal_hash: next.terminal_hash, salt_source: { round: Number(next.beacon_round) } },
    })
  })

  it('follows without a wait, with round numbers that go on', async () => {
    await leader.leadTo('SETTLED')
    await leaveRounds(2)
    const last = [await leader.leadTo('BETTING')]
    await leader.leadTo('SETTLED')
    last.push(await leader.leadTo('BETTING'))
    expect(last.map(({ chain_index }) => chain_index)).toEqual([99_998, 99_999])
    await leader.leadTo('SETTLED')
    const next = await lastChain()
    expect(next.salt).not.toBeNull()
    const { timing } = shared.shared
    test.clock.advance(timing.resultMs)
    await leader.tick()
    expect(await leader.round()).toMatchObject({
      phase: 'BETTING',
      number: 4n,
      chain_id: next.chain_id,
      chain_index: 0,
      commitment: next.terminal_hash,
      salt: next.salt,
    })
    expect(await chains()).toHaveLength(2)
  })

  it('follows a chain whose salt a player’s browser made, which is used up first', async () => {
    await leader.leadTo('SETTLED')
    await test.db
      .updateTable('arcade.hash_chains')
      .set({
        salt: 'made-by-a-browser',
        salt_source: 'player',
        beacon_chain_hash: null,
        beacon_round: null,
        beacon_signature: null,
      })
      .execute()
    await leaveRounds(1)
    const old = await leader.leadTo('BETTING')
    expect(old.salt).toBe('made-by-a-browser')
    expect(saltSourceOf(old)).toEqual({ kind: 'player' })
    const { messages } = await new TableState(leader.ctx, shared, KEY).read()
    expect(messages.real?.chain).toMatchObject({
      salt_source: { kind: 'player' },
      next: { salt_source: { kind: 'beacon' } },
    })
    await leader.leadTo('SETTLED')
    expect(saltSourceOf(await leader.leadTo('BETTING'))).toMatchObject({ kind: 'beacon' })
  })

  it('takes the place of a chain that waits for a beacon which is configured no more', async () => {
    await leader.tick()
    const given = await lastChain()
    await waitForRound(given)
    const beacon = createTestBeacon({ ...test.beacon.network, chainHash: 'cc'.repeat(32) })
    const other = createTableLeader(
      { ...test, createContext: () => ({ ...test.createContext(), beacon }) },
      shared,
      'standard',
    )
    expect(await fixSalts(other.ctx, KEY, signal)).toEqual({ hasFixed: false, next: null })
    expect(beacon.asked).toEqual([])
    test.clock.advance(10_000)
    const round = await other.leadTo('BETTING')
    expect(saltSourceOf(round)).toMatchObject({ chain_hash: 'cc'.repeat(32) })
    expect((await chains())[0]).toEqual(given)
    expect(round.chain_id).not.toBe(given.chain_id)
    expect(test.beacon.asked).toEqual([])
  })
})
