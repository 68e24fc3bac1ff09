import type { Wallet } from '@gamehall/contract/wallet'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { AmountField } from '@gamehall/ui/money/amount-field.tsx'
import type { MoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow, subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { type FormEvent, useId, useState } from 'react'
import { formatWithCurrency } from '../../../shared/money/format-with-currency.ts'
import { CallErrorTip } from '../readiness/call-error-tip.tsx'
import styles from '../readiness/form.module.css'
import { useFindRecipient } from './api.ts'
import { PlayerSendSheet } from './player-send-sheet.tsx'
import { useHeldUntil } from './security-hold.tsx'
import { type SendText, sendText } from './send-text.ts'

type PlayerSendFormProps = {
  readonly wallet: Wallet
  /** Owned by the parent, so that a pending call survives a change of wallet. */
  readonly sending: MoneyCall<'sendToPlayer'>
}

/** Form for recipient and amount. The next step shows who the recipient is before money moves. */
export function PlayerSendForm({ wallet, sending }: PlayerSendFormProps) {
  const text = useText(sendText)
  const formId = useId()
  const [recipient, setRecipient] = useState('')
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const finding = useFindRecipient()
  const isHeld = useHeldUntil() !== null
  const { currency, balance, withheld } = wallet
  const free = subtractAmounts(balance, withheld, currency)
  const nobody = finding.error?.fields.find(({ field }) => field === 'recipient')?.message
  const unnamed = recipient.trim() === '' ? text.noRecipient : undefined
  const wrong = amountError(text, amount, wallet, free)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (unnamed !== undefined || wrong !== undefined) return
    sending.clearError()
    if (await finding.ask(recipient.trim())) setOpen(true)
  }

  return (
    <>
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <TextField
          label={text.recipient}
          placeholder={text.recipientPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          value={recipient}
          onChange={({ target }) => {
            finding.clear()
            setRecipient(target.value)
          }}
          error={nobody ?? (isTried ? unnamed : undefined)}
        />
        <AmountField
          label={text.amount(currency)}
          value={amount}
          onChange={setAmount}
          decimals={currency === 'TWD' ? 2 : 6}
          unit={currency === 'TWD' ? 'NT$' : 'USDT'}
          enterKeyHint="next"
          max={isAmountBelow('0', free, currency) ? free : undefined}
          hint={text.balance(formatWithCurrency(balance, currency))}
          error={isTried || isAmountBelow(free, amount, currency) ? wrong : undefined}
        />
      </form>
      <Callout>{text.about}</Callout>
      {nobody === undefined ? <CallErrorTip error={finding.error} /> : null}
      <BottomBar>
        <Button type="submit" form={formId} block loading={finding.isAsking} disabled={isHeld}>
          {text.next}
        </Button>
      </BottomBar>
      {finding.found ? (
        <PlayerSendSheet
          {...{ currency, amount, sending, isOpen }}
          recipient={finding.found}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** The error message for an amount; undefined when it is valid. `free`: the part of the balance that is not withheld. */
function amountError(
  text: SendText,
  amount: string,
  { balance, currency }: Wallet,
  free: string,
): string | undefined {
  if (!isAmountBelow('0', amount, currency)) return text.empty
  if (isAmountBelow(balance, amount, currency)) return text.overBalance(formatWithCurrency(balance, currency))
  return isAmountBelow(free, amount, currency) ? text.overFree(formatWithCurrency(free, currency)) : undefined
}
