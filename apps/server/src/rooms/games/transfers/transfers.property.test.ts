import { sqlRunner } from '@gamehall/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeProviderFault, GRACE_MS, PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { appLedger, platformClearing, platformPlayClearing } from '../../wallet/index.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { depositToGame } from './deposit-to-game.ts'
import { processTransfer } from './process-transfer.ts'
import { readOpenTransfers } from './transfer-queries.ts'
import { withdrawFromGame } from './withdraw-from-game.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await createGamesFixture()
})
afterAll(() => fixture.ctx.close())

type Step =
  | { readonly kind: 'deposit'; readonly dollars: number; readonly repeats: number }
  | { readonly kind: 'recover' }
  | { readonly kind: 'spoil'; readonly how: FakeProviderFault }
  | { readonly kind: 'play'; readonly cents: number }
  | { readonly kind: 'drive' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'die' }

const spoils: readonly FakeProviderFault[] = [
  'lost',
  'lost_after_apply',
  'pending',
  'MAINTENANCE',
  'RATE_LIMITED',
  'DUPLICATE',
]
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    dollars: fc.integer({ min: 1, max: 120 }),
    repeats: fc.integer({ min: 1, max: 3 }),
  }),
  fc.constant({ kind: 'recover' as const }),
  fc.record({ kind: fc.constant('spoil' as const), how: fc.constantFrom(...spoils) }),
  fc.record({ kind: fc.constant('play' as const), cents: fc.integer({ min: -3_000, max: 3_000 }) }),
  fc.constant({ kind: 'drive' as const }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 20_000, GRACE_MS) }),
  fc.constant({ kind: 'die' as const }),
)

const START_CENTS = 100_00n
let keyCount = 0

async function take(player: TestPlayer, current: Step): Promise<bigint> {
  const { ctx, provider, clock } = fixture
  const caller = { ...player.caller, idempotencyKey: `property-${++keyCount}` }
  switch (current.kind) {
    case 'deposit':
      await Promise.all(
        Array.from({ length: current.repeats }, () =>
          depositToGame(ctx, { platform: PLATFORM, amount: current.dollars }, caller),
        ),
      )
      return 0n
    case 'recover':
      await withdrawFromGame(ctx, { is_all: 1, platform: PLATFORM, amount: null }, caller)
      return 0n
    case 'spoil':
      provider.next.push(current.how)
      return 0n
    case 'play': {
      const wanted = BigInt(current.cents)
      const change = provider.balanceMinor + wanted < 0n ? -provider.balanceMinor : wanted
      provider.balanceMinor += change
      return change
    }
    case 'drive':
      await drive(player)
      return 0n
    case 'wait':
      clock.advance(current.ms)
      return 0n
    case 'die':
      // The process dies between the provider’s answer and storing it.
      await ctx.db
        .updateTable('platform_transfers')
        .set({ state: 'SENT' })
        .where('player_id', '=', player.playerId)
        .where('state', '=', 'UNKNOWN')
        .execute()
      return 0n
  }
}

async function drive(player: TestPlayer): Promise<void> {
  for (const { reference } of await readOpenTransfers(fixture.ctx.db, player.playerId)) {
    await processTransfer(fixture.ctx, reference)
  }
}

async function posted(player: TestPlayer) {
  const balance = await appLedger.balance(sqlRunner(fixture.ctx.db), `player/${player.playerId}/main/TWD`)
  return { postedMinor: balance?.postedMinor ?? 0n, heldMinor: balance?.heldMinor ?? 0n }
}

/** The balance of the platform’s clearing account, for play money or for real money. */
async function clearedAt(isPlayMoney: boolean): Promise<bigint> {
  const key = isPlayMoney ? platformPlayClearing(PLATFORM) : platformClearing(PLATFORM)
  return (await appLedger.balance(sqlRunner(fixture.ctx.db), key))?.postedMinor ?? 0n
}

it('no player gains or loses a cent under any sequence of failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), fc.boolean(), async (steps, isTest) => {
      const { provider, clock, ctx } = fixture
      Object.assign(provider, { balanceMinor: 0n })
      provider.next.length = 0
      provider.applied.clear()
      const player = await fixture.newPlayer(START_CENTS, isTest)
      const otherMoney = await clearedAt(!isTest)
      let won = 0n
      for (const current of steps) won += await take(player, current)

      provider.next.length = 0
      for (let round = 0; round < 3; round += 1) {
        clock.advance(GRACE_MS)
        await drive(player)
      }
      expect(await readOpenTransfers(ctx.db, player.playerId)).toEqual([])
      const { postedMinor, heldMinor } = await posted(player)
      expect(heldMinor).toBe(0n)
      expect(postedMinor + provider.balanceMinor).toBe(START_CENTS + won)
      expect(await clearedAt(!isTest)).toBe(otherMoney)
    }),
    { numRuns: 60 },
  )
  expect((await appLedger.check(sqlRunner(fixture.ctx.db))).differences).toEqual([])
})
