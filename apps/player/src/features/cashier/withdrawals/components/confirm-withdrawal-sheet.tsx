import type { WithdrawalChannel, WithdrawalQuote } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import type { MoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type FormEvent, useId, useState } from 'react'
import { MoneyCallStatus } from '../../../../shared/money/money-call-status.tsx'
import { moneyText } from '../../../../shared/money/money-text.ts'
import { QuoteExpiry, useQuoteExpiry } from '../../../../shared/money/quote-expiry.tsx'
import { CallErrorTip } from '../../readiness/call-error-tip.tsx'
import styles from '../../readiness/form.module.css'
import { PayPasswordField } from '../../readiness/pay-password-field.tsx'
import { withdrawText } from '../withdraw-text.ts'
import { QuoteFacts } from './quote-facts.tsx'

const WRONG_PASSWORD = 10022

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
  const money = useText(moneyText)
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { error, state } = withdrawal
  const { isGone, isRefused, end } = useQuoteExpiry(quote, error)
  const isWrong = error?.code === WRONG_PASSWORD
  const isBusy = state !== 'idle'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isGone || password === '') return
    const way = channel.method === 'bank' ? { card_id: destination } : { address_id: destination }
    if (await withdrawal.run({ quote_id: quote.quote_id, ...way, pay_password: password })) onClose()
  }
  const requote = async () => {
    withdrawal.clearError()
    await onRequote()
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.confirm}
      isLocked={isBusy}
      foot={
        isGone && !isBusy ? (
          <Button block loading={isQuoting} onClick={requote}>
            {money.requote}
          </Button>
        ) : (
          <Button type="submit" form={formId} block loading={isBusy}>
            {text.submit}
          </Button>
        )
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <QuoteFacts quote={quote} info={info} channel={channel} destination={destination} />
        <QuoteExpiry quote={quote} isGone={isGone} onEnd={end} />
        <PayPasswordField
          value={password}
          onChange={(value) => {
            withdrawal.clearError()
            setPassword(value)
          }}
          disabled={isBusy}
          error={isWrong ? error.message : undefined}
          isMissing={isTried && password === ''}
        />
        <Callout>{text.held}</Callout>
        <MoneyCallStatus call={withdrawal} isErrorShown />
        {isWrong || isRefused || state !== 'idle' ? null : <CallErrorTip error={error} />}
      </form>
    </Sheet>
  )
}
