import type { RequestOf } from '@gamehall/contract'
import { addAddress as addAddressCall } from '@gamehall/contract/cashier'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { deriveAddress, USDT_CONTRACT } from '../../../providers/chain/index.ts'
import { fakePayoutVendors } from '../../../testing/fake-vendors.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { setDestinationRules } from '../payout-destinations/actions/set-destination-rules.ts'
import { raceToWrite } from '../payout-destinations/testing/race-to-write.ts'
import { insertTestWithdrawal } from '../withdrawals/testing/insert-test-withdrawal.ts'
import { addAddress } from './add-address.ts'
import { markAddressUsed } from './address-queries.ts'
import { findUsableAddress } from './find-usable-address.ts'
import { listAddresses } from './list-addresses.ts'
import { removeAddress } from './remove-address.ts'

/** The account of the well-known test mnemonic "abandon … about". */
const ACCOUNT_KEY =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd'
/** The payout address of the test server. */
const OWN_WALLET = deriveAddress(ACCOUNT_KEY, 90_000)
const clock = createTestClock()
let ctx: TestContext
let payHash: string
let derived = 0

const unused = () => {
  throw new Error('nothing is paid out here')
}
const rail = { notFoundGraceMs: 0, send: unused, query: unused, readNotice: unused }

beforeAll(async () => {
  const payouts = fakePayoutVendors({ 'bank-payout': rail, tron: { ...rail, ownAddress: OWN_WALLET } })
  ctx = await createTestContext({ clock, providers: { payouts } })
  payHash = await hash('pay12345')
})
afterAll(() => ctx.close())

/** A unique valid address. */
function newAddress(): string {
  derived += 1
  return deriveAddress(ACCOUNT_KEY, derived)
}

/** An address with the same start and end and another middle. */
const lookAlikeOf = (address: string): string => `${address.slice(0, 4)}${'x'.repeat(26)}${address.slice(-4)}`

async function newPlayer(): Promise<TestPlayer> {
  const player = await createTestPlayer(ctx)
  await ctx.db
    .updateTable('players')
    .set({ pay_password_hash: payHash })
    .where('player_id', '=', player.playerId)
    .execute()
  return player
}

let callers = 0
function add({ caller }: TestPlayer, given: Partial<RequestOf<typeof addAddressCall>> = {}) {
  callers += 1
  const request = addAddressCall.request.parse({ address: newAddress(), pay_password: 'pay12345', ...given })
  return addAddress(ctx, request, { ...caller, ip: `10.8.0.${callers}` })
}

async function added(player: TestPlayer, given: Parameters<typeof add>[1] = {}) {
  const address = await add(player, given)
  if (!address.ok) throw new Error(`no address: ${JSON.stringify(address)}`)
  return address.data
}

const usable = ({ playerId }: TestPlayer, addressId: string) =>
  findUsableAddress(ctx.db, playerId, addressId, clock.now())
const remove = ({ caller }: TestPlayer, address_id: string) => removeAddress(ctx, { address_id }, caller)
const ruleOf = (outcome: object) => ('fields' in outcome ? outcome.fields : outcome)
const setRules = (input: object) =>
  performAction(
    ctx,
    [setDestinationRules],
    { name: 'mei', permissions: ['cards.banks'] },
    { action: 'set-destination-rules', input, reason: 'test' },
  )

/** The security messages in a player's inbox, in Chinese. */
async function toldTo({ playerId }: TestPlayer): Promise<string[]> {
  const { rows } = await ctx.pool.query<{ title: Record<string, string> }>(
    'select title from messages where player_id = $1 order by message_id',
    [playerId],
  )
  return rows.map(({ title }) => title['zh-TW'] ?? '')
}

test('notifies the owner when an address is added or removed', async () => {
  const player = await newPlayer()
  const { address_id } = await added(player)
  await remove(player, address_id)
  expect(await toldTo(player)).toEqual(['新增收款地址', '收款地址已移除'])
})

test('§9 a new address is usable after a waiting period of one day', async () => {
  const player = await newPlayer()
  const address = newAddress()
  const entry = await added(player, { address, label: ' 冷錢包 ' })
  expect(entry).toEqual({
    address_id: expect.stringMatching(/^\d+$/),
    address,
    label: '冷錢包',
    network: 'TRC20',
    usable_at: new Date(clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    is_usable: false,
    last_used_at: null,
    created_at: clock.now().toISOString(),
  })
  expect(await listAddresses(ctx, {}, player.caller)).toEqual({
    ok: true,
    data: { list: [entry], max_count: 10 },
  })
  clock.advance(24 * HOUR_MS - 1)
  expect(ruleOf(await usable(player, entry.address_id))).toEqual([
    {
      field: 'address_id',
      rule: 'address_waiting',
      params: { until: expect.stringMatching(/^\d{4}\/\d\d\/\d\d \d\d:\d\d$/) },
    },
  ])
  clock.advance(1)
  expect(await usable(player, entry.address_id)).toEqual({
    ok: true,
    data: { addressId: BigInt(entry.address_id), address, label: '冷錢包' },
  })
  expect(await listAddresses(ctx, {}, player.caller)).toMatchObject({
    data: { list: [{ is_usable: true }] },
  })
  for (const id of ['0', 'x', '99999999999999999999']) {
    expect(ruleOf(await usable(player, id))).toEqual([{ field: 'address_id', rule: 'address_unknown' }])
  }
  expect(ruleOf(await usable(await newPlayer(), entry.address_id))).toEqual([
    { field: 'address_id', rule: 'address_unknown' },
  ])
})

describe('§5 addAddress refuses', () => {
  it.each([
    ['when its checksum does not hold', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'address_format'],
    ['when it is the token’s contract', USDT_CONTRACT, 'address_contract'],
    ['when the hall itself pays from it', OWN_WALLET, 'address_own'],
  ])('%s', async (_when, address, rule) => {
    expect(ruleOf(await add(await newPlayer(), { address }))).toEqual([{ field: 'address', rule }])
  })

  it('a deposit address of any player', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    const address = await giveDepositAddress(other)
    for (const who of [player, other]) {
      expect(ruleOf(await add(who, { address }))).toEqual([{ field: 'address', rule: 'address_own' }])
    }
  })

  it('a duplicate of the same player, but not of another player', async () => {
    const player = await newPlayer()
    const address = newAddress()
    await added(player, { address })
    expect(ruleOf(await add(player, { address }))).toEqual([{ field: 'address', rule: 'address_duplicate' }])
    await added(await newPlayer(), { address })
  })

  it('a missing or wrong pay password (10022)', async () => {
    const without = await createTestPlayer(ctx)
    expect(ruleOf(await add(without))).toEqual([{ field: 'pay_password', rule: 'pay_password_missing' }])
    expect(await add(await newPlayer(), { pay_password: 'pay12346' })).toMatchObject({ code: 10022 })
  })

  it('an invalid address before it verifies the pay password', async () => {
    const player = await newPlayer()
    const wrong = { address: USDT_CONTRACT, pay_password: 'pay12346' }
    for (let tries = 0; tries < 12; tries += 1) {
      expect(ruleOf(await add(player, wrong))).toMatchObject([{ rule: 'address_contract' }])
    }
    expect(await add(player)).toMatchObject({ ok: true })
  })
})

describe('a look-alike address', () => {
  const known = async (player: TestPlayer, address: string) =>
    (
      await ctx.db
        .insertInto('wallet_addresses')
        .values({
          player_id: player.playerId,
          address,
          label: '',
          created_at: clock.now(),
          usable_at: clock.now(),
        })
        .returning('address_id')
        .executeTakeFirstOrThrow()
    ).address_id
  const alike = (address: string) => [
    {
      field: 'address',
      rule: 'address_look_alike',
      params: { address: `${address.slice(0, 6)}…${address.slice(-6)}` },
    },
  ]

  it('is added only with has_compared', async () => {
    const player = await newPlayer()
    const address = newAddress()
    await known(player, lookAlikeOf(address))
    expect(ruleOf(await add(player, { address }))).toEqual(alike(lookAlikeOf(address)))
    expect(ruleOf(await add(await newPlayer(), { address }))).toMatchObject({ ok: true })
    expect(await add(player, { address, has_compared: true })).toMatchObject({ ok: true })
  })

  it('is compared with removed addresses that were withdrawn to, not with unused ones', async () => {
    const player = await newPlayer()
    const [paid, unpaid] = [newAddress(), newAddress()]
    const paidId = await known(player, lookAlikeOf(paid))
    const unpaidId = await known(player, lookAlikeOf(unpaid))
    await ctx.db.transaction().execute((trx) => markAddressUsed(trx, paidId, clock.now()))
    for (const id of [paidId, unpaidId]) await remove(player, id.toString())
    expect(ruleOf(await add(player, { address: paid }))).toEqual(alike(lookAlikeOf(paid)))
    expect(await add(player, { address: unpaid })).toMatchObject({ ok: true })
  })

  it('is compared with the player’s deposit address', async () => {
    const player = await newPlayer()
    const address = newAddress()
    await giveDepositAddress(player, lookAlikeOf(address))
    expect(ruleOf(await add(player, { address }))).toEqual(alike(lookAlikeOf(address)))
  })
})

describe('the limits', () => {
  it('refuse more addresses than allowed (10074), also under concurrency, and duplicates', async () => {
    const player = await newPlayer()
    await setRules({ max_addresses: 3 })
    await added(player)
    const twice = newAddress()
    const both = await raceToWrite(ctx, 'wallet_addresses', [
      () => add(player, { address: twice }),
      () => add(player, { address: twice }),
    ])
    expect(both.map((answer) => (answer.ok ? 0 : answer.code)).sort()).toEqual([0, 400])
    const another = () => add(player)
    const rest = await raceToWrite(ctx, 'wallet_addresses', [another, another, another])
    expect(rest.map((answer) => (answer.ok ? 0 : answer.code)).sort()).toEqual([0, 10074, 10074])
    // The default message of 10074 is about bank cards.
    expect(await add(player)).toMatchObject({ says: { en: 'You’ve reached the address limit' } })
    await setRules({ max_addresses: 10 })
    expect(await add(player)).toMatchObject({ ok: true })
  })

  it('of the waiting period are set by operators; 0 disables it', async () => {
    const player = await newPlayer()
    await setRules({ address_wait_s: 0 })
    const entry = await added(player)
    await setRules({ address_wait_s: 86_400 })
    expect(entry.is_usable).toBe(true)
    expect(await usable(player, entry.address_id)).toMatchObject({ ok: true })
  })
})

describe('removeAddress', () => {
  it('answers 404 for another player’s and for an unknown address', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    const { address_id } = await added(player)
    for (const id of [address_id, '424242', 'x']) expect(await remove(other, id)).toMatchObject({ code: 404 })
    expect(await remove(player, address_id)).toEqual({ ok: true, data: {} })
    expect(await remove(player, address_id)).toMatchObject({ code: 404 })
    expect(ruleOf(await usable(player, address_id))).toMatchObject([{ rule: 'address_unknown' }])
  })

  it('answers 10040 while an open withdrawal goes to it', async () => {
    const player = await newPlayer()
    const { address_id } = await added(player)
    await insertTestWithdrawal(ctx, player.playerId, { address_id: BigInt(address_id) })
    expect(await remove(player, address_id)).toMatchObject({ code: 10040 })
  })

  it('restarts the waiting period when the address is added again', async () => {
    const player = await newPlayer()
    const address = newAddress()
    const first = await added(player, { address })
    clock.advance(25 * HOUR_MS)
    expect(await usable(player, first.address_id)).toMatchObject({ ok: true })
    await remove(player, first.address_id)
    const again = await added(player, { address })
    expect(again.is_usable).toBe(false)
  })
})

async function giveDepositAddress({ playerId }: TestPlayer, address = newAddress()): Promise<string> {
  await ctx.db
    .insertInto('deposit_addresses')
    .values({
      player_id: playerId,
      address_index: 100_000 + derived,
      address,
      created_at: clock.now(),
      watch_until: clock.now(),
    })
    .execute()
  return address
}
