import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { usePreEnter } from '../launch/api.ts'
import { FastTransferForm } from '../launch/fast-transfer-form.tsx'
import { coversTransfer } from '../launch/fast-transfer-rules.ts'
import { launchText } from '../launch/launch-text.ts'
import { transferEnd } from '../transfers/api.ts'
import { TopUpDeposit } from './top-up-deposit.tsx'

type TopUpSheetProps = {
  readonly gid: string
  readonly apiKey: string
  readonly isOpen: boolean
  /** Whether the deposit covers the sheet: the balances are loaded again afterwards. */
  readonly isDepositing: boolean
  readonly onClose: () => void
  readonly onDeposit: () => void
}

/**
 * The sheet when a game with a wallet of its own needs balance: a transfer without leaving the game, or a deposit first where the
 * main wallet does not cover one.
 */
export function TopUpSheet({ gid, apiKey, isOpen, isDepositing, onClose, onDeposit }: TopUpSheetProps) {
  const text = useText(launchText)
  const before = usePreEnter(gid, { enabled: isOpen && !isDepositing })
  const refreshPlayer = useRefreshPlayerInfo()
  const move = useMoneyCall('depositToGame', ({ thridResult, transfer }) => {
    const end = transferEnd(transfer.status)
    if (end === 'returned') showToast(thridResult.msg || text.waitReturned, { kind: 'error' })
    else showToast(end === 'arrived' ? text.topUpDone : text.waitTitle, { kind: 'success' })
    void refreshPlayer()
    void before.refetch()
    onClose()
  })
  // A transfer that waits for its answer keeps the form, which tells its state.
  const isShort = before.data !== undefined && move.state === 'idle' && !coversTransfer(before.data)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text.topUpTitle}>
      {before.isFetching ? <SkeletonList count={2} /> : null}
      {before.isError && !before.isFetching ? (
        <ErrorState detail={before.error.message} onRetry={() => before.refetch()} />
      ) : null}
      {before.data && !before.isFetching && isShort ? (
        <TopUpDeposit entry={before.data} {...{ onDeposit, onClose }} />
      ) : null}
      {before.data && !before.isFetching && !isShort ? (
        <FastTransferForm
          entry={before.data}
          call={move}
          canBeZero={false}
          onDeposit={onDeposit}
          labelOf={() => text.transferIn}
          onSubmit={(amount) => move.run({ platform: apiKey, amount })}
        />
      ) : null}
    </Sheet>
  )
}
