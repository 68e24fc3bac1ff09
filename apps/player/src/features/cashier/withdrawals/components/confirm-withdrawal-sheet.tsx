import type { WithdrawalChannel, WithdrawalQuote } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import type { MoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type FormEvent, useId } from 'react'
import { MoneyCallStatus } from '../../../../shared/money/money-call-status.tsx'
import { QuoteAction, QuoteExpiry, useQuoteExpiry } from '../../../../shared/money/quote-expiry.tsx'
import { CallErrorTip } from '../../readiness/call-error-tip.tsx'
import styles from '../../readiness/form.module.css'
import { PayPasswordField } from '../../readiness/pay-password-field.tsx'
import { usePayPassword } from '../../readiness/use-pay-password.ts'
import { withdrawText } from '../withdraw-text.ts'
import { QuoteFacts } from './quote-facts.tsx'

type ConfirmSheetProps = {
  readonly info: CallResponse<'getWithdrawalInfo'>
  readonly channel: WithdrawalChannel
  readonly quote: WithdrawalQuote
  /** The card or the address, by its id. */
  readonly destination: string
  readonly withdrawal: MoneyCall<'createWithdrawal'>
  readonly isOpen: boolean
  readonly isQuoting: boolean
  readonly onRequote: () => Promise<boolean>
  readonly onClose: () => void
}

/** Confirms the quoted withdrawal and takes the pay password. */
export function ConfirmWithdrawalSheet(props: ConfirmSheetProps) {
  const { info, channel, quote, destination, withdrawal, isOpen, isQuoting, onRequote, onClose } = props
  const text = useText(withdrawText)
  const formId = useId()
  const password = usePayPassword(withdrawal)
  const { error, state } = withdrawal
  const { isGone, isRefused, end } = useQuoteExpiry(quote, error)
  const isBusy = state !== 'idle'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!password.validate() || isGone) return
    const way = channel.method === 'bank' ? { card_id: destination } : { address_id: destination }
    if (await withdrawal.run({ quote_id: quote.quote_id, ...way, pay_password: password.value })) onClose()
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.confirm}
      isLocked={isBusy}
      foot={
        <QuoteAction call={withdrawal} isGone={isGone} isQuoting={isQuoting} onRequote={onRequote}>
          <Button type="submit" form={formId} block loading={isBusy}>
            {text.submit}
          </Button>
        </QuoteAction>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <QuoteFacts quote={quote} info={info} channel={channel} destination={destination} />
        <QuoteExpiry quote={quote} isGone={isGone} onEnd={end} />
        <PayPasswordField {...password.field} />
        <Callout>{text.held}</Callout>
        <MoneyCallStatus call={withdrawal} isErrorShown />
        {password.isWrong || isRefused || isBusy ? null : <CallErrorTip error={error} />}
      </form>
    </Sheet>
  )
}
