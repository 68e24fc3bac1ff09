import type { PlatformTransfer } from '@gamehall/contract/games'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { type TransferEnd, transferEnd, useTransfer } from '../api/use-transfer.ts'
import { launchText } from './launch-text.ts'

/** Follows a transfer that was still open when it was answered, and tells its end once. */
export function useTransferEnd(
  transfer: PlatformTransfer | undefined,
  onEnd: (end: TransferEnd) => void,
): void {
  const text = useText(launchText)
  const refreshPlayer = useRefreshPlayerInfo()
  const isOpen = transfer !== undefined && !transferEnd(transfer.status)
  const followed = useTransfer(isOpen ? transfer.reference : undefined)
  const end = isOpen && followed.data ? transferEnd(followed.data.status) : undefined
  const tell = useEffectEvent((known: TransferEnd) => {
    if (known === 'arrived') showToast(text.waitSuccess, { kind: 'success' })
    else showToast(text.waitReturned, { kind: 'error' })
    void refreshPlayer()
    onEnd(known)
  })
  useEffect(() => {
    if (end) tell(end)
  }, [end])
}
