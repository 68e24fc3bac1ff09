import { formatDisplayAmount, minor } from '@gamehall/money'
import { taiwanDay } from '../../../platform/time/taiwan-time.ts'
import { sendMessage, sendPush } from '../../inbox/index.ts'
import { findGame } from '../catalogue/catalogue-queries.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import type { FreeRoundsGrantRow } from './free-rounds-grant-queries.ts'

/** Tells a player of rounds that they can play now; the message opens the game. */
export async function notifyFreeRounds(
  ctx: GamesContext,
  trx: GamesTrx,
  grant: FreeRoundsGrantRow,
): Promise<void> {
  const { player_id: playerId, gid, rounds } = grant
  const name = (await findGame(trx, gid))?.game.name ?? {}
  const stake = formatDisplayAmount(minor(grant.stake_minor), 'TWD')
  const until = taiwanDay(grant.expires_at)
  const times = grant.wash_percent / 100
  await sendMessage(ctx, trx, playerId, {
    type: 'reward',
    title: {
      'zh-TW': `送您 ${rounds} 局免費局：${name['zh-TW'] ?? gid}`,
      en: `You’ve received ${rounds} free ${rounds === 1 ? 'round' : 'rounds'} on ${name.en ?? gid}`,
    },
    texts: {
      'zh-TW': `《${name['zh-TW'] ?? gid}》免費局 ${rounds} 局，每局 ${stake} 元由我們支付，請於 ${until} 前使用。贏得的獎金會在免費局結束後入帳，提款前須完成 ${times} 倍流水。`,
      en: `You have ${rounds} free ${rounds === 1 ? 'round' : 'rounds'} on ${name.en ?? gid} at ${stake} TWD each. We pay the stakes. Play them by ${until}. What you win is credited when they end, with a turnover requirement of ${times}× before you can withdraw it.`,
    },
    reqId: grant.grant_id,
    target: `/startGame?gid=${encodeURIComponent(gid)}`,
  })
  await pushFreeRounds(ctx, trx, playerId)
}

/** Lets the player's open clients load their free rounds again. */
export async function pushFreeRounds(ctx: GamesContext, trx: GamesTrx, playerId: bigint): Promise<void> {
  await sendPush(ctx, trx, playerId, {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    content: { keys: ['free_rounds'] },
  })
}
