import type { TurnoverCredit, TurnoverStanding } from '@gamehall/contract/wallet'
import { Button } from '@gamehall/ui/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money, moneyText } from '@gamehall/ui/money.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../i18n/text.ts'
import { MoneyCallNote } from '../money/money-call-note.tsx'
import { refreshMoney } from '../money/refresh-money.ts'
import { useMoneyCall } from '../money/use-money-call.ts'
import { amountLess, amountSum } from '../money/whole-amount.ts'
import { creditTitle } from './credit-title.ts'
import styles from './turnover.module.css'
import { turnoverText } from './turnover-text.ts'

type ForfeitSheetProps = {
  readonly credit: TurnoverCredit
  readonly standing: Pick<TurnoverStanding, 'balance' | 'credits'>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Confirmation before giving up a bonus: shows what is taken back and what remains. */
export function ForfeitSheet({ credit, standing, isOpen, onClose }: ForfeitSheetProps) {
  const text = useText(turnoverText)
  const client = useQueryClient()
  const { amount, credit_id } = credit
  const call = useMoneyCall('forfeitBonus', (answer) => {
    showToast(text.forfeited(moneyText(answer.amount)), { kind: 'success' })
    refreshMoney(client)
    onClose()
  })
  const isBusy = call.state !== 'idle'
  const forfeit = async () => {
    // On failure the bonus may have been completed or given up elsewhere: refetch.
    if ((await call.run({ credit_id })) === undefined) refreshMoney(client)
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
            {text.forfeitYes(moneyText(amount))}
          </Button>
          <Button block variant="ghost" disabled={isBusy} onClick={onClose}>
            {text.keep}
          </Button>
        </div>
      }
    >
      <Consequences credit={credit} standing={standing} />
      <div className={styles.notes}>
        <Tip tone="warn">{text.forfeitFinal}</Tip>
      </div>
      <MoneyCallNote call={call} />
    </Sheet>
  )
}

function Consequences({ credit, standing }: Pick<ForfeitSheetProps, 'credit' | 'standing'>) {
  const text = useText(turnoverText)
  const { amount, left, done, credit_id } = credit
  const balance = amountLess(standing.balance, amount)
  const others = standing.credits.filter((each) => each.credit_id !== credit_id)
  const unmet = amountSum(others.map((each) => each.amount))
  const withdrawable = amountLess(balance, unmet)
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
