import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Spinner } from '@gamehall/ui/feedback/spinner.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { MoneyCallStatus } from '../../../shared/money/money-call-status.tsx'
import styles from '../launch/fast-transfer.module.css'
import { launchText } from '../launch/launch-text.ts'

type Recovered = CallResponse<'withdrawFromGame'>
/** `ask`: confirm with the player; `go`: the game’s own exit was used, no confirmation needed. */
export type ExitRequest = 'ask' | 'go'

type ExitSheetProps = {
  readonly request: ExitRequest | undefined
  /** What the game holds of the player: points of a trial, a balance to be transferred back, or nothing. */
  readonly holds: 'trial' | 'balance' | 'nothing'
  readonly apiKey: string | undefined
  /** Names the launch of the game: a page on which it was opened since keeps the balance. */
  readonly launchedAt: string | undefined
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Leaving a game (§2): confirmation, transfer of the balance back to the main wallet, and its result. */
export function ExitSheet({ request, holds, apiKey, launchedAt, onStay, onLeave }: ExitSheetProps) {
  const text = useText(launchText)
  const [skipped, setSkipped] = useState<Recovered['skipped'][number]['reason']>()
  const recover = useMoneyCall('withdrawFromGame', (answer) => {
    const reason = answer.skipped[0]?.reason
    const isElsewhere = reason === 'elsewhere'
    setSkipped(isElsewhere ? undefined : reason)
    if (reason && !isElsewhere) return
    if (isElsewhere) showToast(text.skipped(reason))
    else showRecovered(answer, text)
    onLeave()
  })
  const leave = () => {
    if (holds !== 'balance') onLeave()
    else void recover.run({ is_all: 1, platform: apiKey, launched_at: launchedAt })
  }
  const leaveAtOnce = useEffectEvent(leave)
  useEffect(() => {
    if (request === 'go') leaveAtOnce()
  }, [request])
  const isSending = recover.state === 'sending' || recover.state === 'checking'
  const hasFailed = recover.error !== undefined || skipped !== undefined || recover.state === 'unclear'
  const stay = () => {
    setSkipped(undefined)
    recover.clearError()
    onStay()
  }
  return (
    <Sheet
      isOpen={request !== undefined}
      onClose={stay}
      isLocked={isSending}
      title={hasFailed ? text.recoverFailed : text.exitTitle}
    >
      {isSending ? (
        <p className={styles.busy} role="status">
          <Spinner />
          {text.recovering}
        </p>
      ) : null}
      {!isSending && !hasFailed ? <p className={styles.detail}>{text.exitDetail(holds)}</p> : null}
      {skipped && !isSending ? (
        <div className={styles.reason}>
          <Callout tone="warn">{text.skipped(skipped)}</Callout>
        </div>
      ) : null}
      <MoneyCallStatus call={recover} />
      {isSending ? null : (
        <div className={styles.choices}>
          <Button block data-autofocus onClick={leave}>
            {hasFailed ? text.retry : text.leave}
          </Button>
          {hasFailed ? (
            <Button block variant="ghost" onClick={onLeave}>
              {text.leaveAnyway}
            </Button>
          ) : null}
          <Button block variant="ghost" onClick={stay}>
            {text.stay}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

/** Shows the result without the money sound, because money transferred back is not a win. */
function showRecovered(answer: Recovered, text: (typeof launchText)['zh-TW']): void {
  const transfer = answer.transfers[0]
  if (!transfer) showToast(text.nothingToRecover)
  else if (transfer.status === 'SUCCESS')
    showToast(text.recovered(formatMoneyAmount(transfer.amount)), { kind: 'success' })
  else showToast(text.recoverPending)
}
