import type { PlatformTransfer } from '@gamehall/contract/games'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useConnection } from '../../../shared/stores/connection-store.ts'
import { useTransferEnd } from '../launch/use-transfer-end.ts'
import type { HostMessage } from './game-messages.ts'

/**
 * Pauses the game while something of the hall covers it: no round may start under a question. Returns what has the game read its
 * balance: at once, or when it is uncovered; so do the end of the transfer made on entering, and the network when it is back.
 */
export function useGameRefresh(
  transfer: PlatformTransfer | undefined,
  isCovered: boolean,
  tell: (message: HostMessage) => void,
): () => void {
  const onCover = useEffectEvent(() => tell({ type: 'pause' }))
  const onUncover = useEffectEvent(() => tell({ type: 'resume' }))
  useEffect(() => {
    if (!isCovered) return
    onCover()
    return () => onUncover()
  }, [isCovered])
  const refresh = () => {
    if (!isCovered) tell({ type: 'resume' })
  }
  useTransferEnd(transfer, refresh)
  useResumeOnline(refresh)
  return refresh
}

/** Calls `resume` when the network is back. */
function useResumeOnline(resume: () => void): void {
  const isOnline = useConnection((connection) => connection.isOnline)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    else if (wasOffline.current) {
      wasOffline.current = false
      resume()
    }
  })
}
