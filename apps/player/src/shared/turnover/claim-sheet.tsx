import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import type { MoneyCallState } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MoneyCallStatus } from '../money/money-call-status.tsx'
import { TurnoverTerms } from './turnover-terms.tsx'
import { turnoverText } from './turnover-text.ts'

type ClaimSheetProps = {
  readonly title: string
  /** The claimed amount and its turnover requirement, TWD wire amounts. */
  readonly amount: string
  readonly required: string
  readonly isBonus: boolean
  readonly isOpen: boolean
  readonly call: {
    readonly state: MoneyCallState
    readonly error: { readonly message: string } | undefined
    ask(): Promise<unknown>
  }
  readonly onClaim: () => void
  readonly onClose: () => void
}

/** Confirmation before claiming a credit with a turnover requirement: shows the withheld amount, the requirement, and how much each game counts. */
export function ClaimSheet(props: ClaimSheetProps) {
  const { title, amount, required, isBonus, isOpen, call, onClaim, onClose } = props
  const text = useText(turnoverText)
  const isBusy = call.state !== 'idle'
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isLocked={isBusy}
      foot={
        <Button block loading={isBusy} onClick={onClaim}>
          {text.claim(formatMoneyAmount(amount))}
        </Button>
      }
    >
      <TurnoverTerms amount={amount} required={required} isBonus={isBonus} />
      <MoneyCallStatus call={call} />
    </Sheet>
  )
}
