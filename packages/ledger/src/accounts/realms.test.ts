import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AT, createLedgerFixture, createPosting, type LedgerFixture } from '../testing/ledger-fixture.ts'
import { createPostingBatcher } from '../testing/posting-batcher.ts'

let books: LedgerFixture

beforeAll(async () => {
  books = await createLedgerFixture()
  await books.fund('TWD', { ann: 1000n })
  const { ledger, sql } = books
  await ledger.openAccounts(sql, [
    { key: 'house/play', currency: 'TWD', kind: 'system', realm: 'play' },
    { key: 'kid', currency: 'TWD', kind: 'owned', realm: 'play' },
  ])
  await ledger.post(sql, createPosting('toys', 'house/play', 'kid', 500n))
})
afterAll(() => books.drop())

const refused = { code: '23514', constraint: 'entries_in_one_realm' }

describe('a realm', () => {
  it.each([
    ['in', 'ann', 'kid'],
    ['out', 'kid', 'ann'],
    ['from the house', 'house/TWD', 'kid'],
    ['to the house', 'kid', 'house/TWD'],
  ])('no posting moves money %s', async (key, from, to) => {
    const before = await Promise.all(['ann', 'kid'].map(books.balanceOf))
    await expect(books.ledger.post(books.sql, createPosting(key, from, to, 1n))).rejects.toMatchObject(
      refused,
    )
    const batcher = createPostingBatcher(books.pool, { maxBatch: 4, maxInFlight: 1 })
    await expect(batcher(createPosting(`${key}/batch`, from, to, 1n))).rejects.toMatchObject(refused)
    expect(await Promise.all(['ann', 'kid'].map(books.balanceOf))).toEqual(before)
  })

  it('lets no held money leave', async () => {
    const { ledger, sql } = books
    await ledger.hold(sql, { key: 'h', account: 'kid', amountMinor: minor(5n), kind: 'k', at: AT })
    const posting = createPosting('held', 'kid', 'ann', 5n, { hold: 'h' })
    await expect(ledger.post(sql, posting)).rejects.toMatchObject(refused)
    await ledger.releaseHold(sql, { key: 'h', at: AT })
  })

  it('lets money move within', async () => {
    expect(await books.ledger.post(books.sql, createPosting('back', 'kid', 'house/play', 20n))).toMatchObject(
      {
        ok: true,
      },
    )
    expect((await books.ledger.check(books.sql)).differences).toEqual([])
  })

  it('an account cannot change its realm, nor enter one with entries outside it', async () => {
    const { ledger, sql, pool } = books
    const spec = { currency: 'TWD', kind: 'owned' } as const
    expect(await ledger.openAccounts(sql, [{ key: 'kid', ...spec, realm: 'play' }])).toEqual({ ok: true })
    expect(await ledger.openAccounts(sql, [{ key: 'kid', ...spec, realm: 'other' }])).toMatchObject({
      error: 'conflict',
    })
    expect(await ledger.openAccounts(sql, [{ key: 'ann', ...spec, realm: 'play' }])).toMatchObject({
      error: 'conflict',
    })
    await expect(
      pool.query("update books.accounts set realm = null where key = 'kid'"),
    ).rejects.toMatchObject({
      code: '23001',
    })
  })

  it('the integrity check finds a transfer across it that a superuser wrote', async () => {
    const report = await books.transaction('rollback', async (sql) => {
      await sql("set local session_replication_role = 'replica'", [])
      await books.ledger.post(sql, createPosting('smuggled', 'kid', 'ann', 7n))
      return books.ledger.check(sql)
    })
    expect(report.differences).toEqual([
      { problem: 'transfer between realms', subject: 'smuggled', expected: '1', actual: '2' },
    ])
  })
})
