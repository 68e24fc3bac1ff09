import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { usePreEnter } from '../launch/api.ts'
import styles from '../launch/fast-transfer.module.css'
import { FastTransferForm } from '../launch/fast-transfer-form.tsx'
import { launchText } from '../launch/launch-text.ts'
import { transferEnd } from '../transfers/api.ts'

type TopUpSheetProps = {
  readonly gid: string
  readonly apiKey: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * The sheet when a game needs balance: a transfer without leaving the game, or, where the game is played from the main wallet,
 * a link to the deposit page.
 */
export function TopUpSheet({ gid, apiKey, isOpen, onClose }: TopUpSheetProps) {
  const text = useText(launchText)
  const before = usePreEnter(gid, { enabled: isOpen })
  const refreshPlayer = useRefreshPlayerInfo()
  const move = useMoneyCall('depositToGame', ({ thridResult, transfer }) => {
    const end = transferEnd(transfer.status)
    if (end === 'returned') showToast(thridResult.msg || text.waitReturned, { kind: 'error' })
    else showToast(end === 'arrived' ? text.topUpDone : text.waitTitle, { kind: 'success' })
    void refreshPlayer()
    void before.refetch()
    onClose()
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={before.data?.Wallet === 'seamless' ? text.toDeposit : text.topUpTitle}
    >
      {before.isFetching ? <SkeletonList count={2} /> : null}
      {before.isError && !before.isFetching ? (
        <ErrorState detail={before.error.message} onRetry={() => before.refetch()} />
      ) : null}
      {before.data?.Wallet === 'seamless' && !before.isFetching ? (
        <MainWalletTopUp balance={before.data.Balance} />
      ) : null}
      {before.data && before.data.Wallet !== 'seamless' && !before.isFetching ? (
        <FastTransferForm
          entry={before.data}
          call={move}
          canBeZero={false}
          labelOf={() => text.transferIn}
          onSubmit={(amount) => move.run({ platform: apiKey, amount })}
        />
      ) : null}
    </Sheet>
  )
}

function MainWalletTopUp({ balance }: { readonly balance: string }) {
  const text = useText(launchText)
  return (
    <div className={styles.form}>
      <dl className={styles.balances}>
        <div>
          <dt>{text.mainBalance}</dt>
          <dd>
            <Money amount={balance} size="l" />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{text.topUpFromMain}</p>
      <AppLink to={href('deposit')} className={buttonClass({ block: true })}>
        {text.toDeposit}
      </AppLink>
    </div>
  )
}
