import type { PlayLimit } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { AmountField } from '@gamehall/ui/money/amount-field.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { useChangePlayLimits } from './api.ts'
import styles from './limits.module.css'
import { playLimitsText } from './play-limits-text.ts'

export type LimitKey = Pick<PlayLimit, 'subject' | 'period'>

type LimitSheetProps = { readonly limit: PlayLimit | undefined; readonly onClose: () => void }

/** The sheet to set one limit. */
export function LimitSheet({ limit, onClose }: LimitSheetProps) {
  const text = useText(playLimitsText)
  return (
    <Sheet
      isOpen={limit !== undefined}
      onClose={onClose}
      title={limit ? text.edit(`${text[limit.subject]}・${text[limit.period]}`) : text.title}
    >
      {limit ? <LimitForm key={`${limit.subject} ${limit.period}`} limit={limit} onDone={onClose} /> : null}
    </Sheet>
  )
}

function LimitForm({ limit, onDone }: { readonly limit: PlayLimit; readonly onDone: () => void }) {
  const text = useText(playLimitsText)
  const { set } = useChangePlayLimits()
  const { subject, period } = limit
  const [amount, setAmount] = useState(limit.amount?.replace(/\.00$/, '') ?? '')
  const save = async (wanted: string | null) => {
    const answer = await set.mutateAsync({ subject, period, amount: wanted }).catch(() => undefined)
    if (!answer) return
    const saved = answer.limits.find((each) => each.subject === subject && each.period === period)
    showToast(saved?.pending ? text.savedHigher : text.savedLower, { kind: 'success' })
    onDone()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (amount !== '') void save(amount)
      }}
    >
      <AmountField
        label={subject === 'time' ? text.minutes : text.amount}
        hint={subject === 'time' ? text.minutesHint : text.amountHint}
        unit={subject === 'time' ? text.minutesUnit : 'NT$'}
        decimals={0}
        value={amount}
        onChange={setAmount}
      />
      <Button type="submit" block disabled={amount === ''} loading={set.isPending}>
        {text.save}
      </Button>
      {limit.amount === null ? null : (
        <Button variant="ghost" block disabled={set.isPending} onClick={() => void save(null)}>
          {text.remove}
        </Button>
      )}
    </form>
  )
}
