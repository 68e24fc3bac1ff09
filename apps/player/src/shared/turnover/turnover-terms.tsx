import type { TurnoverWeight } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import styles from './turnover.module.css'
import { turnoverText } from './turnover-text.ts'

type TurnoverTermsProps = {
  /** The granted amount in TWD; null until a reviewer decides it. */
  readonly amount: string | null
  /** The turnover requirement in TWD; if the amount is undecided, a multiple of it (`5`). */
  readonly required: string
  /** Only a bonus can be given up. */
  readonly isBonus: boolean
}

/** The turnover terms of a credit: the withheld amount, the requirement, and how much each game counts. */
export function TurnoverTerms({ amount, required, isBonus }: TurnoverTermsProps) {
  const text = useText(turnoverText)
  const terms = useCallQuery('getTurnoverTerms', {}, { staleTime: 0 })
  if (terms.isError && !terms.data)
    return <ErrorState detail={terms.error.message} onRetry={() => terms.refetch()} />
  if (!terms.data) return <Skeleton shape="block" height="230px" />
  const { withdrawable, wash_balance, weights } = terms.data
  return (
    <>
      <DescriptionList>
        <DescriptionRow label={text.youGet} align="end">
          {amount === null ? text.decided : <Money amount={amount} withCurrency />}
        </DescriptionRow>
        <DescriptionRow label={text.mustBet} align="end">
          {amount === null ? text.timesOf(required) : <Money amount={required} />}
        </DescriptionRow>
        {amount === null ? null : (
          <DescriptionRow label={text.withheld} align="end">
            {text.onlyThis(formatMoneyAmount(amount))}
          </DescriptionRow>
        )}
        <DescriptionRow label={text.freeNow} align="end">
          {text.unchanged(formatMoneyAmount(withdrawable))}
        </DescriptionRow>
      </DescriptionList>
      <h3 className={styles.heading}>{text.weights}</h3>
      <ul className={styles.weights}>
        {weights.map((weight) => (
          <Weight key={`${weight.category} ${weight.weight_percent}`} weight={weight} />
        ))}
      </ul>
      <div className={styles.notes}>
        {isAmountBelow('0', wash_balance) ? (
          <Callout>{text.queued(formatMoneyAmount(wash_balance))}</Callout>
        ) : null}
        {isBonus ? <Callout>{text.canForfeit}</Callout> : null}
      </div>
    </>
  )
}

function Weight({ weight: { category, names, weight_percent } }: { readonly weight: TurnoverWeight }) {
  const text = useText(turnoverText)
  return (
    <li className={styles.line}>
      <span>
        {text[category]}
        {names === null ? null : <small className={styles.names}>{names.join(text.and)}</small>}
      </span>
      <b className="num">{weight_percent === 0 ? text.notCounted : text.weightOf(weight_percent)}</b>
    </li>
  )
}
