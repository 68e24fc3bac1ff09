import { batchPerOwner } from '@gamehall/postgres'
import {
  isTransferProvider,
  type ProviderBet,
  type TransferProvider,
} from '../../../providers/games/index.ts'
import { providerOf } from '../platforms/provider-of.ts'
import type { GamesContext } from '../tables.ts'
import { storeBets } from './store-bets.ts'

/**
 * Pulls the bets that changed on a platform since the last run, in overlapping windows, up to the provider’s reporting lag
 * before `now`. A bet is stored once per version, so reading a window again changes nothing. When the provider fails, the
 * next run continues from the same window.
 */
export async function pullPlatformBets(ctx: GamesContext, apiKey: string, now: Date): Promise<void> {
  const provider = await providerOf(ctx, apiKey)
  // Such a provider reports each bet itself, before it is played.
  if (!isTransferProvider(provider)) return savePulledUntil(ctx, apiKey, now)
  const { longestPullWindowMs, pullOverlapMs, pullLagMs } = provider.capabilities
  const upTo = now.getTime() - pullLagMs
  let pulledUntil = await readPulledUntil(ctx, apiKey)
  while (pulledUntil < upTo) {
    const from = pulledUntil - pullOverlapMs
    const to = Math.min(from + longestPullWindowMs, upTo)
    const isWhole = await pullWindow(ctx, provider, { apiKey, from: new Date(from), to: new Date(to) })
    if (!isWhole) return
    await savePulledUntil(ctx, apiKey, new Date(to))
    pulledUntil = to
  }
}

async function readPulledUntil(ctx: GamesContext, apiKey: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('bet_pulls')
    .select('pulled_until')
    .where('api_key', '=', apiKey)
    .executeTakeFirstOrThrow()
  return row.pulled_until.getTime()
}

async function savePulledUntil(ctx: GamesContext, apiKey: string, until: Date): Promise<void> {
  await ctx.db
    .updateTable('bet_pulls')
    .set({ pulled_until: until })
    .where('api_key', '=', apiKey)
    .where('pulled_until', '<', until)
    .execute()
}

interface Window {
  readonly apiKey: string
  readonly from: Date
  readonly to: Date
}

async function pullWindow(ctx: GamesContext, provider: TransferProvider, window: Window): Promise<boolean> {
  let cursor: string | null = null
  do {
    const page = await provider.listBets({ ...window, cursor })
    if (!page.ok) {
      ctx.log.warn(
        { api_key: window.apiKey, error: page.error },
        'bets could not be pulled; the next run continues from here',
      )
      return false
    }
    await Promise.all(page.data.bets.map((bet) => storePulledBet(ctx, { provider: provider.key, bet })))
    cursor = page.data.nextCursor
  } while (cursor !== null)
  return true
}

interface PulledBet {
  readonly provider: string
  readonly bet: ProviderBet
}

/** Stores bets of a page together; when one of them cannot be stored, each on its own. */
const storePulledBet = batchPerOwner(
  async (ctx: GamesContext, pulled: readonly PulledBet[]): Promise<readonly null[]> => {
    const ownerOf = await findOwners(ctx, pulled)
    const versions = pulled.flatMap(({ provider, bet }) => {
      const playerId = ownerOf.get(`${provider}/${bet.player}`)
      if (playerId === undefined) {
        ctx.log.warn({ api_key: bet.apiKey, bet_id: bet.betId }, 'a bet of an unknown player')
        return []
      }
      return [{ bet: toRow(bet, playerId), changedAt: bet.updatedAt }]
    })
    if (versions.length > 0) await ctx.db.transaction().execute((trx) => storeBets(ctx, trx, versions))
    return pulled.map(() => null)
  },
  { keyOf: ({ bet }) => `${bet.apiKey}/${bet.betId}` },
)

/** The players of the bets, by provider and name. */
async function findOwners(
  ctx: GamesContext,
  pulled: readonly PulledBet[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await ctx.db
    .selectFrom('platform_players')
    .select(['provider', 'player_name', 'player_id'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('provider', 'player_name'),
        'in',
        pulled.map(({ provider, bet }) => tuple(provider, bet.player)),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [`${row.provider}/${row.player_name}`, row.player_id]))
}

const toRow = (bet: ProviderBet, playerId: bigint) => ({
  api_key: bet.apiKey,
  bet_id: bet.betId,
  version: BigInt(bet.version),
  player_id: playerId,
  gid: bet.game,
  status: statusOf(bet),
  bet_minor: bet.betMinor,
  valid_bet_minor: bet.validBetMinor,
  win_minor: bet.winMinor,
  bet_at: bet.betAt,
  settled_at: bet.settledAt,
  free_grant_id: bet.freeRounds ?? null,
})

/** A bet whose settlement was rolled back is open again. */
function statusOf({ status }: ProviderBet): 'open' | 'settled' | 'void' {
  if (status === 'SETTLED') return 'settled'
  return status === 'VOID' ? 'void' : 'open'
}
