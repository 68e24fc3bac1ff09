import { minor } from '@gamehall/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countTurnover, requireTurnover } from '../../wallet/index.ts'
import { createWithdrawalFixture, type Payee, type WithdrawalFixture } from './testing/withdrawal-fixture.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await createWithdrawalFixture()
})
afterAll(() => fixture.close())

const change = (payee: Payee, status: 'settled' | 'void') => ({
  playerId: payee.playerId,
  betId: 'slots:1',
  gid: 'dragon-gate',
  gameName: {},
  status,
  validBetMinor: minor(100_00n),
  weightPercent: 100,
  at: fixture.ctx.clock.now(),
})

const isWaitingForLock = async () => {
  const { rows } = await fixture.ctx.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

it('§5 a bet voided during a withdrawal reopens its turnover credit first: 10167, and no hold remains', async () => {
  const payee = await fixture.newPayee('10000')
  await fixture.ctx.db.transaction().execute(async (trx) => {
    const at = fixture.ctx.clock.now()
    await requireTurnover(trx, {
      playerId: payee.playerId,
      orderNo: 'D1',
      creditedMinor: minor(100_00n),
      requiredMinor: minor(100_00n),
      at,
    })
    await countTurnover(trx, change(payee, 'settled'))
  })
  const opening = await fixture.ctx.db.transaction().execute(async (trx) => {
    await countTurnover(trx, change(payee, 'void'))
    // A plain read still shows no open requirement; the withdrawal must not rely on it.
    const outcome = fixture.tryOpen(payee, 'bank', '9950')
    await expect.poll(isWaitingForLock, { timeout: 10_000 }).toBe(true)
    return { outcome }
  })
  expect(await opening.outcome).toEqual({ ok: false, code: 10167 })
  expect(await fixture.wallet(payee)).toBe('10000.00')
})

it('USDT can be withdrawn regardless of the turnover requirement', async () => {
  const payee = await fixture.newPayee('0', '500')
  await fixture.ctx.db.transaction().execute((trx) =>
    requireTurnover(trx, {
      playerId: payee.playerId,
      orderNo: 'D1',
      creditedMinor: minor(100_00n),
      requiredMinor: minor(100_00n),
      at: fixture.ctx.clock.now(),
    }),
  )
  expect(await fixture.tryOpen(payee, 'usdt_wallet', '50')).toMatchObject({ ok: true })
})
