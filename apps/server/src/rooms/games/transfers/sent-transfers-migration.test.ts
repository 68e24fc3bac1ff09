import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabaseBefore } from '../../../testing/migration-database.ts'

let database: Awaited<ReturnType<typeof createDatabaseBefore>>
beforeAll(async () => {
  database = await createDatabaseBefore('0210-transfers-begin-as-sent')
})
afterAll(() => database.drop())

const AT = '2026-01-02T03:04:05.000Z'
const insertTransfer = (reference: string, playerId: number, state: string, rest = 'null, null') =>
  database.pool.query(`
    insert into platform_transfers
      (reference, player_id, api_key, direction, amount_minor, state, idempotency_key, created_at, updated_at, error, sent_at)
      values ('${reference}', ${playerId}, 'aurora_slots', 'in', 10000, '${state}', '${reference}', '${AT}', '${AT}', ${rest})`)
const readTransfers = async () => {
  const { rows } = await database.pool.query<{
    reference: string
    state: string
    error: string | null
    sent_at: Date | null
  }>('select reference, state, error, sent_at from platform_transfers order by reference')
  return rows.map(({ reference, state, error, sent_at }) =>
    [reference, state, error ?? '-', sent_at?.toISOString() ?? '-'].join(' '),
  )
}

it('fails what was never sent, and polls what was held like any sent transfer', async () => {
  await database.pool.query(
    `insert into platforms (api_key, provider, name, category) values ('aurora_slots', 'arcade', '{}', 'slots')`,
  )
  const SENT_AT = '2026-01-02T03:04:06.000Z'
  await insertTransfer('T1', 1, 'CREATED')
  await insertTransfer('T2', 2, 'CREATED', "'REFUSED', null")
  await insertTransfer('T3', 3, 'HELD')
  await insertTransfer('T4', 4, 'HELD', `null, '${SENT_AT}'`)
  await insertTransfer('T5', 5, 'SENT', `null, '${SENT_AT}'`)
  await insertTransfer('T6', 6, 'SUCCESS', `null, '${SENT_AT}'`)
  await database.migrate()
  expect(await readTransfers()).toEqual([
    'T1 FAILED NEVER_SENT -',
    'T2 FAILED REFUSED -',
    `T3 SENT - ${AT}`,
    `T4 SENT - ${SENT_AT}`,
    `T5 SENT - ${SENT_AT}`,
    `T6 SUCCESS - ${SENT_AT}`,
  ])
})

it('refuses the old states, and a second unfinished transfer of a player at a platform', async () => {
  await expect(insertTransfer('T7', 7, 'CREATED')).rejects.toThrow('platform_transfers_state_check')
  await expect(insertTransfer('T8', 3, 'SENT')).rejects.toThrow('platform_transfers_open')
  await insertTransfer('T9', 1, 'SENT')
})
