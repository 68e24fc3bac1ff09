import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { gift } from '@gamehall/ui/icons/icon-set.ts'
import { moneyText } from '@gamehall/ui/money.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../../shared/money/money-call-note.tsx'
import { useMoneyCall } from '../../../../shared/money/use-money-call.ts'
import { playSound } from '../../../../shared/sound/play-sound.ts'
import { activitiesText } from '../activities-text.ts'
import { useRefreshActivities } from '../api/use-refresh-activities.ts'

type TakeBonusProps = { readonly id: string; readonly amount: string }

/** Takes what an offer gives, once however often it is tapped. */
export function TakeBonus({ id, amount }: TakeBonusProps) {
  const text = useText(activitiesText)
  const refresh = useRefreshActivities()
  const call = useMoneyCall('completeActivity', ({ bonus }) => {
    showToast(text.taken(moneyText(bonus ?? amount)), { kind: 'success' })
    void playSound('money')
    refresh()
  })
  const take = async () => {
    await call.run({ id })
    refresh()
  }
  return (
    <>
      <MoneyCallNote call={call} />
      <BottomBar>
        <Button block icon={gift} disabled={call.state !== 'idle'} onClick={take}>
          {text.take(moneyText(amount))}
        </Button>
      </BottomBar>
    </>
  )
}
