import { errorCatalogue } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { depositToGame as call } from '@gamehall/contract/games'
import { formatWireAmount } from '@gamehall/money'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { isMaintained } from '../catalogue/platform-status.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { providerErrorCode } from '../platforms/provider-error-codes.ts'
import { hasPlatformWallets } from '../platforms/provider-of.ts'
import type { GamesContext } from '../tables.ts'
import { readBalanceAfterTransfer } from './read-balance-after-transfer.ts'
import { checkTransferLimits, parseWholeAmount } from './transfer-amount.ts'
import { transferIn } from './transfer-in.ts'
import type { TransferRow } from './transfer-queries.ts'
import { toPlatformTransfer } from './transfer-view.ts'

/**
 * §7 /game/deposit: transfers from the main wallet to a platform. When the platform refuses, `thridResult` carries its code
 * and the money is back in the wallet; 30011 there means that the platform has not answered and polling continues. 404: no
 * such platform. 30000: maintenance. 400 (`amount`).
 */
export const depositToGame: UseCase<typeof call, GamesContext> = async (
  ctx,
  request,
  { session, locale, idempotencyKey },
) => {
  const { platforms } = await readCatalogue(ctx)
  const platform = platforms.find(({ api_key }) => api_key === request.platform)
  if (platform === undefined || !hasPlatformWallets(ctx, platform)) return refuse(404)
  if (isMaintained(platform, ctx.clock.now())) return refuse(30000)
  const amount = parseWholeAmount(request.amount)
  if (!amount.ok) return amount
  if (amount.data === 0n) return refuseField('amount', 'amount_min', { min: '1' })
  const within = checkTransferLimits(amount.data, platform)
  if (!within.ok) return within
  const moved = await transferIn(ctx, {
    playerId: session.playerId,
    apiKey: platform.api_key,
    amountMinor: amount.data,
    idempotencyKey,
  })
  if (!moved.ok) return moved
  const code = answerCode(moved.data)
  return succeed({
    thridResult: { code, msg: answerMessage(moved.data, locale) },
    transfer: await toPlatformTransfer(ctx, moved.data, locale),
    NewBalance: formatWireAmount(await readBalanceAfterTransfer(ctx, moved.data), 'TWD'),
  })
}

/** The code in `thridResult`: 0 only for a completed transfer, since some clients read nothing else. */
function answerCode({ state, error }: Pick<TransferRow, 'state' | 'error'>) {
  if (state === 'SUCCESS') return 0
  return state === 'RELEASED' ? providerErrorCode(error, 30010) : 30011
}

const RETURNED: Readonly<Record<Locale, (reason: string) => string>> = {
  'zh-TW': (reason) => `${reason}。款項已退回主錢包。`,
  en: (reason) => `${reason}. Your money is back in your main wallet.`,
}

/** The text in `thridResult`: why the platform refused, and that the money is back; empty for a completed transfer. */
function answerMessage(transfer: Pick<TransferRow, 'state' | 'error'>, locale: Locale): string {
  const code = answerCode(transfer)
  if (code === 0) return ''
  const reason = errorCatalogue[code][locale]
  return transfer.state === 'RELEASED' && code !== 30010 ? RETURNED[locale](reason) : reason
}
