import { createTestDatabase } from '@gamehall/postgres/testing'
import { expect, it } from 'vitest'
import { openWallets } from './rooms/wallet/index.ts'
import { createTestContext } from './testing/index.ts'
import { runCli } from './testing/run-cli.ts'

const check = (databaseUrl: string) => runCli('ledger-check-cli.ts', databaseUrl)

it('finds nothing wrong on a database that has no books yet', async () => {
  const database = await createTestDatabase()
  expect(await check(database.url)).toEqual({ exitCode: 0, out: 'There are no ledgers here yet\n', err: '' })
  await database.drop()
})

it('re-sums the hall’s books, and fails on one minor unit that nobody posted', async () => {
  const ctx = await createTestContext()
  const before = await check(ctx.databaseUrl)
  expect(before).toMatchObject({ exitCode: 0, err: '' })
  expect(before.out).toContain('every balance equals its entries')

  await ctx.db.transaction().execute((trx) => openWallets(trx, 1n))
  const client = await ctx.ownerPool.connect()
  await client.query("set session_replication_role = 'replica'")
  const account = 'player/1/main/TWD'
  await client.query('update ledger.accounts set posted = posted + 1 where key = $1', [account])
  client.release(true)
  const after = await check(ctx.databaseUrl)
  await ctx.close()
  expect(after.exitCode).toBe(1)
  expect(after.out).toContain(account)
})
