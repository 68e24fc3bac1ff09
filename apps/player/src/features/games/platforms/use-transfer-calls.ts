import type { PlatformTransfer } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { transferEnd } from '../transfers/api.ts'
import { useDepositToGame, useWithdrawFromGame } from './api.ts'
import { cacheTransfers } from './cache-transfers.ts'
import { platformsText } from './platforms-text.ts'
import type { Direction } from './transfer-rules.ts'

type Reactions = {
  readonly onArrived: () => void
  /** The transfer is still open. */
  readonly onOpen: (transfer: PlatformTransfer) => void
}

/** The transfer calls in both directions. The state lives above the sheet, so that closing it keeps an open idempotent call. */
export function useTransferCalls({ onArrived, onOpen }: Reactions) {
  const text = useText(platformsText)
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const finish = (transfer: PlatformTransfer | undefined, balance: string, refused: string | undefined) => {
    cacheTransfers(client, transfer ? [transfer] : [], balance)
    const isUnderWay = transfer !== undefined && transferEnd(transfer.status) === undefined
    setRefusal(isUnderWay ? undefined : refused)
    if (isUnderWay) return onOpen(transfer)
    if (refused !== undefined) return void playSound('error')
    if (transfer) showToast(successText(transfer), { kind: 'success' })
    onArrived()
  }
  const successText = ({ direction, platform_name, amount }: PlatformTransfer) =>
    (direction === 'in' ? text.arrivedIn : text.arrivedOut)(platform_name, formatMoneyAmount(amount))

  const into = useDepositToGame(({ transfer, thridResult, NewBalance }) =>
    finish(transfer, NewBalance, thridResult.code === 0 ? undefined : thridResult.msg),
  )
  const back = useWithdrawFromGame(({ transfers, skipped, NewBalance }) => {
    const [left] = skipped
    finish(transfers[0], NewBalance, left && text[`why_${left.reason}`])
  })
  const isOpen = into.state !== 'idle' || back.state !== 'idle'
  return {
    of: (direction: Direction) => (direction === 'in' ? into : back),
    into,
    back,
    /** The platform’s own refusal (§8 specific messages). */
    refusal,
    isOpen,
    clear() {
      setRefusal(undefined)
      into.clearError()
      back.clearError()
    },
  }
}

export type TransferCalls = ReturnType<typeof useTransferCalls>
