import { Card } from '@gamehall/ui/card.tsx'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import { eye, eyeOff } from '@gamehall/ui/icons/icon-set.ts'
import { QuickActions } from '@gamehall/ui/quick-actions.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { hideAmounts, useAmounts } from '../../../shared/money/amounts-store.ts'
import { CoveredMoney } from '../../../shared/money/covered-money.tsx'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { walletActions } from './wallet-actions.ts'
import styles from './wallet-home.module.css'
import { walletHomeText } from './wallet-home-text.ts'

/** What all wallets are worth together in TWD, and the ways money goes. */
export function WalletTotal({ total }: { readonly total: string }) {
  const text = useText(walletHomeText)
  const isHidden = useAmounts((state) => state.isHidden)
  return (
    <Card look="hero">
      <div className={styles.head}>
        {text.total}
        <IconButton
          shape={isHidden ? eyeOff : eye}
          label={isHidden ? text.show : text.hide}
          aria-pressed={isHidden}
          onClick={() => hideAmounts(!isHidden)}
        />
      </div>
      <CoveredMoney amount={total} className={styles.total} />
      <div className={styles.actions}>
        <QuickActions
          label={text.actions}
          items={walletActions.map(({ key, shape, to }) => ({
            key,
            shape,
            label: text[key],
            href: `#${to}`,
          }))}
          onSelect={({ key }, event) => {
            const action = walletActions.find((each) => each.key === key)
            if (action) followLink(event, action.to)
          }}
        />
      </div>
    </Card>
  )
}
