import type { getTransaction as call } from '@gamehall/contract/wallet'
import { sqlRunner } from '@gamehall/postgres'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { playerWallet } from '../ledger/account-keys.ts'
import { appLedger } from '../ledger/app-ledger.ts'
import type { WalletContext } from '../tables.ts'
import { toTransactionDetail } from './transaction-view.ts'

/** §7 /user/goldOrder/detail. Another player's transaction, or none in that wallet, is 404. */
export const getTransaction: UseCase<typeof call, WalletContext> = async (ctx, request, caller) => {
  if (!/^\d{1,18}$/.test(request.id)) return refuse(404)
  const account = playerWallet(caller.session.playerId, request.currency)
  const page = await appLedger.entries(sqlRunner(ctx.db), account, {
    cursor: `${request.id}.9999`,
    limit: 1,
  })
  const entry = page.entries[0]
  return entry?.transferId === BigInt(request.id)
    ? succeed(toTransactionDetail(entry, request.currency, caller.locale))
    : refuse(404)
}
