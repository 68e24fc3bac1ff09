import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { gift } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { percentOfAmount } from '@gamehall/web-client/money/convert-amount.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MoneyCallStatus } from '../../../../shared/money/money-call-status.tsx'
import { refreshMoneyQueries } from '../../../../shared/money/refresh-money.ts'
import { playSound } from '../../../../shared/sound/play-sound.ts'
import { ClaimSheet } from '../../../../shared/turnover/claim-sheet.tsx'
import { activitiesText } from '../activities-text.ts'
import { useRefreshActivities } from '../api.ts'

type TakeBonusProps = {
  readonly id: string
  readonly title: string
  readonly amount: string
  /** Turnover requirement, in percent of the bonus. */
  readonly turnoverPercent: number
}

/** Claims an offer's bonus, once; a bonus with a turnover requirement is confirmed in a sheet first. */
export function ClaimBonus({ id, title, amount, turnoverPercent }: TakeBonusProps) {
  const text = useText(activitiesText)
  const refresh = useRefreshActivities()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const call = useMoneyCall('completeActivity', ({ bonus }) => {
    setOpen(false)
    const paid = formatMoneyAmount(bonus ?? amount)
    showToast(text.taken(paid), { kind: 'success', paid })
    void playSound('money')
    refreshMoneyQueries(client)
    refresh()
  })
  const hasTurnover = turnoverPercent > 0
  const take = async () => {
    await call.run({ id })
    refresh()
  }
  return (
    <>
      {hasTurnover ? null : <MoneyCallStatus call={call} />}
      <BottomBar>
        <Button
          block
          icon={gift}
          disabled={call.state !== 'idle'}
          onClick={() => (hasTurnover ? setOpen(true) : take())}
        >
          {text.take(formatMoneyAmount(amount))}
        </Button>
      </BottomBar>
      {hasTurnover ? (
        <ClaimSheet
          {...{ title, amount, isOpen, call }}
          required={percentOfAmount(amount, turnoverPercent)}
          isBonus
          onClaim={take}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
