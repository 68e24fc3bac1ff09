import type { ConvenienceStore, DepositChannel } from '@gamehall/contract/cashier'
import { AmountField } from '@gamehall/ui/amount-field.tsx'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../../shared/money/money-call-note.tsx'
import type { MoneyCall } from '../../../../shared/money/use-money-call.ts'
import { wholeDollars } from '../../../../shared/money/whole-amount.ts'
import { wholeText } from '../../whole-text.ts'
import { amountError } from '../amount-error.ts'
import { depositsText } from '../deposits-text.ts'
import { useMethodText } from '../methods/method-texts.ts'
import styles from './deposit-form.module.css'
import { DepositPreview } from './deposit-preview.tsx'
import { StoreChoice } from './store-choice.tsx'

const UNFINISHED = 10075

type DepositFormProps = {
  readonly channel: DepositChannel
  /** Held by the page: an answer still awaited outlives a change of channel. */
  readonly deposit: MoneyCall<'createDeposit'>
}

/** Amount, what will happen, and the button that opens the order. */
export function DepositForm({ channel, deposit }: DepositFormProps) {
  const text = useText(depositsText)
  const formId = useId()
  const method = useMethodText(channel.method)
  const [amount, setAmount] = useState('')
  const [store, setStore] = useState<ConvenienceStore>()
  const [isTried, setTried] = useState(false)
  const [isSent, setSent] = useState(false)
  const refusalOf = (name: string) => deposit.error?.fields.find(({ field }) => field === name)?.message
  const refused = refusalOf('amount')
  const needsStore = channel.stores.length > 0 && store === undefined
  const storeError = refusalOf('store') ?? (isSent && needsStore ? text.chooseStore : undefined)
  const wrong = amountError(text, amount, channel)
  // An amount still being typed may be too small for now: that is said once leaving or sending.
  const shownError = refused ?? (isTried ? wrong : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setSent(true)
    if (wrong !== undefined || needsStore) return
    await deposit.run({ channel_id: channel.channel_id, amount, ...(store && { store }) })
  }

  return (
    <>
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        {channel.stores.length === 0 ? null : (
          <StoreChoice
            stores={channel.stores}
            value={store}
            onChange={(chosen) => {
              deposit.clearError()
              setStore(chosen)
            }}
            error={storeError}
            disabled={deposit.state !== 'idle'}
          />
        )}
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
        isErrorShown={refused !== undefined || storeError !== undefined || deposit.error?.code === UNFINISHED}
      />
      <DepositPreview channel={channel} amount={wrong === undefined ? wholeDollars(amount) : undefined} />
      <Tip>{method.about}</Tip>
      <BottomBar>
        <Button type="submit" form={formId} block loading={deposit.state !== 'idle'}>
          {text.create}
        </Button>
      </BottomBar>
    </>
  )
}
