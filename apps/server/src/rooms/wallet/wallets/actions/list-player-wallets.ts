import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import { playerWallet } from '../../ledger/account-keys.ts'
import { appLedger } from '../../ledger/app-ledger.ts'
import { WALLET_CURRENCIES } from '../../ledger/open-wallets.ts'
import type { WalletTrx } from '../../tables.ts'
import { readTurnoverLeft } from '../../turnover/turnover-balance.ts'
import { readWithheld } from '../../turnover/withheld.ts'
import { listPlatformBalances } from '../platform-balances.ts'

/** A player’s wallets, held amounts, last known platform balances and turnover left. 404: no such player. */
export const listPlayerWallets = implementRead(operatorCalls.listPlayerWallets, {
  async run(_ctx, trx: WalletTrx, { player_id: playerId }) {
    const balances = await appLedger.balances(
      sqlRunner(trx),
      WALLET_CURRENCIES.map((currency) => playerWallet(playerId, currency)),
    )
    if (balances.size === 0) return refuse(404)
    const platforms = await listPlatformBalances(trx, playerId)
    const [left, withheld] = [await readTurnoverLeft(trx, playerId), await readWithheld(trx, playerId)]
    return succeed({
      wallets: WALLET_CURRENCIES.map((currency) => {
        const balance = balances.get(playerWallet(playerId, currency))
        return {
          currency,
          balance: formatWireAmount(balance?.availableMinor ?? ZERO, currency),
          held: formatWireAmount(balance?.heldMinor ?? ZERO, currency),
        }
      }),
      platforms: platforms.map(({ apiKey, balanceMinor }) => ({
        api_key: apiKey,
        balance: formatWireAmount(balanceMinor, 'TWD'),
      })),
      wash_balance: formatWireAmount(left, 'TWD'),
      withheld: formatWireAmount(withheld, 'TWD'),
    })
  },
})
