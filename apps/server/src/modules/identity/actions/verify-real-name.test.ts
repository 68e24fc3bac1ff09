import { afterAll, beforeAll, expect, test } from 'vitest'
import { performAction } from '../../../operator/perform-action.ts'
import { createTestHall, createTestPlayer, type TestHall } from '../../../testing/index.ts'
import { readRealName } from '../real-name.ts'
import { verifyRealName } from './verify-real-name.ts'

let hall: TestHall
beforeAll(async () => {
  hall = await createTestHall()
})
afterAll(() => hall.close())

const verify = (playerId: string) =>
  performAction(
    hall,
    [verifyRealName],
    { name: 'mei', permissions: ['identity.review'] },
    {
      action: 'verify-real-name',
      input: { player_id: playerId, name: '王小明' },
      reason: 'seen at the desk',
    },
  )

test('a name checked in person is verified; the answer can be sent, and neither it nor the audit holds the name', async () => {
  const { playerId } = await createTestPlayer(hall)
  const done = await verify(playerId.toString())
  expect(JSON.parse(JSON.stringify(done))).toEqual({ ok: true, data: { player_id: playerId.toString() } })
  expect(await readRealName(hall, hall.db, playerId)).toEqual({ status: 1, name: '王小明' })
  const audit = await hall.db.selectFrom('operator_audit').selectAll().execute()
  expect(JSON.stringify(audit.map(({ input, result }) => [input, result]))).not.toContain('王小明')
})

test('404 for no player', async () => {
  expect(await verify('424242')).toMatchObject({ code: 404 })
})
