import { formatDisplayAmount } from '@gamehall/money'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { FreeRoundsWin } from '../../games/index.ts'
import { formatWalletOrderNo } from '../../wallet/index.ts'
import { notifyReward } from '../notifications/notify-reward.ts'
import { withRewardsTables } from '../tables.ts'
import { creditBonus } from './credit-bonus.ts'

/** Credits what free rounds came to as a bonus with its turnover requirement, and notifies the player. */
export async function creditFreeRoundsWin(
  anyCtx: AppContext,
  anyTrx: Trx,
  win: FreeRoundsWin,
): Promise<void> {
  const [ctx, trx] = [withRewardsTables(anyCtx), withRewardsTables(anyTrx)]
  const { playerId, amountMinor, turnoverPercent, title, grantId } = win
  await creditBonus(ctx, trx, {
    playerId,
    orderNo: formatWalletOrderNo('B', ctx.clock.now(), ctx.ids),
    subType: 'bonus_activity',
    amountMinor,
    turnoverPercent,
    reason: title,
  })
  const amount = formatDisplayAmount(amountMinor, 'TWD')
  const times = turnoverPercent / 100
  await notifyReward(ctx, trx, playerId, {
    about: 'reward',
    title: (locale) => (locale === 'zh-TW' ? `免費局獎金 ${amount} 元` : `Free rounds won ${amount} TWD`),
    body: (locale) =>
      locale === 'zh-TW'
        ? `「${localizeText(title, locale)}」共贏得 ${amount} 元，已存入您的錢包。提款前須完成 ${times} 倍流水。`
        : `“${localizeText(title, locale)}” won ${amount} TWD. It’s in your wallet, with a turnover requirement of ${times}× before you can withdraw it.`,
    reqId: grantId,
    keys: ['free_rounds'],
  })
}
