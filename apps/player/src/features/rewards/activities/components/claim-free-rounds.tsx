import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { gift } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MoneyCallStatus } from '../../../../shared/money/money-call-status.tsx'
import { activitiesText } from '../activities-text.ts'
import { useRefreshActivities } from '../api.ts'

/** Claims an offer's free rounds, once. Its terms are on the page; no money moves, so nothing is counted up. */
export function ClaimFreeRounds({ id, rounds }: { readonly id: string; readonly rounds: number }) {
  const text = useText(activitiesText)
  const refresh = useRefreshActivities()
  const call = useMoneyCall('completeActivity', () => {
    showToast(text.takenFree(rounds), { kind: 'success' })
    refresh()
  })
  const take = async () => {
    await call.run({ id })
    refresh()
  }
  return (
    <>
      <MoneyCallStatus call={call} />
      <BottomBar>
        <Button block icon={gift} disabled={call.state !== 'idle'} onClick={take}>
          {text.takeFree(rounds)}
        </Button>
      </BottomBar>
    </>
  )
}
