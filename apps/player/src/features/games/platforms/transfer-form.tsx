import type { PlatformBalance } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { AmountField } from '@gamehall/ui/money/amount-field.tsx'
import { groupThousands } from '@gamehall/ui/money/amount-input.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { type FormEvent, useState } from 'react'
import { MoneyCallStatus } from '../../../shared/money/money-call-status.tsx'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'
import { TransferPreview } from './transfer-preview.tsx'
import { type Direction, platformTransferLimits, transferAmountError } from './transfer-rules.ts'
import type { TransferCalls } from './use-transfer-calls.ts'

type TransferFormProps = {
  readonly direction: Direction
  readonly platform: PlatformBalance
  readonly mainBalance: string
  readonly calls: TransferCalls
}

/** The transfer form: amount, preview of both balances, and submit. */
export function TransferForm({ direction, platform, mainBalance, calls }: TransferFormProps) {
  const text = useText(platformsText)
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const limits = platformTransferLimits(direction, mainBalance, platform)
  const call = calls.of(direction)
  const isBusy = calls.isOpen
  const wrong = transferAmountError(text, amount, limits)
  const refused = call.error?.fields.find(({ field }) => field === 'amount')?.message
  const isPossible = !isAmountBelow(limits.most, limits.least)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== undefined) return
    if (direction === 'in') await calls.into.run({ platform: platform.api_key, amount })
    else await calls.back.run({ is_all: 0, platform: platform.api_key, amount })
  }
  const bringAllBack = () => calls.back.run({ is_all: 1, platform: platform.api_key })

  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <AmountField
        label={text.amount}
        value={amount}
        onChange={(value) => {
          calls.clear()
          setAmount(value)
        }}
        onBlur={() => setTried(amount !== '')}
        decimals={0}
        unit="NT$"
        enterKeyHint="done"
        max={limits.most}
        hint={isPossible ? text.limits(groupThousands(limits.least), groupThousands(limits.most)) : text.none}
        error={refused ?? (isTried ? wrong : undefined)}
        disabled={isBusy || !isPossible}
      />
      <TransferPreview
        direction={direction}
        platform={platform}
        mainBalance={mainBalance}
        amount={wrong === undefined ? amount : '0'}
      />
      <MoneyCallStatus call={call} isErrorShown={refused !== undefined} />
      {direction === 'out' && call.state === 'idle' && isPlatformRefusal(call.error) ? (
        <p className={styles.hint}>{text.backOut}</p>
      ) : null}
      {calls.refusal === undefined ? null : <Callout tone="warn">{calls.refusal}</Callout>}
      <Button type="submit" block loading={isBusy} disabled={!isPossible}>
        {direction === 'in' ? text.submitIn : text.submitOut}
      </Button>
      {direction === 'out' && isAmountBelow('0', platform.balance) ? (
        <Button variant="plain" block disabled={isBusy} onClick={bringAllBack}>
          {text.allOut(formatMoneyAmount(platform.balance))}
        </Button>
      ) : null}
    </form>
  )
}

/** §8: 30000–30008 are refusals of the platform, after which the money is where it was; 30009 says so itself. */
const isPlatformRefusal = (error: { readonly code: number } | undefined): boolean =>
  error !== undefined && error.code >= 30000 && error.code <= 30008
