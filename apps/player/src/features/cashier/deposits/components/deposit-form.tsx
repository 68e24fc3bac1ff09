import type { DepositChannel, DepositLimits } from '@gamehall/contract/cashier'
import { AmountField } from '@gamehall/ui/amount-field.tsx'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { type FormEvent, useId, useState } from 'react'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../../shared/money/money-call-note.tsx'
import type { MoneyCall } from '../../../../shared/money/use-money-call.ts'
import { wholeDollars } from '../../../../shared/money/whole-amount.ts'
import { wholeText } from '../../whole-text.ts'
import { amountError, overError } from '../amount-error.ts'
import { type DepositsText, depositsText } from '../deposits-text.ts'
import { useMethodText } from '../methods/method-texts.ts'
import styles from './deposit-form.module.css'
import { DepositPreview } from './deposit-preview.tsx'
import { StoreChoice } from './store-choice.tsx'

const UNFINISHED = 10075

type DepositFormProps = {
  readonly channel: DepositChannel
  readonly limits: DepositLimits
  /** Default values: the player's last deposit by this channel. */
  readonly last: Answer<'getDepositInfo'>['last']
  /** Owned by the page, so that a pending call survives a change of channel. */
  readonly deposit: MoneyCall<'createDeposit'>
}

/** Form of a new deposit order: store, amount, preview and submit button. */
export function DepositForm({ channel, limits, last, deposit }: DepositFormProps) {
  const text = useText(depositsText)
  const formId = useId()
  const method = useMethodText(channel.method)
  const [amount, setAmount] = useState(last === null ? '' : wholeDollars(last.amount))
  const [store, setStore] = useState(presetStore(channel, last))
  const [{ isTried, isSent }, setTouched] = useState({ isTried: false, isSent: false })
  const refusalOf = (name: string) => deposit.error?.fields.find(({ field }) => field === name)?.message
  const refused = refusalOf('amount')
  const needsStore = channel.stores.length > 0 && store === undefined
  const storeError = refusalOf('store') ?? (isSent && needsStore ? text.chooseStore : undefined)
  const bounds = { channel, limits }
  const wrong = amountError(text, amount, bounds)
  // The minimum is checked on blur or submit: an amount still being typed may be too small.
  const shownError = refused ?? (isTried ? wrong : overError(text, amount, bounds))
  const isBusy = deposit.state !== 'idle'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched({ isTried: true, isSent: true })
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
            disabled={isBusy}
          />
        )}
        <AmountField
          label={text.amount}
          value={amount}
          onChange={(value) => {
            deposit.clearError()
            setAmount(value)
          }}
          onBlur={() => setTouched({ isTried: amount !== '', isSent })}
          decimals={0}
          unit="NT$"
          enterKeyHint="done"
          quick={channel.quick_amounts.map(String)}
          hint={hintOf(text, channel, limits)}
          error={shownError}
          disabled={isBusy}
        />
      </form>
      <MoneyCallNote
        call={deposit}
        isErrorShown={refused !== undefined || storeError !== undefined || deposit.error?.code === UNFINISHED}
      />
      <DepositPreview channel={channel} amount={wrong === undefined ? wholeDollars(amount) : undefined} />
      <Tip>{method.about}</Tip>
      <BottomBar>
        <Button type="submit" form={formId} block loading={isBusy}>
          {text.create}
        </Button>
      </BottomBar>
    </>
  )
}

/** The store of the last deposit, if the channel still has it. */
const presetStore = ({ stores }: DepositChannel, last: DepositFormProps['last']) =>
  stores.find((store) => store === last?.store)

/** The hint with the channel's limits and the rest of the daily limit. */
function hintOf(text: DepositsText, channel: DepositChannel, limits: DepositLimits): string {
  const bounds = text.amountHint(wholeText(channel.min_amount), wholeText(channel.max_amount))
  return `${bounds}${text.leftToday(wholeText(limits.left_today), limits.left_today_count)}`
}
