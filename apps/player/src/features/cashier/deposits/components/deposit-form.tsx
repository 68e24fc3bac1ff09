import type { DepositChannel } from '@gamehall/contract/cashier'
import { AmountField } from '@gamehall/ui/amount-field.tsx'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../../shared/money/money-call-note.tsx'
import { wholeDollars } from '../../../../shared/money/whole-amount.ts'
import { navigate } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { wholeText } from '../../whole-text.ts'
import { amountError } from '../amount-error.ts'
import { keepDeposit } from '../api/keep-deposit.ts'
import { useCreateDeposit } from '../api/use-create-deposit.ts'
import { depositsText } from '../deposits-text.ts'
import { DepositPreview } from './deposit-preview.tsx'

const UNFINISHED = 10075

/** Amount, what will happen, and the button that opens the order. */
export function DepositForm({ channel }: { readonly channel: DepositChannel }) {
  const text = useText(depositsText)
  const client = useQueryClient()
  const formId = useId()
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const deposit = useCreateDeposit((order) => {
    keepDeposit(client, order)
    setAmount('')
    setTried(false)
    navigate(href('depositOrder', undefined, { order_no: order.order_no }))
  })
  const refused = deposit.error?.fields.find(({ field }) => field === 'amount')?.message
  const wrong = amountError(text, amount, channel)
  // An amount still being typed may be too small for now: that is said once leaving or sending.
  const shownError = refused ?? (isTried ? wrong : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== undefined) return
    await deposit.run({ channel_id: channel.channel_id, amount })
    await client.invalidateQueries({ queryKey: ['getDepositInfo'] })
  }

  return (
    <>
      <form id={formId} onSubmit={submit} noValidate>
        <AmountField
          label={text.amount}
          value={amount}
          onChange={(value) => {
            deposit.clearError()
            setAmount(value)
          }}
          onBlur={() => setTried(amount !== '')}
          decimals={0}
          unit="NT$"
          enterKeyHint="done"
          quick={channel.quick_amounts.map(String)}
          hint={text.amountHint(wholeText(channel.min_amount), wholeText(channel.max_amount))}
          error={shownError}
          disabled={deposit.state !== 'idle'}
        />
      </form>
      <MoneyCallNote
        call={deposit}
        isErrorShown={refused !== undefined || deposit.error?.code === UNFINISHED}
      />
      <DepositPreview channel={channel} amount={wrong === undefined ? wholeDollars(amount) : undefined} />
      <Tip>
        {text.exactHint} {text.washHint}
      </Tip>
      <BottomBar>
        <Button type="submit" form={formId} block loading={deposit.state !== 'idle'}>
          {text.create}
        </Button>
      </BottomBar>
    </>
  )
}
