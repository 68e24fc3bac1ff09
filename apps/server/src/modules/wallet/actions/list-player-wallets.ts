import { formatWire, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { playerWallet } from '../account-keys.ts'
import { hallLedger } from '../hall-ledger.ts'
import { WALLET_CURRENCIES } from '../open-wallets.ts'
import { listPlatformBalances } from '../platform-balances.ts'
import { readTurnoverLeft } from '../turnover/turnover-balance.ts'
import { readWithheld } from '../turnover/withheld.ts'

/** A player’s wallets, held amounts, last known platform balances and turnover left. 404: no such player. */
export const listPlayerWallets = defineAction({
  name: 'list-player-wallets',
  permission: 'wallets.adjust',
  summary: 'Show a player’s wallets, platform balances and turnover',
  input: playerTarget,
  fourEyes: oneOperator('reads only'),
  subject: playerSubject,
  async run(_hall, trx, { player_id: playerId }) {
    const balances = await hallLedger.balances(
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
          balance: formatWire(balance?.availableMinor ?? ZERO, currency),
          held: formatWire(balance?.heldMinor ?? ZERO, currency),
        }
      }),
      platforms: platforms.map(({ apiKey, balanceMinor }) => ({
        api_key: apiKey,
        balance: formatWire(balanceMinor, 'TWD'),
      })),
      wash_balance: formatWire(left, 'TWD'),
      withheld: formatWire(withheld, 'TWD'),
    })
  },
})
