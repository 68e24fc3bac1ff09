import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mines } from '../../../games/mines/module.ts'
import { rocketCrash } from '../../../games/rocket-crash/module.ts'
import { createTestArcade, type TestArcade } from '../../testing/create-test-arcade.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [rocketCrash, mines] })
})
afterAll(() => test.stop())

const tables = async () => (await test.provider('tables/list', {})).data?.list

async function addRound(number: number, phase: 'SETTLED' | 'VOID' | 'RUNNING', crash: number | null) {
  const at = test.clock.now()
  const chain = await test.db
    .insertInto('arcade.hash_chains')
    .values({
      game: 'rocket-crash',
      table_id: 'standard',
      length: 10,
      terminal_hash: 'hash',
      checkpoints: 'secret',
      salt: 'salt',
      salt_source: 'player',
      beacon_chain_hash: null,
      beacon_round: null,
      beacon_signature: null,
      created_at: at,
      salted_at: at,
    })
    .returning('chain_id')
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('arcade.shared_rounds')
    .values({
      shared_round_id: randomUUID(),
      game: 'rocket-crash',
      table_id: 'standard',
      number: BigInt(number),
      phase,
      chain_id: chain.chain_id,
      chain_index: 1,
      commitment: 'commitment',
      salt: 'salt',
      beacon_chain_hash: null,
      beacon_round: null,
      opened_at: at,
      closes_at: at,
      runs_at: at,
      ends_at: at,
      seed: phase === 'SETTLED' ? 'seed' : null,
      revealed_at: phase === 'SETTLED' ? at : null,
      result: crash === null ? null : JSON.stringify({ crash }),
      interrupted_at: null,
      settled_at: phase === 'RUNNING' ? null : at,
      changed_at: at,
    })
    .execute()
}

it('leaves out games without tables, and tables without results', async () => {
  expect(await tables()).toEqual([])
})

it('lists the last results, oldest first: neither a live round nor a void one', async () => {
  for (let number = 1; number <= 40; number += 1) await addRound(number, 'SETTLED', 100 + number)
  await addRound(41, 'VOID', null)
  await addRound(42, 'RUNNING', 9_999)
  const [table] = (await tables()) as { game: string; marks: { label: { en: string } }[] }[]
  expect(table).toMatchObject({ game: 'rocket-crash', table: 'standard' })
  expect(table?.marks).toHaveLength(30)
  expect(table?.marks.at(0)?.label.en).toBe('1.11×')
  expect(table?.marks.at(-1)?.label.en).toBe('1.40×')
})
