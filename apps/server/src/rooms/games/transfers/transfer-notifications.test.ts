import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { GRACE_MS, PLATFORM } from '../../../testing/fake-game-provider.ts'
import { createTestOperators, type TestPlayer } from '../../../testing/index.ts'
import { appLedger } from '../../wallet/index.ts'
import { gamesRoom } from '../room.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { depositToGame } from './deposit-to-game.ts'
import { downloadTransfers } from './download-transfers.ts'
import { listTransfers } from './list-transfers.ts'
import { processTransfer } from './process-transfer.ts'
import { readOpenTransfers, readTransfer } from './transfer-queries.ts'
import { withdrawFromGame } from './withdraw-from-game.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await createGamesFixture()
})
afterAll(() => fixture.ctx.close())
beforeEach(() => {
  Object.assign(fixture.provider, { balanceMinor: 0n, isDeaf: false, sendCount: 0 })
  fixture.provider.next.length = 0
})

let keys = 0
const deposit = (player: TestPlayer, amount: number) =>
  depositToGame(
    fixture.ctx,
    { platform: PLATFORM, amount },
    { ...player.caller, idempotencyKey: `k${++keys}` },
  )
const act = (action: string, input: object, by = 'mei') =>
  performAction(
    fixture.ctx,
    gamesRoom.actions,
    { name: by, permissions: ['transfers.resolve'] },
    {
      action,
      input,
      reason: 'asked the platform',
    },
  )

/** A transfer to the platform in state MANUAL. */
async function manualTransfer(player: TestPlayer, amount: number): Promise<string> {
  fixture.provider.next.push('lost')
  await deposit(player, amount)
  const [open] = await readOpenTransfers(fixture.ctx.db, player.playerId)
  if (open === undefined) throw new Error('no open transfer')
  fixture.provider.isDeaf = true
  fixture.clock.advance(3_600_000)
  await processTransfer(fixture.ctx, open.reference)
  fixture.provider.isDeaf = false
  return open.reference
}

const pushesOf = async (player: TestPlayer) => {
  const rows = await fixture.ctx.db
    .selectFrom('push_messages')
    .select(['msg_type', 'content'])
    .where('player_id', '=', player.playerId)
    .where('msg_type', '<>', 'gold_change')
    .orderBy('seq')
    .execute()
  return rows.map(({ content }) =>
    'text' in content ? content.text : 'keys' in content ? content.keys : null,
  )
}

describe('transfer notifications and record', () => {
  it('pushes every change in the background, and sends a message when under review and at the end', async () => {
    const player = await fixture.newPlayer(100_00n)
    const reference = await manualTransfer(player, 100)
    await act('resolve-transfer', { reference, result: 'failed' })
    expect(await pushesOf(player)).toEqual([
      ['transfers'],
      ['transfers'],
      expect.stringMatching(/^轉入.+ 100\.00 正由專人確認/),
      ['user_apis', 'transfers'],
      expect.stringMatching(/^轉入.+ 100\.00 失敗，款項已退回主錢包$/),
    ])
    expect(await fixture.mainBalance(player)).toBe(100_00n)
    // Money that is returned is a refund (§3 message types).
    const messages = await fixture.ctx.db
      .selectFrom('messages')
      .select(['type', 'detail_url'])
      .where('player_id', '=', player.playerId)
      .orderBy('message_id')
      .execute()
    expect(messages.map(({ type }) => type)).toEqual(['walletTransferOut', 'fallback'])
    // Each message links to the transfer.
    const page = JSON.stringify({ wap: `/wallet/outcome?order_no=${reference}` })
    expect(messages.map(({ detail_url }) => detail_url)).toEqual([page, page])
  })

  it('names no amount for a failed transfer of the whole balance', async () => {
    const player = await fixture.newPlayer(100_00n)
    await deposit(player, 100)
    fixture.clock.advance(1_000)
    fixture.provider.next.push('lost')
    await withdrawFromGame(
      fixture.ctx,
      { platform: PLATFORM, is_all: 1 },
      { ...player.caller, idempotencyKey: `k${++keys}` },
    )
    const [open] = await readOpenTransfers(fixture.ctx.db, player.playerId)
    fixture.clock.advance(GRACE_MS)
    await processTransfer(fixture.ctx, open?.reference ?? '')
    expect((await pushesOf(player)).at(-1)).toMatch(/^自.+轉出 全部餘額 失敗，款項仍在遊戲平台$/)
    const file = await downloadTransfers(fixture.ctx, {}, player.caller)
    expect(file.ok && file.data.csv.split('\r\n')[1]).toContain('轉回主錢包,全部,失敗,')
  })

  it('lists transfers newest first with their states; filters by platform and by open; downloads', async () => {
    const player = await fixture.newPlayer(1_000_00n)
    await deposit(player, 100)
    fixture.clock.advance(1_000)
    const open = await manualTransfer(player, 200)
    const read = async (change: object) => {
      const answer = await listTransfers(fixture.ctx, { page: 1, page_size: 20, ...change }, player.caller)
      return answer.ok && answer.data.list.map((item) => `${item.amount} ${item.status}`)
    }
    expect(await read({})).toEqual(['200.00 MANUAL', '100.00 SUCCESS'])
    expect(await read({ open: 1 })).toEqual(['200.00 MANUAL'])
    expect(await read({ open: 0, api_key: PLATFORM })).toEqual(['100.00 SUCCESS'])
    expect(await read({ api_key: 'other' })).toEqual([])
    const file = await downloadTransfers(fixture.ctx, {}, { ...player.caller, locale: 'en' })
    const lines = file.ok ? file.data.csv.trimEnd().split('\r\n') : []
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`To game,200.00,Under review`)
    expect(lines[1]).toContain(open)
    const other = await fixture.newPlayer(0n)
    expect(await listTransfers(fixture.ctx, { page: 1, page_size: 20 }, other.caller)).toMatchObject({
      data: { total: 0, list: [] },
    })
  })
})

describe('transfers waiting for an operator', () => {
  it('are listed with the error, oldest first, until resolved', async () => {
    const player = await fixture.newPlayer(100_00n)
    const reference = await manualTransfer(player, 50)
    const waiting = async () => JSON.stringify(await act('list-manual-transfers', {}))
    expect(await waiting()).toContain(
      `"reference":"${reference}","player_id":"${player.playerId}","api_key":"${PLATFORM}","direction":"in","amount":"50.00","error":"NO_ANSWER"`,
    )
    await act('resolve-transfer', { reference, result: 'success' })
    expect(await waiting()).not.toContain(reference)
  })

  it('can be resolved with less than requested, which releases the rest; more than the hold is refused', async () => {
    const player = await fixture.newPlayer(100_00n)
    const reference = await manualTransfer(player, 100)
    const resolve = (amount: string) => act('resolve-transfer', { reference, result: 'success', amount })
    expect(await resolve('100.01')).toMatchObject({ fields: [{ field: 'amount', rule: 'amount_max' }] })
    expect(await resolve('1e2')).toMatchObject({ fields: [{ field: 'amount', rule: 'amount_format' }] })
    expect(await resolve('99.00')).toMatchObject({ ok: true })
    expect(await fixture.mainBalance(player)).toBe(1_00n)
    expect(await readTransfer(fixture.ctx.db, reference)).toMatchObject({ amount_minor: 99_00n })
    expect((await appLedger.check(sqlRunner(fixture.ctx.db))).differences).toEqual([])
  })

  it('need two operators from 10,000 TWD', async () => {
    await createTestOperators(fixture.ctx, 'mei', 'lin')
    const player = await fixture.newPlayer(10_000_00n)
    const reference = await manualTransfer(player, 10_000)
    const failed = { reference, result: 'failed' }
    expect(await act('resolve-transfer', failed)).toMatchObject({
      data: { status: 'waiting_for_second_operator' },
    })
    expect(await fixture.mainBalance(player)).toBe(0n)
    expect(await act('resolve-transfer', failed, 'lin')).toMatchObject({ ok: true })
    expect(await fixture.mainBalance(player)).toBe(10_000_00n)
  })
})
