import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { listWallets as call, Wallet } from '@gamehall/contract/wallet'
import { type Currency, formatWireAmount, sum, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { convertAmount, type ExchangeRate, formatRate, readExchangeRate } from '../exchange/exchange-rate.ts'
import { playerWallet } from '../ledger/account-keys.ts'
import { appLedger } from '../ledger/app-ledger.ts'
import { WALLET_CURRENCIES } from '../ledger/open-wallets.ts'
import type { WalletContext } from '../tables.ts'
import { readWithheld } from '../turnover/withheld.ts'
import { splitBalance } from '../turnover/withheld-rule.ts'
import { readWalletSettings, type WalletSettings } from '../wallet-settings.ts'

/** §2 /walletHome: all wallets of the player and their total value. A test account can neither send, receive nor exchange. */
export const listWallets: UseCase<typeof call, WalletContext> = async (ctx, _request, { session }) => {
  const keys = WALLET_CURRENCIES.map((currency) => playerWallet(session.playerId, currency))
  const [balances, rate, settings, unmet] = await Promise.all([
    appLedger.balances(sqlRunner(ctx.db), keys),
    readExchangeRate(ctx.db),
    readWalletSettings(ctx.db),
    readWithheld(ctx.db, session.playerId),
  ])
  const isFormal = session.accountType !== ACCOUNT_TYPES.test
  const wallets = WALLET_CURRENCIES.map((currency) => {
    const balance = balances.get(playerWallet(session.playerId, currency))
    const posted = balance?.postedMinor ?? ZERO
    const available = balance?.availableMinor ?? ZERO
    const withheld = currency === 'TWD' ? splitBalance(available, unmet).withheld : ZERO
    const valueMinor = convertAmount(posted, currency, 'TWD', rate.buyE4, 'down')
    const wallet: Wallet = {
      currency,
      balance: formatWireAmount(available, currency),
      held: formatWireAmount(balance?.heldMinor ?? ZERO, currency),
      withheld: formatWireAmount(withheld, currency),
      value: formatWireAmount(valueMinor, 'TWD'),
      rate: rateOf(currency, rate),
      ...abilitiesOf(currency, isFormal, settings),
    }
    return { wallet, valueMinor }
  })
  return succeed({
    list: wallets.map(({ wallet }) => wallet),
    total: formatWireAmount(sum(wallets.map(({ valueMinor }) => valueMinor)), 'TWD'),
    can_send_to_player: isFormal && settings.isSendingOpen,
    server_time: ctx.clock.now().toISOString(),
  })
}

const rateOf = (currency: Currency, rate: ExchangeRate): string | null =>
  currency === 'TWD' ? null : formatRate(rate.buyE4)

/** USDT is sent and received on the chain; TWD is sent to other players only, where that is enabled. */
function abilitiesOf(
  currency: Currency,
  isFormal: boolean,
  settings: WalletSettings,
): Pick<Wallet, 'can_receive' | 'can_send' | 'can_exchange'> {
  const isOnChain = currency === 'USDT'
  return {
    can_receive: isFormal && isOnChain,
    can_send: isFormal && (isOnChain || settings.isSendingOpen),
    can_exchange: isFormal && settings.isExchangeOpen,
  }
}
