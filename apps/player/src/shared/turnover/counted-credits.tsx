import type { TurnoverCount } from '@gamehall/contract/wallet'
import { formatMoneyAmount } from '@gamehall/money'
import { DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { creditTitle } from './credit-title.ts'
import styles from './turnover.module.css'
import { turnoverText } from './turnover-text.ts'

/** The credits a bet counted toward, with amounts; renders nothing if it did not count. */
export function CountedCredits({ toward }: { readonly toward: readonly TurnoverCount[] }) {
  const text = useText(turnoverText)
  if (toward.length === 0) return null
  return (
    <DescriptionRow label={text.toward}>
      <ul className={styles.counts}>
        {toward.map((count) => (
          <li key={`${count.source} ${count.order_no}`}>
            {text.towardOf(creditTitle(text, count), formatMoneyAmount(count.counted))}
          </li>
        ))}
      </ul>
    </DescriptionRow>
  )
}
