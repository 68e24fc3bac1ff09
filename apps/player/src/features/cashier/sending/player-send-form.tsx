import type { Wallet } from '@gamehall/contract/wallet'
import { AmountField } from '@gamehall/ui/amount-field.tsx'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { TextField } from '@gamehall/ui/text-field.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import type { MoneyCall } from '../../../shared/money/use-money-call.ts'
import { amountLess, isBelow } from '../../../shared/money/whole-amount.ts'
import { Refusal } from '../withdrawals/components/refusal.tsx'
import styles from '../withdrawals/components/withdraw-form.module.css'
import { sumText } from '../withdrawals/withdraw-amount.ts'
import { PlayerSendSheet } from './player-send-sheet.tsx'
import { type SendText, sendText } from './send-text.ts'
import { useFindRecipient } from './use-find-recipient.ts'

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
  const { currency, balance, withheld } = wallet
  const free = amountLess(balance, withheld, currency)
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
          max={isBelow('0', free, currency) ? free : undefined}
          hint={text.balance(sumText(balance, currency))}
          error={isTried || isBelow(free, amount, currency) ? wrong : undefined}
        />
      </form>
      <Tip>{text.about}</Tip>
      {nobody === undefined ? <Refusal error={finding.error} /> : null}
      <BottomBar>
        <Button type="submit" form={formId} block loading={finding.isAsking}>
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
  if (!isBelow('0', amount, currency)) return text.empty
  if (isBelow(balance, amount, currency)) return text.overBalance(sumText(balance, currency))
  return isBelow(free, amount, currency) ? text.overFree(sumText(free, currency)) : undefined
}
