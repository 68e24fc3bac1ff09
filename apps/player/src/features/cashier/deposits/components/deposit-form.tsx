import type { DepositChannel, DepositLimits } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { AmountField } from '@gamehall/ui/money/amount-field.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import type { MoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { truncateToDollars } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { type FormEvent, useId, useState } from 'react'
import { MoneyCallStatus } from '../../../../shared/money/money-call-status.tsx'
import { type DepositsText, depositsText } from '../deposits-text.ts'
import { formatWholeAmount } from '../format-whole-amount.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { validateDepositAmount, validateDepositMaximum } from '../validate-deposit-amount.ts'
import styles from './deposit-form.module.css'
import { DepositPreview } from './deposit-preview.tsx'
import { StoreChoice } from './store-choice.tsx'

const UNFINISHED = 10075

type DepositFormProps = {
  readonly channel: DepositChannel
  readonly limits: DepositLimits
  /** Default values: the player's last deposit by this channel. */
  readonly last: CallResponse<'getDepositInfo'>['last']
  /** Owned by the page, so that a pending call survives a change of channel. */
  readonly deposit: MoneyCall<'createDeposit'>
}

/** Form of a new deposit order: store, amount, preview and submit button. */
export function DepositForm({ channel, limits, last, deposit }: DepositFormProps) {
  const text = useText(depositsText)
  const formId = useId()
  const method = useMethodText(channel.method)
  const [amount, setAmount] = useState(last === null ? '' : truncateToDollars(last.amount))
  const [store, setStore] = useState(presetStore(channel, last))
  const [{ isTried, isSent }, setTouched] = useState({ isTried: false, isSent: false })
  const refusalOf = (name: string) => deposit.error?.fields.find(({ field }) => field === name)?.message
  const refused = refusalOf('amount')
  const needsStore = channel.stores.length > 0 && store === undefined
  const storeError = refusalOf('store') ?? (isSent && needsStore ? text.chooseStore : undefined)
  const bounds = { channel, limits }
  const wrong = validateDepositAmount(text, amount, bounds)
  // The minimum is checked on blur or submit: an amount still being typed may be too small.
  const shownError = refused ?? (isTried ? wrong : validateDepositMaximum(text, amount, bounds))
  const isErrorShown = Boolean(refused ?? storeError) || deposit.error?.code === UNFINISHED
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
      <MoneyCallStatus call={deposit} isErrorShown={isErrorShown} />
      <DepositPreview channel={channel} amount={wrong ? undefined : truncateToDollars(amount)} />
      <Callout>{method.about}</Callout>
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
  const bounds = text.amountHint(formatWholeAmount(channel.min_amount), formatWholeAmount(channel.max_amount))
  return `${bounds}${text.leftToday(formatWholeAmount(limits.left_today), limits.left_today_count)}`
}
