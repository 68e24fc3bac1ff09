import { defineJob } from '../../../../platform/jobs/job.ts'
import { sendPush } from '../../../inbox/index.ts'
import { betsChangedHook } from '../../hooks.ts'
import type { GamesContext } from '../../tables.ts'
import { notifyBetsJob } from './notify-bets-jobs.ts'

/** Lets what depends on a player's bets follow, and pushes to the player’s clients, so that an open bet record reloads. */
export const notifyBets = defineJob({
  ...notifyBetsJob,
  async run(ctx: GamesContext, { player_id }) {
    await betsChangedHook.of(ctx).changed(ctx, BigInt(player_id))
    await ctx.db.transaction().execute((trx) =>
      sendPush(ctx, trx, BigInt(player_id), {
        msg_type: 'user_change',
        push: { text: '', badge: 0, voice: null, silence: true, type: 'bet' },
        content: { keys: ['bets'] },
      }),
    )
  },
})
