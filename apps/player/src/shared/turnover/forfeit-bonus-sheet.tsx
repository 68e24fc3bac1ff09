import type { TurnoverCredit, TurnoverStatus } from '@gamehall/contract/wallet'
import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { subtractAmounts, sumAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { useQueryClient } from '@tanstack/react-query'
import { MoneyCallStatus } from '../money/money-call-status.tsx'
import { refreshMoneyQueries } from '../money/refresh-money.ts'
import { creditTitle } from './credit-title.ts'
import styles from './turnover.module.css'
import { turnoverText } from './turnover-text.ts'

type ForfeitSheetProps = {
  readonly credit: TurnoverCredit
  readonly standing: Pick<TurnoverStatus, 'balance' | 'credits'>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Confirmation before giving up a bonus: shows what is taken back and what remains. */
export function ForfeitBonusSheet({ credit, standing, isOpen, onClose }: ForfeitSheetProps) {
  const text = useText(turnoverText)
  const client = useQueryClient()
  const { amount, credit_id } = credit
  const call = useMoneyCall('forfeitBonus', (answer) => {
    showToast(text.forfeited(formatMoneyAmount(answer.amount)), { kind: 'success' })
    refreshMoneyQueries(client)
    onClose()
  })
  const isBusy = call.state !== 'idle'
  const forfeit = async () => {
    // On failure the bonus may have been completed or given up elsewhere: refetch.
    if ((await call.run({ credit_id })) === undefined) refreshMoneyQueries(client)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.forfeitAsk(creditTitle(text, credit))}
      isLocked={isBusy}
      foot={
        <div className={styles.buttons}>
          <Button block variant="danger" loading={isBusy} onClick={forfeit}>
            {text.forfeitYes(formatMoneyAmount(amount))}
          </Button>
          <Button block variant="ghost" disabled={isBusy} onClick={onClose}>
            {text.keep}
          </Button>
        </div>
      }
    >
      <Consequences credit={credit} standing={standing} />
      <div className={styles.notes}>
        <Callout tone="warn">{text.forfeitFinal}</Callout>
      </div>
      <MoneyCallStatus call={call} />
    </Sheet>
  )
}

function Consequences({ credit, standing }: Pick<ForfeitSheetProps, 'credit' | 'standing'>) {
  const text = useText(turnoverText)
  const { amount, left, done, credit_id } = credit
  const balance = subtractAmounts(standing.balance, amount)
  const others = standing.credits.filter((each) => each.credit_id !== credit_id)
  const unmet = sumAmounts(others.map((each) => each.amount))
  const withdrawable = subtractAmounts(balance, unmet)
  return (
    <DescriptionList>
      <DescriptionRow label={text.takenBack} align="end">
        <Money amount={amount} withCurrency />
      </DescriptionRow>
      <DescriptionRow label={text.turnoverGone} align="end">
        <Money amount={left} />
      </DescriptionRow>
      <DescriptionRow label={text.lost} align="end">
        <Money amount={done} />
      </DescriptionRow>
      <DescriptionRow label={text.balanceAfter} align="end">
        <Money amount={balance} />
      </DescriptionRow>
      <DescriptionRow label={text.withdrawableAfter} align="end">
        <Money amount={withdrawable.startsWith('-') ? '0.00' : withdrawable} />
      </DescriptionRow>
    </DescriptionList>
  )
}
