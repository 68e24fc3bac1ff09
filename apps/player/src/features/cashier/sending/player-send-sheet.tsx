import type { Wallet } from '@gamehall/contract/wallet'
import { Button } from '@gamehall/ui/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { type FormEvent, useId, useState } from 'react'
import type { Answer } from '../../../shared/api/send-call.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../shared/money/money-call-note.tsx'
import type { MoneyCall } from '../../../shared/money/use-money-call.ts'
import { PayPassword } from '../withdrawals/components/pay-password.tsx'
import { Refusal } from '../withdrawals/components/refusal.tsx'
import styles from '../withdrawals/components/withdraw-form.module.css'
import { sendText } from './send-text.ts'

const WRONG_PASSWORD = 10022

type PlayerSendSheetProps = {
  readonly currency: Wallet['currency']
  readonly amount: string
  readonly recipient: Answer<'findRecipient'>
  readonly sending: MoneyCall<'sendToPlayer'>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Confirms recipient and amount, and takes the pay password. */
export function PlayerSendSheet(props: PlayerSendSheetProps) {
  const { currency, amount, recipient, sending, isOpen, onClose } = props
  const text = useText(sendText)
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { error, state } = sending
  const isWrong = error?.code === WRONG_PASSWORD
  const isBusy = state !== 'idle'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (password === '') return
    await sending.run({ currency, amount, recipient: recipient.user_id, pay_password: password })
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.confirm}
      isLocked={isBusy}
      foot={
        <Button type="submit" form={formId} block loading={isBusy}>
          {text.submit}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <DescriptionList>
          <DescriptionRow label={text.recipient} align="end">
            {text.named(recipient.nickname, recipient.user_id)}
          </DescriptionRow>
          <DescriptionRow label={text.sum} align="end">
            <Money amount={amount} currency={currency} withCurrency className={styles.arrives} />
          </DescriptionRow>
          <DescriptionRow label={text.fee} align="end">
            {text.free}
          </DescriptionRow>
          <DescriptionRow label={text.arrives} align="end">
            {text.atOnce}
          </DescriptionRow>
        </DescriptionList>
        <PayPassword
          value={password}
          onChange={(value) => {
            sending.clearError()
            setPassword(value)
          }}
          disabled={isBusy}
          error={isWrong ? error.message : isTried && password === '' ? text.payPlaceholder : undefined}
        />
        <Tip tone="warn">{text.final}</Tip>
        <MoneyCallNote call={sending} isErrorShown />
        {isWrong || isBusy ? null : <Refusal error={error} />}
      </form>
    </Sheet>
  )
}
