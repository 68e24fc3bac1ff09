import type { Wallet } from '@gamehall/contract/wallet'
import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { AmountField } from '@gamehall/ui/money/amount-field.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { MoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useQuote } from '@gamehall/web-client/calls/use-quote.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow, subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import styles from './exchange.module.css'
import { ExchangeError } from './exchange-error.tsx'
import { ExchangePair } from './exchange-pair.tsx'
import { ExchangeSheet } from './exchange-sheet.tsx'
import { type ExchangeText, exchangeText } from './exchange-text.ts'

const INSUFFICIENT_BALANCE = 10031

type ExchangeFormProps = {
  readonly from: Wallet
  readonly to: Wallet
  readonly exchange: MoneyCall<'exchangeCurrency'>
  readonly onSwap: () => void
}

/** The exchange form: the amount, then the quote in a sheet. */
export function ExchangeForm({ from, to, exchange, onSwap }: ExchangeFormProps) {
  const text = useText(exchangeText)
  const queryClient = useQueryClient()
  const formId = useId()
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const quoting = useQuote('quoteExchange', { from: from.currency, to: to.currency, amount })
  const free = subtractAmounts(from.balance, from.withheld, from.currency)
  const wrong = amountError(text, amount, from, free)
  const refused = refusedAmount(quoting.error, wrong)
  const { rate } = from

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== undefined) return
    exchange.clearError()
    if (await quoting.ask()) setOpen(true)
    // A balance that changed elsewhere: the amount's error names what is there now.
    else void queryClient.invalidateQueries({ queryKey: ['listWallets'] })
  }

  return (
    <>
      <ExchangePair from={from} to={to} onSwap={onSwap} />
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <AmountField
          label={text.amount(from.currency)}
          value={amount}
          onChange={(value) => {
            quoting.clear()
            setAmount(value)
          }}
          onBlur={() => setTried(amount !== '')}
          decimals={from.currency === 'TWD' ? 2 : 6}
          unit={from.currency === 'TWD' ? 'NT$' : 'USDT'}
          enterKeyHint="next"
          max={isAmountBelow('0', free, from.currency) ? free : undefined}
          hint={rate === null ? undefined : text.buyRate(rate)}
          error={refused ?? (isTried || isAmountBelow(free, amount, from.currency) ? wrong : undefined)}
        />
      </form>
      <Callout>{to.currency === 'TWD' ? text.withTurnover(text.quoteFirst) : text.quoteFirst}</Callout>
      {refused === undefined ? <ExchangeError error={quoting.error} /> : null}
      <BottomBar>
        <Button type="submit" form={formId} block loading={quoting.isAsking}>
          {text.ask}
        </Button>
      </BottomBar>
      {quoting.quote ? (
        <ExchangeSheet
          quote={quoting.quote}
          {...{ exchange, isOpen }}
          isQuoting={quoting.isAsking}
          onRequote={quoting.ask}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** The error text of an amount; `free` is the part of the wallet that is not withheld. */
function amountError(text: ExchangeText, amount: string, from: Wallet, free: string): string | undefined {
  const { balance, currency } = from
  const sum = (value: string) => `${formatMoneyAmount(value, currency)} ${currency}`
  if (!isAmountBelow('0', amount, currency)) return text.empty
  if (isAmountBelow(balance, amount, currency)) return text.overBalance(sum(balance))
  return isAmountBelow(free, amount, currency) ? text.overFree(sum(free)) : undefined
}

/** The server’s error about the amount: outside the limits, or insufficient balance, then `wrong` as far as it is known. */
function refusedAmount(error: CallError | undefined, wrong: string | undefined): string | undefined {
  if (error?.code === INSUFFICIENT_BALANCE) return wrong ?? error.message
  return error?.fields.find(({ field }) => field === 'amount')?.message
}
