import type { Wallet } from '@gamehall/contract/wallet'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { coins, exchange, wallet as walletShape } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MaskableMoney } from '../../../shared/money/maskable-money.tsx'
import styles from './exchange.module.css'
import { exchangeText } from './exchange-text.ts'

const shapes = { TWD: walletShape, USDT: coins } as const

type ExchangePairProps = { readonly from: Wallet; readonly to: Wallet; readonly onSwap: () => void }

/** The paying and the receiving wallet, with a button to swap them. */
export function ExchangePair({ from, to, onSwap }: ExchangePairProps) {
  const text = useText(exchangeText)
  return (
    <Card>
      <div className={styles.pair}>
        <div className={styles.sides}>
          <Side label={text.pay} wallet={from} />
          <Side label={text.receive} wallet={to} />
        </div>
        <IconButton shape={exchange} label={text.swap} onClick={onSwap} className={styles.swap} />
      </div>
    </Card>
  )
}

function Side({ label, wallet }: { readonly label: string; readonly wallet: Wallet }) {
  const text = useText(exchangeText)
  return (
    <div className={styles.side}>
      <span className={styles.mark}>
        <Icon shape={shapes[wallet.currency]} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.name}>{text[wallet.currency]}</span>
      </span>
      <MaskableMoney amount={wallet.balance} currency={wallet.currency} className={styles.sum} />
    </div>
  )
}
