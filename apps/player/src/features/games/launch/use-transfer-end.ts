import type { PlatformTransfer } from '@gamehall/contract/games'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent } from 'react'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { type TransferEnd, transferEnd, useTransfer } from '../transfers/api.ts'
import { launchText } from './launch-text.ts'

/** Polls a transfer that was open when the game was entered, and reports its result once. */
export function useTransferEnd(
  transfer: PlatformTransfer | undefined,
  onEnd: (end: TransferEnd) => void,
): void {
  const text = useText(launchText)
  const refreshPlayer = useRefreshPlayerInfo()
  const isOpen = transfer !== undefined && !transferEnd(transfer.status)
  const followed = useTransfer(isOpen ? transfer.reference : undefined)
  const end = isOpen && followed.data ? transferEnd(followed.data.status) : undefined
  const report = useEffectEvent((known: TransferEnd) => {
    if (known === 'arrived') showToast(text.waitSuccess, { kind: 'success' })
    else showToast(text.waitReturned, { kind: 'error' })
    void refreshPlayer()
    onEnd(known)
  })
  useEffect(() => {
    if (end) report(end)
  }, [end])
}
