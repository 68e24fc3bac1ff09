import type { Wallet } from '@gamehall/contract/wallet'
import { AmountField } from '@gamehall/ui/amount-field.tsx'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { moneyText } from '@gamehall/ui/money.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { type FormEvent, useId, useState } from 'react'
import type { CallError } from '../../../shared/api/call-error.ts'
import { useText } from '../../../shared/i18n/text.ts'
import type { MoneyCall } from '../../../shared/money/use-money-call.ts'
import { useQuote } from '../../../shared/money/use-quote.ts'
import { amountLess, isBelow } from '../../../shared/money/whole-amount.ts'
import styles from './exchange.module.css'
import { ExchangePair } from './exchange-pair.tsx'
import { ExchangeRefusal } from './exchange-refusal.tsx'
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
  const formId = useId()
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const quoting = useQuote('quoteExchange', { from: from.currency, to: to.currency, amount })
  const free = amountLess(from.balance, from.withheld, from.currency)
  const wrong = amountError(text, amount, from, free)
  const refused = refusedAmount(quoting.error)
  const { rate } = from

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== undefined) return
    exchange.clearError()
    if (await quoting.ask()) setOpen(true)
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
          max={isBelow('0', free, from.currency) ? free : undefined}
          hint={rate === null ? undefined : text.buyRate(rate)}
          error={refused ?? (isTried || isBelow(free, amount, from.currency) ? wrong : undefined)}
        />
      </form>
      <Tip>{to.currency === 'TWD' ? text.withTurnover(text.quoteFirst) : text.quoteFirst}</Tip>
      {refused === undefined ? <ExchangeRefusal error={quoting.error} /> : null}
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
  const sum = (value: string) => `${moneyText(value, currency)} ${currency}`
  if (!isBelow('0', amount, currency)) return text.empty
  if (isBelow(balance, amount, currency)) return text.overBalance(sum(balance))
  return isBelow(free, amount, currency) ? text.overFree(sum(free)) : undefined
}

/** The server’s error about the amount: outside the limits, or insufficient balance. */
function refusedAmount(error: CallError | undefined): string | undefined {
  if (error?.code === INSUFFICIENT_BALANCE) return error.message
  return error?.fields.find(({ field }) => field === 'amount')?.message
}
