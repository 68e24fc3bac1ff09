import type { BetItem } from '@gamehall/contract/games'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import styles from './bet-items.module.css'
import { betsText } from './bets-text.ts'

/** What a round’s stake was laid on, as its platform names it, and what each bet paid; nothing where it does not say. */
export function BetItems({ items }: { readonly items: readonly BetItem[] }) {
  const text = useText(betsText)
  if (items.length === 0) return null
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{text.items}</th>
          <th scope="col">{text.bet}</th>
          <th scope="col">{text.paid}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, amount, paid }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Money amount={amount} />
            </td>
            <td data-is-win={paid !== null && isAmountBelow(amount, paid)}>
              {paid === null ? '—' : <Money amount={paid} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
