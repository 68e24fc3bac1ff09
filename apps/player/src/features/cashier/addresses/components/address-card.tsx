import type { WalletAddress } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { CopyButton } from '@gamehall/ui/buttons/copy-button.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { addressesText } from '../addresses-text.ts'
import { useRemoveAddress } from '../api.ts'
import styles from './addresses.module.css'

type AddressCardProps = { readonly entry: WalletAddress; readonly onReady: () => void }

/** One full address with its waiting period or last use. */
export function AddressCard({ entry, onReady }: AddressCardProps) {
  const text = useText(addressesText)
  const remove = useConfirmRemove(entry)
  return (
    <Card>
      <div className={styles.head}>
        {entry.label || entry.network}
        <StatusPill tone={entry.is_usable ? 'win' : 'wait'}>
          {entry.is_usable ? text.usable : text.waiting}
        </StatusPill>
      </div>
      <p className={`${styles.whole} num`}>{entry.address}</p>
      <div className={styles.line}>
        <AddressState entry={entry} onReady={onReady} />
        <span className={styles.ways}>
          <CopyButton text={entry.address} what={text.address} />
          <Button size="s" variant="ghost" onClick={remove}>
            {text.remove}
          </Button>
        </span>
      </div>
    </Card>
  )
}

function AddressState({ entry, onReady }: AddressCardProps) {
  const text = useText(addressesText)
  if (!entry.is_usable)
    return (
      <span>
        {text.usableIn}
        <Countdown untilMs={Date.parse(entry.usable_at)} now={serverNow} onEnd={onReady} />
      </span>
    )
  return (
    <span>{entry.last_used_at === null ? '' : text.usedAt(formatTaiwanDateTime(entry.last_used_at))}</span>
  )
}

function useConfirmRemove({ address_id, address }: WalletAddress): () => Promise<void> {
  const text = useText(addressesText)
  const { mutateAsync } = useRemoveAddress()
  return async () => {
    const isSure = await confirm({
      title: text.removeAsk,
      body: text.removeBody(address),
      confirmLabel: text.remove,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync({ address_id })
      showToast(text.removed, { kind: 'success' })
    } catch (error) {
      // useCallMutation has shown the error.
      if (!(error instanceof CallError)) throw error
    }
  }
}
