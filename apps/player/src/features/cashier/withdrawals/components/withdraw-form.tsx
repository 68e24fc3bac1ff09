import type { WithdrawalChannel } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { AmountField } from '@gamehall/ui/money/amount-field.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import type { MoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useQuote } from '@gamehall/web-client/calls/use-quote.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { formatWithCurrency } from '../../../../shared/money/format-with-currency.ts'
import { CallErrorTip } from '../../readiness/call-error-tip.tsx'
import styles from '../../readiness/form.module.css'
import {
  amountDecimals,
  exceedsMaximum,
  maximumWithdrawal,
  validateWithdrawalAmount,
  walletFunds,
} from '../withdraw-amount.ts'
import { withdrawText } from '../withdraw-text.ts'
import { ConfirmWithdrawalSheet } from './confirm-withdrawal-sheet.tsx'
import { DestinationChoice, isAccepted } from './destination-choice.tsx'

type WithdrawFormProps = {
  readonly info: CallResponse<'getWithdrawalInfo'>
  readonly channel: WithdrawalChannel
  /** Owned by the page, so that a pending call survives a change of channel. */
  readonly withdrawal: MoneyCall<'createWithdrawal'>
  readonly onChanged: () => void
  /** The typed amount, kept across channels of the same currency. */
  readonly amount: string
  readonly onAmount: (amount: string) => void
  /** The channel choice, rendered between amount and destination. */
  readonly children: ReactNode
}

/** Form for amount, channel and destination; submitting it quotes the withdrawal and opens the confirmation sheet. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { info, channel, withdrawal, onChanged, amount, onAmount, children } = props
  const text = useText(withdrawText)
  const formId = useId()
  const [isTried, setTried] = useState(false)
  const [isSent, setSent] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const quoting = useQuote('quoteWithdrawal', { channel_id: channel.channel_id, amount })
  const { currency, method } = channel
  const unchosen = method === 'bank' ? text.chooseCard : text.chooseAddress
  const funds = walletFunds(info, currency)
  const destination = destinationOf(info, method, chosen)
  const refused = quoting.error?.fields.find(({ field }) => field === 'amount')?.message
  const wrong = validateWithdrawalAmount(text, amount, channel, funds)
  const most = maximumWithdrawal(channel, funds.free)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setSent(true)
    if (wrong !== undefined || destination === undefined) return
    withdrawal.clearError()
    if (await quoting.ask()) setOpen(true)
  }

  return (
    <>
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <AmountField
          label={text.amount(currency)}
          value={amount}
          onChange={(value) => {
            quoting.clear()
            onAmount(value)
          }}
          onBlur={() => setTried(amount !== '')}
          decimals={amountDecimals(channel)}
          unit={currency === 'TWD' ? 'NT$' : 'USDT'}
          enterKeyHint="next"
          max={most === '0' ? undefined : most}
          hint={text.today(formatWithCurrency(channel.left_today, currency), channel.left_today_count)}
          error={refused ?? (isTried || exceedsMaximum(amount, channel, funds) ? wrong : undefined)}
        />
        {children}
        <DestinationChoice
          method={method}
          {...{ cards: info.cards, addresses: info.addresses }}
          value={destination}
          onChange={setChosen}
          onReady={onChanged}
          error={isSent && destination === undefined ? unchosen : undefined}
        />
      </form>
      {refused === undefined ? <CallErrorTip error={quoting.error} /> : null}
      <BottomBar>
        <NextButton form={formId} channel={channel} isBusy={quoting.isAsking} />
      </BottomBar>
      {quoting.quote && destination !== undefined ? (
        <ConfirmWithdrawalSheet
          {...{ info, channel, destination, withdrawal, isOpen }}
          quote={quoting.quote}
          isQuoting={quoting.isAsking}
          onRequote={quoting.ask}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

type NextButtonProps = {
  readonly form: string
  readonly channel: WithdrawalChannel
  readonly isBusy: boolean
}

/** The submit button; disabled while the channel has unmet conditions. */
function NextButton({ form, channel, isBusy }: NextButtonProps) {
  const text = useText(withdrawText)
  return (
    <Button type="submit" form={form} block loading={isBusy} disabled={channel.blocked_by.length > 0}>
      {text.next}
    </Button>
  )
}

/** The id of the chosen card or address, else that of the last withdrawal, else the first usable one. */
function destinationOf(
  { cards, addresses, last }: CallResponse<'getWithdrawalInfo'>,
  method: WithdrawalChannel['method'],
  chosen: string | undefined,
): string | undefined {
  const usable =
    method === 'bank'
      ? cards.filter(isAccepted).map(({ card_id }) => card_id)
      : addresses.filter(({ is_usable }) => is_usable).map(({ address_id }) => address_id)
  const used = method === 'bank' ? last?.card_id : last?.address_id
  return [chosen, used].find((id) => id != null && usable.includes(id)) ?? usable[0]
}
