import { minor } from '@gamehall/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Hold } from './holds/place-hold.ts'
import { postPrepared } from './posting/post-prepared.ts'
import type { Posting, PostResult } from './posting/posting.ts'
import { preparePosting } from './posting/prepare-posting.ts'
import type { SqlRunner } from './sql-runner.ts'
import { AT, createLedgerFixture, createLeg, type LedgerFixture, SCHEMA } from './testing/ledger-fixture.ts'
import { LedgerModel, type ModelResult } from './testing/ledger-model.ts'
import { createPostingBatcher } from './testing/posting-batcher.ts'

let books: LedgerFixture
let runs = 0

beforeAll(async () => {
  books = await createLedgerFixture()
})
afterAll(async () => {
  await books.drop()
})

type Step =
  | { step: 'post'; posting: Posting }
  | { step: 'postBatch'; postings: Posting[] }
  | { step: 'hold'; hold: Hold }
  | { step: 'release'; key: string }
  /** Runs all of them in one transaction that is rolled back, like a crash before the commit. */
  | { step: 'crash'; steps: Step[] }

const TWD = ['a', 'b', 'c', 'credit', 'house']
const USDT = ['ua', 'uhouse']
// Few keys, accounts and amounts, so that replays, conflicts and empty accounts are common.
const keys = fc.integer({ min: 1, max: 25 }).map(String)
const holdKeys = fc.integer({ min: 1, max: 6 }).map(String)
const amounts = fc.bigInt({ min: 1n, max: 120n })

function twoLegs(accounts: readonly string[]) {
  const account = fc.constantFrom(...accounts)
  return fc
    .tuple(account, account, amounts)
    .map(([from, to, amount]) => [createLeg(from, -amount), createLeg(to, amount)])
}

const postings: fc.Arbitrary<Posting> = fc
  .record({
    key: keys,
    kind: fc.constantFrom('play', 'bonus'),
    legs: fc.oneof(
      { weight: 8, arbitrary: twoLegs(TWD) },
      { weight: 2, arbitrary: twoLegs(USDT) },
      { weight: 2, arbitrary: fc.tuple(twoLegs(TWD), twoLegs(USDT)).map((both) => both.flat()) },
      { weight: 2, arbitrary: fc.tuple(twoLegs(TWD), twoLegs(TWD)).map((both) => both.flat()) },
      { weight: 1, arbitrary: twoLegs(['a', 'ua', 'house', 'nobody']) },
      {
        weight: 1,
        arbitrary: fc.tuple(amounts, amounts).map(([x, y]) => [createLeg('a', -x), createLeg('b', y)]),
      },
    ),
    hold: fc.option(holdKeys, { nil: undefined, freq: 3 }),
  })
  .map(({ hold, ...posting }) => ({ ...posting, at: AT, ...(hold === undefined ? {} : { hold }) }))

const holds: fc.Arbitrary<Hold> = fc.record({
  key: holdKeys,
  account: fc.constantFrom('a', 'b', 'credit', 'ua', 'house', 'nobody'),
  amountMinor: amounts.map(minor),
  kind: fc.constant('hold'),
  at: fc.constant(AT),
})

const batches = fc.uniqueArray(postings, { minLength: 2, maxLength: 12, selector: (posting) => posting.key })

const simpleSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: postings.map((posting) => ({ step: 'post' as const, posting })) },
  { weight: 3, arbitrary: batches.map((list) => ({ step: 'postBatch' as const, postings: list })) },
  { weight: 4, arbitrary: holds.map((hold) => ({ step: 'hold' as const, hold })) },
  { weight: 2, arbitrary: holdKeys.map((key) => ({ step: 'release' as const, key })) },
)
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: simpleSteps },
  {
    weight: 1,
    arbitrary: fc
      .array(simpleSteps, { maxLength: 6 })
      .map((list) => ({ step: 'crash' as const, steps: list })),
  },
)

/** Names of one run, so that runs share the ledger without collisions. */
type Names = (name: string) => string

function rename(posting: Posting, name: Names): Posting {
  return {
    ...posting,
    key: name(posting.key),
    legs: posting.legs.map((one) => ({ ...one, account: name(one.account) })),
    ...(posting.hold === undefined ? {} : { hold: name(posting.hold) }),
  }
}

async function openBoth(name: Names): Promise<LedgerModel> {
  const model = new LedgerModel()
  const { ledger, sql } = books
  for (const key of ['a', 'b', 'c']) model.open(name(key), 'TWD', 0n)
  model.open(name('ua'), 'USDT', 0n)
  model.open(name('credit'), 'TWD', -100n)
  model.open(name('house'), 'TWD', undefined, true)
  model.open(name('uhouse'), 'USDT', undefined, true)
  await ledger.openAccounts(sql, [
    ...['a', 'b', 'c'].map((key) => ({ key: name(key), currency: 'TWD' as const, kind: 'owned' as const })),
    { key: name('ua'), currency: 'USDT', kind: 'owned' },
    { key: name('credit'), currency: 'TWD', kind: 'owned', minAvailableMinor: minor(-100n) },
    { key: name('house'), currency: 'TWD', kind: 'system' },
    { key: name('uhouse'), currency: 'USDT', kind: 'system' },
  ])
  return model
}

function simplify(result: PostResult, model: LedgerModel): ModelResult {
  if (!result.ok) return result
  const balances = result.entries.map((entry) =>
    model.accounts.get(entry.account)?.isSystemAccount ? undefined : entry.balanceAfterMinor,
  )
  return { ok: true, replayed: result.replayed, balances }
}

async function postInOneStatement(sql: SqlRunner, list: readonly Posting[]): Promise<PostResult[]> {
  const prepared = list.map(preparePosting).filter((one) => one.ok)
  expect(prepared).toHaveLength(list.length)
  return postPrepared(sql, SCHEMA, prepared)
}

async function run(step: Step, sql: SqlRunner, model: LedgerModel, name: Names): Promise<void> {
  const { ledger } = books
  switch (step.step) {
    case 'post': {
      const posting = rename(step.posting, name)
      expect(simplify(await ledger.post(sql, posting), model)).toEqual(model.post(posting))
      return
    }
    case 'postBatch': {
      const list = step.postings.map((posting) => rename(posting, name))
      const results = await postInOneStatement(sql, list)
      expect(results.map((result) => simplify(result, model))).toEqual(
        list.map((posting) => model.post(posting)),
      )
      return
    }
    case 'hold': {
      const hold = { ...step.hold, key: name(step.hold.key), account: name(step.hold.account) }
      expect(await ledger.hold(sql, hold)).toEqual(model.hold(hold))
      return
    }
    case 'release':
      expect(await ledger.releaseHold(sql, { key: name(step.key), at: AT })).toEqual(
        model.release(name(step.key)),
      )
      return
    case 'crash': {
      const lost = model.copy()
      await books.transaction('rollback', async (inside) => {
        for (const one of step.steps) await run(one, inside, lost, name)
      })
    }
  }
}

async function expectSameBalances(model: LedgerModel): Promise<void> {
  const balances = await books.ledger.balances(books.sql, [...model.accounts.keys()])
  const real = [...balances].map(([key, { postedMinor, heldMinor }]) => [key, postedMinor, heldMinor])
  const expected = [...model.accounts].map(([key, { posted, held }]) => [key, posted, held])
  expect(real.sort()).toEqual(expected.sort())
}

function nextNames(): Names {
  runs += 1
  const prefix = `run${runs}`
  return (name) => `${prefix}/${name}`
}

describe('random sequences of every operation', () => {
  it('return what a simple model returns, and leave the same balances', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 40 }), async (sequence) => {
        const name = nextNames()
        const model = await openBoth(name)
        const start = {
          key: 'start',
          kind: 'fund',
          at: AT,
          legs: [createLeg('house', -200n), createLeg('a', 200n)],
        }
        await run({ step: 'post', posting: start }, books.sql, model, name)
        for (const step of sequence) await run(step, books.sql, model, name)
        await expectSameBalances(model)
      }),
      { numRuns: 150 },
    )
    expect((await books.ledger.check(books.sql)).differences).toEqual([])
  }, 120_000)

  it('have the same outcome through the batcher, at any batch size, as one by one', async () => {
    const lists = fc.uniqueArray(postings, {
      minLength: 10,
      maxLength: 25,
      selector: (posting) => posting.key,
    })
    await fc.assert(
      fc.asyncProperty(lists, fc.integer({ min: 1, max: 9 }), async (list, maxBatch) => {
        const name = nextNames()
        const model = await openBoth(name)
        const batcher = createPostingBatcher(books.pool, { maxBatch, maxInFlight: 1 })
        const renamed = list.map((posting) => rename(posting, name))
        const results = await Promise.all(renamed.map((posting) => batcher(posting)))
        expect(results.map((result) => simplify(result, model))).toEqual(
          renamed.map((posting) => model.post(posting)),
        )
        await expectSameBalances(model)
      }),
      { numRuns: 100 },
    )
    expect((await books.ledger.check(books.sql)).differences).toEqual([])
  }, 120_000)
})
