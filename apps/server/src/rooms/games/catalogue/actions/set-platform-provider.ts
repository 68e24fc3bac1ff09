import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { filterTestAccounts } from '../../../account/index.ts'
import { listPlatformHolders } from '../../../wallet/index.ts'
import type { GamesContext, GamesTrx } from '../../tables.ts'
import { syncGamesJob } from '../jobs/sync-games-job.ts'
import { isMaintained } from '../platform-status.ts'

/**
 * Chooses the provider that serves a platform. Nothing of the players may be left at the present one: the platform is under
 * maintenance, and has no unfinished transfer, no open bet and no known balance of real money. 404: no such platform. 400: a provider that
 * does not serve the site (`GAME_PROVIDERS`) or has no such platform. 10040: something is left.
 */
export const setPlatformProvider = implementAction(operatorCalls.setPlatformProvider, {
  subject: ({ api_key }) => `platform ${api_key}`,
  version: (trx: GamesTrx, { api_key }) =>
    trx
      .selectFrom('platforms')
      .select(['provider', 'is_maintained'])
      .where('api_key', '=', api_key)
      .executeTakeFirst(),
  async run(ctx: GamesContext, trx: GamesTrx, { api_key, provider }) {
    const { games } = ctx.providers
    const platform = await trx
      .selectFrom('platforms')
      .selectAll()
      .where('api_key', '=', api_key)
      .forUpdate()
      .executeTakeFirst()
    if (platform === undefined) return refuse(404)
    const isOffered =
      games.serving.includes(provider) &&
      games.get(provider).platforms.some(({ apiKey }) => apiKey === api_key)
    if (!isOffered) return refuseField('provider', 'invalid')
    if (provider === platform.provider) return succeed({ api_key, provider })
    if (!isMaintained(platform, ctx.clock.now()) || (await hasUnfinishedPlay(trx, api_key)))
      return refuse(10040)
    const holders = await listPlatformHolders(trx, api_key)
    if ((await filterTestAccounts(ctx, trx, holders)).size < holders.length) return refuse(10040)
    await trx.updateTable('platforms').set({ provider }).where('api_key', '=', api_key).execute()
    await ctx.jobs.enqueue(trx, syncGamesJob, {}, { key: syncGamesJob.name })
    return succeed({ api_key, provider })
  },
})

async function hasUnfinishedPlay(trx: GamesTrx, apiKey: string): Promise<boolean> {
  const transfer = await trx
    .selectFrom('platform_transfers')
    .select('reference')
    .where('api_key', '=', apiKey)
    .where('state', 'in', ['SENT', 'UNKNOWN', 'MANUAL'])
    .limit(1)
    .executeTakeFirst()
  if (transfer !== undefined) return true
  const bet = await trx
    .selectFrom('bets')
    .select('bet_id')
    .where('api_key', '=', apiKey)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return bet !== undefined
}
