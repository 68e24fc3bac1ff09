import type { Wallet } from '@gamehall/contract/wallet'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import type { MoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type FormEvent, useId } from 'react'
import { MoneyCallStatus } from '../../../shared/money/money-call-status.tsx'
import { CallErrorTip } from '../readiness/call-error-tip.tsx'
import styles from '../readiness/form.module.css'
import { PayPasswordField } from '../readiness/pay-password-field.tsx'
import { usePayPassword } from '../readiness/use-pay-password.ts'
import { sendText } from './send-text.ts'

type PlayerSendSheetProps = {
  readonly currency: Wallet['currency']
  readonly amount: string
  readonly recipient: CallResponse<'findRecipient'>
  readonly sending: MoneyCall<'sendToPlayer'>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Confirms recipient and amount, and takes the pay password. */
export function PlayerSendSheet(props: PlayerSendSheetProps) {
  const { currency, amount, recipient, sending, isOpen, onClose } = props
  const text = useText(sendText)
  const formId = useId()
  const password = usePayPassword(sending)
  const { error, state } = sending
  const isBusy = state !== 'idle'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!password.validate()) return
    await sending.run({ currency, amount, recipient: recipient.user_id, pay_password: password.value })
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
        <PayPasswordField {...password.field} />
        <Callout tone="warn">{text.final}</Callout>
        <MoneyCallStatus call={sending} isErrorShown />
        {password.isWrong || isBusy ? null : <CallErrorTip error={error} />}
      </form>
    </Sheet>
  )
}
