import type { Locale } from '@gamehall/contract/constants'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { readPlayerLocale } from '../../../account/index.ts'
import { sendPush } from '../../../inbox/index.ts'
import { readTurnoverLeft } from '../../../wallet/index.ts'
import type { GamesContext } from '../../tables.ts'
import { notifyTurnoverJob } from './notify-bets-jobs.ts'

const MET: Readonly<Record<Locale, string>> = {
  'zh-TW': '流水已達標，可以提款了',
  en: 'Turnover complete. You can withdraw now',
}

/** Pushes to the player’s clients that the turnover changed; when none is left, also a message that says so. */
export const notifyTurnover = defineJob({
  ...notifyTurnoverJob,
  async run(ctx: GamesContext, { player_id }) {
    const playerId = BigInt(player_id)
    await ctx.db.transaction().execute(async (trx) => {
      await sendPush(ctx, trx, playerId, {
        msg_type: 'user_change',
        push: { text: '', badge: 0, voice: null, silence: true, type: 'bet' },
        content: { keys: ['wash_balance'] },
      })
      if ((await readTurnoverLeft(trx, playerId)) > 0n) return
      const text = MET[await readPlayerLocale(trx, playerId)]
      await sendPush(ctx, trx, playerId, {
        msg_type: 'normal',
        push: { text, badge: 0, voice: 'system', silence: false, type: 'system' },
        content: { text, style: 1, time: ctx.clock.now().toISOString(), reqId: null, id: null },
      })
    })
  },
})
