import { Button } from '@gamehall/ui/button.tsx'
import { moneyText } from '@gamehall/ui/money.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { useText } from '../i18n/text.ts'
import { MoneyCallNote } from '../money/money-call-note.tsx'
import type { MoneyCallState } from '../money/use-money-call.ts'
import { TurnoverTerms } from './turnover-terms.tsx'
import { turnoverText } from './turnover-text.ts'

type ClaimSheetProps = {
  readonly title: string
  /** What is claimed, and the turnover it asks for: both TWD as on the wire. */
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

/** Before a player takes what has strings: what is withheld, how much is to be bet, and which games count how much. */
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
          {text.claim(moneyText(amount))}
        </Button>
      }
    >
      <TurnoverTerms amount={amount} required={required} isBonus={isBonus} />
      <MoneyCallNote call={call} />
    </Sheet>
  )
}
