import type { PlatformBalance } from '@gamehall/contract/games'
import { AmountField } from '@gamehall/ui/amount-field.tsx'
import { groupThousands } from '@gamehall/ui/amount-text.ts'
import { Button } from '@gamehall/ui/button.tsx'
import { moneyText } from '@gamehall/ui/money.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../shared/money/money-call-note.tsx'
import { isBelow } from '../../../shared/money/whole-amount.ts'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'
import { TransferPreview } from './transfer-preview.tsx'
import { type Direction, limitsOf, transferError } from './transfer-rules.ts'
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
  const limits = limitsOf(direction, mainBalance, platform)
  const call = calls.of(direction)
  const isBusy = calls.isOpen
  const wrong = transferError(text, amount, limits)
  const refused = call.error?.fields.find(({ field }) => field === 'amount')?.message
  const isPossible = !isBelow(limits.most, limits.least)

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
      <MoneyCallNote call={call} isErrorShown={refused !== undefined} />
      {calls.refusal === undefined ? null : <Tip tone="warn">{calls.refusal}</Tip>}
      <Button type="submit" block loading={isBusy} disabled={!isPossible}>
        {direction === 'in' ? text.submitIn : text.submitOut}
      </Button>
      {direction === 'out' && isBelow('0', platform.balance) ? (
        <Button variant="plain" block disabled={isBusy} onClick={bringAllBack}>
          {text.allOut(moneyText(platform.balance))}
        </Button>
      ) : null}
    </form>
  )
}
