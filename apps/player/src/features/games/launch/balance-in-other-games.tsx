import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { recover as recoverShape } from '@gamehall/ui/icons/icon-set.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow, sumAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { useQueryClient } from '@tanstack/react-query'
import { MoneyCallStatus } from '../../../shared/money/money-call-status.tsx'
import { usePlayerInfo, useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useWithdrawFromGame } from '../platforms/api.ts'
import { cacheTransfers } from '../platforms/cache-transfers.ts'
import { transferEnd } from '../transfers/api.ts'
import { launchText } from './launch-text.ts'

/**
 * Transfers what games of other platforms hold back to the main wallet; nothing where they hold nothing. The balances of the form
 * are loaded anew afterwards.
 */
export function BalanceInOtherGames({ apiKey }: { readonly apiKey: string | undefined }) {
  const text = useText(launchText)
  const client = useQueryClient()
  const refreshPlayer = useRefreshPlayerInfo()
  const { user_apis = [] } = usePlayerInfo().data ?? {}
  const held = sumAmounts(user_apis.filter((each) => each.api_key !== apiKey).map(({ balance }) => balance))
  const recover = useWithdrawFromGame((answer) => {
    cacheTransfers(client, answer.transfers, answer.NewBalance)
    showResult(answer, text)
    void refreshPlayer()
    void client.invalidateQueries({ queryKey: ['preEnterGame'] })
  })
  if (!isAmountBelow('0', held) && recover.state === 'idle' && recover.error === undefined) return null
  return (
    <div>
      <Button
        block
        variant="ghost"
        icon={recoverShape}
        loading={recover.state !== 'idle'}
        onClick={() => recover.run({ is_all: 1 })}
      >
        {text.recoverOthers(formatMoneyAmount(held))}
      </Button>
      <MoneyCallStatus call={recover} />
    </div>
  )
}

function showResult(
  { transfers, skipped }: CallResponse<'withdrawFromGame'>,
  text: (typeof launchText)['zh-TW'],
): void {
  const arrived = transfers.filter(({ status }) => transferEnd(status) === 'arrived')
  const [left] = skipped
  if (arrived.length > 0)
    showToast(text.recovered(formatMoneyAmount(sumAmounts(arrived.map(({ amount }) => amount)))), {
      kind: 'success',
    })
  else if (transfers.length > 0) showToast(text.recoverPending)
  else if (left) showToast(text.skipped(left.reason), { kind: 'error' })
}
