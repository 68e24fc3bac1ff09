import type { WithdrawalChannel, WithdrawalQuote } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/button.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { type FormEvent, useId, useState } from 'react'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../../shared/money/money-call-note.tsx'
import { moneyText } from '../../../../shared/money/money-text.ts'
import { QuoteLife, useQuoteEnd } from '../../../../shared/money/quote-life.tsx'
import type { MoneyCall } from '../../../../shared/money/use-money-call.ts'
import { withdrawText } from '../withdraw-text.ts'
import { PayPassword } from './pay-password.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { Refusal } from './refusal.tsx'
import styles from './withdraw-form.module.css'

const WRONG_PASSWORD = 10022

type ConfirmSheetProps = {
  readonly info: Answer<'getWithdrawalInfo'>
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
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { info, channel, quote, destination, withdrawal, isOpen, isQuoting, onRequote, onClose } = props
  const text = useText(withdrawText)
  const money = useText(moneyText)
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { error, state } = withdrawal
  const { isGone, isRefused, end } = useQuoteEnd(quote, error)
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
        <QuoteLife quote={quote} isGone={isGone} onEnd={end} />
        <PayPassword
          value={password}
          onChange={(value) => {
            withdrawal.clearError()
            setPassword(value)
          }}
          disabled={isBusy}
          error={isWrong ? error.message : isTried && password === '' ? text.payPlaceholder : undefined}
        />
        <Tip>{text.held}</Tip>
        <MoneyCallNote call={withdrawal} isErrorShown />
        {isWrong || isRefused || state !== 'idle' ? null : <Refusal error={error} />}
      </form>
    </Sheet>
  )
}
