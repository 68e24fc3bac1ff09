import { minor } from '@gamehall/money'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createFakeProvider, OTHER_PLATFORM, PLATFORM } from '../../../../testing/fake-game-provider.ts'
import { fakeGames } from '../../../../testing/fake-vendors.ts'
import {
  createTestContext,
  createTestOperators,
  createTestPlayer,
  type TestContext,
} from '../../../../testing/index.ts'
import { savePlatformBalance } from '../../../wallet/index.ts'
import { checkPlatformProviders } from '../../platforms/check-platform-providers.ts'
import { providerOf } from '../../platforms/provider-of.ts'
import { gamesRoom } from '../../room.ts'
import { syncCatalogue } from '../sync-catalogue.ts'

let ctx: TestContext
beforeAll(async () => {
  const second = { ...createFakeProvider(), key: 'second' }
  const third = { ...createFakeProvider(), key: 'third', platforms: [] }
  ctx = await createTestContext({ providers: { games: fakeGames(createFakeProvider(), second, third) } })
  await syncCatalogue(ctx)
})
afterAll(() => ctx.close())
beforeEach(() => put({ provider: 'fake', is_maintained: true, maintenance_until: null }))

const put = (values: object) =>
  ctx.db.updateTable('platforms').set(values).where('api_key', '=', PLATFORM).execute()
const set = (provider: string, name = 'mei', api_key: string = PLATFORM) =>
  performAction(
    ctx,
    gamesRoom.actions,
    { name, permissions: ['platforms.maintain'] },
    { action: 'set-platform-provider', input: { api_key, provider }, reason: 'contract ends' },
  )
const named = async () => {
  const { provider } = await ctx.db
    .selectFrom('platforms')
    .select('provider')
    .where('api_key', '=', PLATFORM)
    .executeTakeFirstOrThrow()
  return provider
}

it('the platform’s row names its provider; another provider’s list changes nothing', async () => {
  expect(await providerOf(ctx, PLATFORM)).toMatchObject({ key: 'fake' })
  expect(await set('second')).toMatchObject({ ok: true, data: { api_key: PLATFORM, provider: 'second' } })
  expect(await providerOf(ctx, PLATFORM)).toMatchObject({ key: 'second' })
  expect(await providerOf(ctx, OTHER_PLATFORM)).toMatchObject({ key: 'fake' })
  await syncCatalogue(ctx)
  expect(await named()).toBe('second')
})

it.each([
  ['nobody', PLATFORM, { code: 400, fields: [{ field: 'provider', rule: 'invalid' }] }],
  ['toString', PLATFORM, { code: 400, fields: [{ field: 'provider', rule: 'invalid' }] }],
  ['third', PLATFORM, { code: 400, fields: [{ field: 'provider', rule: 'invalid' }] }],
  ['second', 'moon', { code: 404 }],
])('refuses the provider %s on %s', async (provider, apiKey, refusal) => {
  expect(await set(provider, 'mei', apiKey)).toMatchObject({ ok: false, ...refusal })
  expect(await named()).toBe('fake')
})

it('refuses while the platform is open', async () => {
  await put({ is_maintained: false })
  expect(await set('second')).toMatchObject({ ok: false, code: 10040 })
})

it('refuses while a player has a balance, an open bet or an unfinished transfer there', async () => {
  const { playerId } = await createTestPlayer(ctx)
  const at = ctx.clock.now()
  const balance = (cents: bigint) =>
    savePlatformBalance(ctx.db, { playerId, apiKey: PLATFORM, balanceMinor: minor(cents), at })
  await balance(1n)
  expect(await set('second')).toMatchObject({ ok: false, code: 10040 })
  await balance(0n)

  const bet = {
    version: 1n,
    player_id: playerId,
    gid: 'fake-game',
    bet_minor: 1n,
    valid_bet_minor: 0n,
    win_minor: 0n,
  }
  await ctx.db
    .insertInto('bets')
    .values({ ...bet, api_key: PLATFORM, bet_id: 'b1', status: 'open', bet_at: at })
    .execute()
  expect(await set('second')).toMatchObject({ ok: false, code: 10040 })
  await ctx.db.updateTable('bets').set({ status: 'settled' }).execute()

  const transfer = {
    reference: 'T00001',
    player_id: playerId,
    api_key: PLATFORM,
    amount_minor: 1n,
    idempotency_key: 'k',
  }
  await ctx.db
    .insertInto('platform_transfers')
    .values({ ...transfer, direction: 'in', state: 'UNKNOWN', created_at: at, updated_at: at })
    .execute()
  expect(await set('second')).toMatchObject({ ok: false, code: 10040 })
  await ctx.db.updateTable('platform_transfers').set({ state: 'RELEASED' }).execute()
  expect(await set('second')).toMatchObject({ ok: true })
})

it('needs two operators where there are two', async () => {
  await createTestOperators(ctx, 'mei', 'lin')
  expect(await set('second')).toMatchObject({ data: { status: 'waiting_for_second_operator' } })
  expect(await named()).toBe('fake')
  expect(await set('second', 'lin')).toMatchObject({ ok: true, data: { requested_by: 'mei' } })
  expect(await named()).toBe('second')
})

it('the start names a platform that is open at a provider that does not serve', async () => {
  await put({ provider: 'gone', is_maintained: false })
  await expect(checkPlatformProviders(ctx)).rejects.toThrow(
    `platform "${PLATFORM}" is open at the game provider "gone", which GAME_PROVIDERS does not name`,
  )
  await put({ provider: 'gone', is_maintained: true })
  await checkPlatformProviders(ctx)
})
