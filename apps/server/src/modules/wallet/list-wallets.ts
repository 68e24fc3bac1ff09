import type { listWallets as call, Wallet } from '@gamehall/contract/wallet'
import { type Currency, formatWire, sum, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { playerWallet } from './account-keys.ts'
import { convert, type ExchangeRate, formatRate, readRate } from './exchange/exchange-rate.ts'
import { hallLedger } from './hall-ledger.ts'
import { WALLET_CURRENCIES } from './open-wallets.ts'
import { readWithheld, splitBalance } from './turnover/withheld.ts'
import { readWalletSettings, type WalletSettings } from './wallet-settings.ts'

const TEST_ACCOUNT = 2

/** §2 /walletHome: all wallets of the player and their total value. A test account can neither send, receive nor exchange. */
export const listWallets: UseCase<typeof call> = async (hall, _request, { session }) => {
  const keys = WALLET_CURRENCIES.map((currency) => playerWallet(session.playerId, currency))
  const [balances, rate, settings, unmet] = await Promise.all([
    hallLedger.balances(sqlRunner(hall.db), keys),
    readRate(hall.db),
    readWalletSettings(hall.db),
    readWithheld(hall.db, session.playerId),
  ])
  const isFormal = session.accountType !== TEST_ACCOUNT
  const wallets = WALLET_CURRENCIES.map((currency) => {
    const balance = balances.get(playerWallet(session.playerId, currency))
    const posted = balance?.postedMinor ?? ZERO
    const available = balance?.availableMinor ?? ZERO
    const withheld = currency === 'TWD' ? splitBalance(available, unmet).withheld : ZERO
    const valueMinor = convert(posted, currency, 'TWD', rate.buyE4, 'down')
    const wallet: Wallet = {
      currency,
      balance: formatWire(available, currency),
      held: formatWire(balance?.heldMinor ?? ZERO, currency),
      withheld: formatWire(withheld, currency),
      value: formatWire(valueMinor, 'TWD'),
      rate: rateOf(currency, rate),
      ...abilitiesOf(currency, isFormal, settings),
    }
    return { wallet, valueMinor }
  })
  return succeed({
    list: wallets.map(({ wallet }) => wallet),
    total: formatWire(sum(wallets.map(({ valueMinor }) => valueMinor)), 'TWD'),
    can_send_to_player: isFormal && settings.isSendingOpen,
    server_time: hall.clock.now().toISOString(),
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
