import { minor } from '@gamehall/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  AT,
  createLedgerFixture,
  createLeg,
  createPosting,
  type LedgerFixture,
} from '../testing/ledger-fixture.ts'
import type { Hold } from './place-hold.ts'

let books: LedgerFixture
let run = 0
let who: string

beforeAll(async () => {
  books = await createLedgerFixture()
})
beforeEach(async () => {
  run += 1
  who = `player${run}`
  await books.fund('TWD', { [who]: 1000n })
})
afterAll(() => books.drop())

function holdOf(amount: bigint, more: Partial<Hold> = {}): Hold {
  return { key: `hold/${who}`, account: who, amountMinor: minor(amount), kind: 'withdraw', at: AT, ...more }
}

function postHeld(amount: bigint, key = `post/${who}`) {
  return books.ledger.post(books.sql, createPosting(key, who, 'house/TWD', amount, { hold: `hold/${who}` }))
}

describe('hold', () => {
  it('reduces the available balance, not the posted one', async () => {
    const { ledger, sql } = books
    expect(await ledger.hold(sql, holdOf(600n))).toEqual({ ok: true, replayed: false })
    expect(await ledger.balance(sql, who)).toEqual({
      ...{ currency: 'TWD', postedMinor: 1000n, heldMinor: 600n, availableMinor: 400n },
    })
    expect(await ledger.post(sql, createPosting(`m/${who}`, who, 'house/TWD', 401n))).toMatchObject({
      error: 'insufficient',
    })
    expect(await ledger.post(sql, createPosting(`m/${who}`, who, 'house/TWD', 400n))).toMatchObject({
      ok: true,
    })
  })

  it('holds once per key, and refuses the key for another input', async () => {
    const { ledger, sql } = books
    await ledger.hold(sql, holdOf(600n))
    expect(await ledger.hold(sql, holdOf(600n, { at: new Date(0) }))).toEqual({ ok: true, replayed: true })
    expect(await ledger.hold(sql, holdOf(601n))).toEqual({ ok: false, error: 'conflict' })
    expect(await ledger.hold(sql, holdOf(600n, { kind: 'other' }))).toEqual({ ok: false, error: 'conflict' })
    expect(await ledger.hold(sql, holdOf(600n, { account: 'house/TWD' }))).toEqual({
      ok: false,
      error: 'conflict',
    })
    expect(await books.balanceOf(who)).toEqual({ posted: 1000n, held: 600n })
  })

  it('refuses an insufficient balance', async () => {
    const { ledger, sql } = books
    expect(await ledger.hold(sql, holdOf(1001n))).toEqual({ ok: false, error: 'insufficient', account: who })
    expect(await ledger.hold(sql, holdOf(1n, { account: 'nobody' }))).toEqual({
      ...{ ok: false, error: 'unknown_account', account: 'nobody' },
    })
    expect(await ledger.hold(sql, holdOf(1n, { account: 'house/TWD' }))).toEqual({
      ok: false,
      error: 'not_holdable',
    })
    expect(await ledger.hold(sql, holdOf(0n))).toEqual({ ok: false, error: 'invalid', reason: 'amountMinor' })
    expect(await ledger.hold(sql, holdOf(1n, { metadata: { a: '\0' } }))).toMatchObject({
      reason: 'metadata',
    })
    expect(await books.balanceOf(who)).toEqual({ posted: 1000n, held: 0n })
  })
})

describe('holding on several accounts at once', () => {
  it('returns results in order, each independent of the others', async () => {
    const { ledger, sql } = books
    await books.fund('TWD', { [`${who}/b`]: 500n })
    const results = await ledger.holdAll(sql, [
      holdOf(700n),
      holdOf(1n, { key: `house/${who}`, account: 'house/TWD' }),
      holdOf(0n, { key: `none/${who}` }),
      holdOf(301n, { key: `more/${who}` }),
      holdOf(500n, { key: `b/${who}`, account: `${who}/b` }),
      holdOf(700n),
      holdOf(1n, { key: `nobody/${who}`, account: 'nobody' }),
    ])
    expect(results).toEqual([
      { ok: true, replayed: false },
      { ok: false, error: 'not_holdable' },
      { ok: false, error: 'invalid', reason: 'amountMinor' },
      { ok: false, error: 'insufficient', account: who },
      { ok: true, replayed: false },
      { ok: true, replayed: true },
      { ok: false, error: 'unknown_account', account: 'nobody' },
    ])
    expect(await books.balanceOf(who)).toEqual({ posted: 1000n, held: 700n })
    expect(await books.balanceOf(`${who}/b`)).toEqual({ posted: 500n, held: 500n })
    expect(await ledger.check(sql)).toMatchObject({ ok: true })
  })

  it('cannot deadlock with holds and postings on the same accounts in reverse order', async () => {
    const names = ['1', '2', '3', '4'].map((name) => `${who}/${name}`)
    await books.fund('TWD', Object.fromEntries(names.map((name) => [name, 1000n])))
    const backwards = names.toReversed()
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const order = n % 2 === 0 ? names : backwards
        if (n % 3 === 0) {
          const moves = order.map((name) => createPosting(`m${n}/${name}`, name, 'house/TWD', 1n))
          return books.transaction('commit', (sql) => books.ledger.postAll(sql, moves))
        }
        const holds = order.map((account) => holdOf(1n, { key: `h${n}/${account}`, account }))
        return books.transaction('commit', (sql) => books.ledger.holdAll(sql, holds))
      }),
    )
    for (const name of names) expect(await books.balanceOf(name)).toEqual({ posted: 996n, held: 8n })
  })
})

describe('posting a hold', () => {
  it('closes the hold and moves the money once', async () => {
    const { ledger, sql } = books
    await ledger.hold(sql, holdOf(1000n))
    const first = await postHeld(1000n)
    expect(first).toMatchObject({ ok: true, replayed: false })
    expect(await books.balanceOf(who)).toEqual({ posted: 0n, held: 0n })
    expect(await postHeld(1000n)).toEqual({ ...first, replayed: true })
    expect(await postHeld(1000n, `second/${who}`)).toEqual({ ok: false, error: 'hold_closed' })
    expect(await ledger.releaseHold(sql, { key: `hold/${who}`, at: AT })).toEqual({
      ok: false,
      error: 'hold_closed',
    })
    expect(await ledger.hold(sql, holdOf(1000n))).toEqual({ ok: true, replayed: true })
    expect(await books.balanceOf(who)).toEqual({ posted: 0n, held: 0n })
  })

  it('releases the rest of the hold', async () => {
    await books.ledger.hold(books.sql, holdOf(900n))
    expect(await postHeld(300n)).toMatchObject({ ok: true })
    expect(await books.balanceOf(who)).toEqual({ posted: 700n, held: 0n })
  })

  it('pays several accounts from one hold', async () => {
    const { ledger, sql } = books
    await ledger.hold(sql, holdOf(1000n))
    const legs = [
      createLeg(who, -985n),
      createLeg('house/TWD', 985n),
      createLeg(who, -15n),
      createLeg('house/TWD', 15n),
    ]
    const posting = { key: `fee/${who}`, kind: 'withdraw', at: AT, legs, hold: `hold/${who}` }
    expect(await ledger.post(sql, posting)).toMatchObject({ ok: true })
    expect(await books.balanceOf(who)).toEqual({ posted: 0n, held: 0n })
  })

  it('refuses more than the held amount, another account, and an unknown hold', async () => {
    const { ledger, sql } = books
    await ledger.hold(sql, holdOf(500n))
    expect(await postHeld(501n)).toEqual({ ok: false, error: 'hold_mismatch' })
    await books.fund('TWD', { [`${who}/b`]: 500n })
    const other = createPosting(`other/${who}`, `${who}/b`, 'house/TWD', 500n, { hold: `hold/${who}` })
    expect(await ledger.post(sql, other)).toEqual({ ok: false, error: 'hold_mismatch' })
    const gain = createPosting(`gain/${who}`, 'house/TWD', who, 500n, { hold: `hold/${who}` })
    expect(await ledger.post(sql, gain)).toEqual({ ok: false, error: 'hold_mismatch' })
    expect(await ledger.post(sql, { ...other, hold: 'never' })).toEqual({ ok: false, error: 'unknown_hold' })
    expect(await books.balanceOf(who)).toEqual({ posted: 1000n, held: 500n })
  })
})

describe('releaseHold', () => {
  it('makes the money available again, once', async () => {
    const { ledger, sql } = books
    await ledger.hold(sql, holdOf(600n))
    const release = { key: `hold/${who}`, at: AT }
    expect(await ledger.releaseHold(sql, release)).toEqual({ ok: true, replayed: false })
    expect(await ledger.releaseHold(sql, release)).toEqual({ ok: true, replayed: true })
    expect(await books.balanceOf(who)).toEqual({ posted: 1000n, held: 0n })
    expect(await postHeld(600n)).toEqual({ ok: false, error: 'hold_closed' })
    expect(await ledger.releaseHold(sql, { key: 'never', at: AT })).toEqual({
      ok: false,
      error: 'unknown_hold',
    })
  })

  it('takes part in the caller’s transaction, like a hold', async () => {
    const { ledger } = books
    await books.transaction('rollback', (sql) => ledger.hold(sql, holdOf(600n)))
    expect(await books.balanceOf(who)).toEqual({ posted: 1000n, held: 0n })
    await ledger.hold(books.sql, holdOf(600n))
    await books.transaction('rollback', (sql) => ledger.releaseHold(sql, { key: `hold/${who}`, at: AT }))
    expect(await books.balanceOf(who)).toEqual({ posted: 1000n, held: 600n })
    expect(await ledger.check(books.sql)).toMatchObject({ ok: true })
  })
})
