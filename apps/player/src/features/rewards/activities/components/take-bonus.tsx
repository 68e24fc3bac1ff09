import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { gift } from '@gamehall/ui/icons/icon-set.ts'
import { moneyText } from '@gamehall/ui/money.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../../shared/money/money-call-note.tsx'
import { percentOf } from '../../../../shared/money/rated-amount.ts'
import { refreshMoney } from '../../../../shared/money/refresh-money.ts'
import { useMoneyCall } from '../../../../shared/money/use-money-call.ts'
import { playSound } from '../../../../shared/sound/play-sound.ts'
import { ClaimSheet } from '../../../../shared/turnover/claim-sheet.tsx'
import { activitiesText } from '../activities-text.ts'
import { useRefreshActivities } from '../api/use-refresh-activities.ts'

type TakeBonusProps = {
  readonly id: string
  readonly title: string
  readonly amount: string
  /** Turnover requirement, in percent of the bonus. */
  readonly turnoverPercent: number
}

/** Claims an offer's bonus, once; a bonus with a turnover requirement is confirmed in a sheet first. */
export function TakeBonus({ id, title, amount, turnoverPercent }: TakeBonusProps) {
  const text = useText(activitiesText)
  const refresh = useRefreshActivities()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const call = useMoneyCall('completeActivity', ({ bonus }) => {
    setOpen(false)
    showToast(text.taken(moneyText(bonus ?? amount)), { kind: 'success' })
    void playSound('money')
    refreshMoney(client)
    refresh()
  })
  const hasTurnover = turnoverPercent > 0
  const take = async () => {
    await call.run({ id })
    refresh()
  }
  return (
    <>
      {hasTurnover ? null : <MoneyCallNote call={call} />}
      <BottomBar>
        <Button
          block
          icon={gift}
          disabled={call.state !== 'idle'}
          onClick={() => (hasTurnover ? setOpen(true) : take())}
        >
          {text.take(moneyText(amount))}
        </Button>
      </BottomBar>
      {hasTurnover ? (
        <ClaimSheet
          {...{ title, amount, isOpen, call }}
          required={percentOf(amount, turnoverPercent)}
          isBonus
          onClaim={take}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
