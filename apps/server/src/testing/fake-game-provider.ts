import { type Minor, minor } from '@gamehall/money'
import type {
  FreeRoundsGrant,
  ProviderBet,
  ProviderBetDetail,
  ProviderErrorCode,
  ProviderResult,
  ProviderTransfer,
  StakeLimits,
  TransferProvider,
  TransferRequest,
} from '../providers/games/index.ts'

/** A fault of the next transfer call. */
export type FakeProviderFault = 'lost' | 'lost_after_apply' | 'pending' | ProviderErrorCode

/** An in-memory provider with injectable faults. `balanceMinor` is its only player's balance. */
export interface FakeProvider extends TransferProvider {
  balanceMinor: bigint
  readonly applied: Map<string, ProviderTransfer>
  bets: ProviderBet[]
  /** The next transfer calls, one each. */
  readonly next: FakeProviderFault[]
  /** While true, inquiries by reference get no response. */
  isDeaf: boolean
  /** The grants of free rounds that it took, by their reference; `cancelled` ones give nothing. */
  readonly grants: Map<string, FreeRoundsGrant & { cancelled?: boolean }>
  /** The answers to the next calls about free rounds, one each. */
  readonly nextGrants: ('lost' | 'lost_after_apply' | ProviderErrorCode)[]
  /** The limits of stakes that it was told, by player. */
  readonly stakesOf: Map<string, StakeLimits>
  /** What every bet's detail shows. */
  picture: ProviderBetDetail['picture']
  sendCount: number
}

const lost = { ok: false, error: 'UNKNOWN', message: 'no answer' } as const
const notFound = { ok: false, error: 'NOT_FOUND', message: 'no such transfer' } as const

export const PLATFORM = 'fake_slots'
export const OTHER_PLATFORM = 'fake_tables'
export const GRACE_MS = 60_000

export function createFakeProvider(): FakeProvider {
  const fake: FakeProvider = {
    key: 'fake',
    platforms: [
      { apiKey: PLATFORM, name: { 'zh-TW': '測試電子', en: 'Fake Slots' }, category: 'slots' },
      { apiKey: OTHER_PLATFORM, name: { 'zh-TW': '測試桌牌', en: 'Fake Tables' }, category: 'tables' },
    ],
    capabilities: {
      walletMode: 'transfer',
      hasDemo: true,
      hasKick: true,
      hasWithdrawAll: true,
      hasTransferQuery: true,
      hasRoundDetail: true,
      hasTestPlayers: true,
      currencies: ['TWD'],
      amountScale: 2,
      clockOffsetMinutes: 0,
      longestPullWindowMs: 300_000,
      pullOverlapMs: 60_000,
      pullLagMs: 0,
      retentionDays: 30,
      callsPerSecond: 100,
      notFoundGraceMs: GRACE_MS,
    },
    balanceMinor: 0n,
    applied: new Map(),
    bets: [],
    next: [],
    isDeaf: false,
    picture: null,
    grants: new Map(),
    nextGrants: [],
    stakesOf: new Map(),
    stakeLimits: {
      async set(player, limits) {
        fake.stakesOf.set(player, limits)
        return { ok: true, data: null }
      },
    },
    freeRounds: {
      grant: async (grant) => applyGrant(fake, grant, fake.grants.get(grant.reference) ?? grant),
      cancel: async (grant) => applyGrant(fake, grant, { ...grant, cancelled: true }),
    },
    sendCount: 0,
    playerName: (userId) => `gh${userId}`,
    listGames: async () => ({
      ok: true,
      data: [
        {
          game: 'fake-game',
          apiKey: PLATFORM,
          name: { 'zh-TW': '測試遊戲', en: 'Fake Game' },
          category: 'slots',
          hasDemo: true,
          rtp: '96.50',
          isOpen: true,
          artUrl: '/arcade/art/fake-game.webp',
          hasFreeRounds: true,
        },
        {
          game: 'fake-table',
          apiKey: OTHER_PLATFORM,
          name: { 'zh-TW': '測試牌桌', en: 'Fake Table' },
          category: 'tables',
          hasDemo: true,
          rtp: '96.50',
          isOpen: true,
          artUrl: '/arcade/art/fake-table.webp',
        },
      ],
    }),
    ensurePlayer: async () => ({ ok: true, data: null }),
    async launch({ player, stakeLimits }) {
      if (player !== null && stakeLimits !== undefined) fake.stakesOf.set(player, stakeLimits)
      return { ok: true, data: { url: `/play?who=${player ?? 'demo'}` } }
    },
    balance: async () => (fake.isDeaf ? lost : { ok: true, data: minor(fake.balanceMinor) }),
    transferIn: async (request) => apply(fake, request, request.amountMinor),
    transferOut: async (request) => apply(fake, request, minor(-request.amountMinor)),
    withdrawAll: async (request) =>
      apply(fake, { ...request, amountMinor: minor(fake.balanceMinor) }, minor(-fake.balanceMinor)),
    transferStatus: async (_apiKey, reference) => {
      if (fake.isDeaf) return lost
      const transfer = fake.applied.get(reference)
      return transfer === undefined ? notFound : { ok: true, data: transfer }
    },
    kick: async () => ({ ok: true, data: null }),
    listBets: async ({ from, to }) => ({
      ok: true,
      data: {
        bets: fake.bets.filter(({ updatedAt }) => updatedAt >= from && updatedAt < to),
        nextCursor: null,
      },
    }),
    betDetail: async (betId) => ({
      ok: true,
      data: { url: `/detail/${betId}`, picture: fake.picture, items: null, uncounted: null },
    }),
    health: async () => ({ ok: true, data: { serverTime: new Date(0), platforms: [] } }),
  }
  return fake
}

function applyGrant(
  fake: FakeProvider,
  { reference }: FreeRoundsGrant,
  saved: FreeRoundsGrant & { cancelled?: boolean },
): ProviderResult<null> {
  const spoiled = fake.nextGrants.shift()
  if (spoiled === 'lost') return lost
  if (spoiled !== undefined && spoiled !== 'lost_after_apply')
    return { ok: false, error: spoiled, message: 'scripted' }
  fake.grants.set(reference, saved)
  return spoiled === 'lost_after_apply' ? lost : { ok: true, data: null }
}

function apply(
  fake: FakeProvider,
  request: TransferRequest,
  changeMinor: Minor,
): ProviderResult<ProviderTransfer> {
  fake.sendCount += 1
  const spoiled = fake.next.shift()
  if (spoiled === 'lost') return lost
  if (spoiled !== undefined && spoiled !== 'lost_after_apply' && spoiled !== 'pending') {
    return { ok: false, error: spoiled, message: 'scripted' }
  }
  if (fake.balanceMinor + changeMinor < 0n) return { ok: false, error: 'INSUFFICIENT', message: 'too little' }
  fake.balanceMinor += changeMinor
  const transfer: ProviderTransfer = {
    reference: request.reference,
    status: 'SUCCESS',
    amountMinor: request.amountMinor,
    balanceMinor: minor(fake.balanceMinor),
  }
  fake.applied.set(request.reference, transfer)
  if (spoiled === 'lost_after_apply') return lost
  return { ok: true, data: spoiled === 'pending' ? { ...transfer, status: 'PENDING' } : transfer }
}
