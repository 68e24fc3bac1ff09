import type { Wallet } from '@gamehall/contract/wallet'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { MaskableMoney } from '../../../shared/money/maskable-money.tsx'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { walletActions } from './wallet-actions.ts'
import styles from './wallet-home.module.css'
import { walletHomeText } from './wallet-home-text.ts'

/** One wallet: available and held balance, value, rate, and actions. */
export function WalletCard({ wallet }: { readonly wallet: Wallet }) {
  const text = useText(walletHomeText)
  const { currency, balance, held, value, rate } = wallet
  return (
    <Card title={text[currency]} trailing={<RecordLink currency={currency} />}>
      <div className={styles.facts}>
        <span className={styles.note}>{text[`${currency}_name`]}</span>
        <DescriptionList>
          <DescriptionRow label={text.balance} align="end">
            <MaskableMoney amount={balance} currency={currency} className={styles.balance} />
          </DescriptionRow>
          {isAmountBelow('0', held, currency) ? (
            <DescriptionRow label={text.held} align="end">
              <MaskableMoney amount={held} currency={currency} />
            </DescriptionRow>
          ) : null}
          {rate === null ? null : (
            <>
              <DescriptionRow label={text.worth} align="end">
                <MaskableMoney amount={value} />
              </DescriptionRow>
              <DescriptionRow label={text.rate} align="end">
                {text.rateOf(rate)}
              </DescriptionRow>
            </>
          )}
        </DescriptionList>
        <CardActions wallet={wallet} />
      </div>
    </Card>
  )
}

function RecordLink({ currency }: Pick<Wallet, 'currency'>) {
  const text = useText(walletHomeText)
  return (
    <AppLink
      to={href('walletRecord', { id: currency })}
      aria-label={text.recordOf(text[currency])}
      className={buttonClass({ variant: 'plain', size: 's' })}
    >
      {text.record}
    </AppLink>
  )
}

/** The actions that this wallet allows. */
function CardActions({ wallet }: { readonly wallet: Wallet }) {
  const text = useText(walletHomeText)
  return (
    <nav className={styles.ways} aria-label={text.ways(text[wallet.currency])}>
      {walletActions(wallet).map(({ key, to }) => (
        <AppLink key={key} to={to} className={buttonClass({ variant: 'ghost', size: 'm' })}>
          {text[key]}
        </AppLink>
      ))}
    </nav>
  )
}
