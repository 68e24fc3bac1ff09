import type { PlatformTransfer } from '@gamehall/contract/games'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Timeline } from '@gamehall/ui/data-display/timeline.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { transferEnd, useTransfer } from '../transfers/api.ts'
import styles from './platform-wallets.module.css'
import { platformsText } from './platforms-text.ts'
import { transferSteps } from './transfer-steps.ts'

type TransferProgressSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly reference: string | undefined
}

/** The progress of one transfer, polled until it ends. */
export function TransferProgressSheet({ isOpen, onClose, reference }: TransferProgressSheetProps) {
  const text = useText(platformsText)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text.progress}>
      {isOpen && reference !== undefined ? <TransferProgress reference={reference} /> : null}
    </Sheet>
  )
}

/** Polls one transfer until it ends, then refetches the balances. */
export function useFollowedTransfer(reference: string) {
  const client = useQueryClient()
  const transfer = useTransfer(reference)
  const end = transfer.data && transferEnd(transfer.data.status)
  useEffect(() => {
    if (end === undefined) return
    void client.invalidateQueries({ queryKey: ['getPlatformBalances'] })
    void client.invalidateQueries({ queryKey: ['getUserInfo'] })
  }, [client, end])
  return transfer
}

function TransferProgress({ reference }: { readonly reference: string }) {
  const text = useText(platformsText)
  const transfer = useFollowedTransfer(reference)
  if (transfer.data)
    return (
      <TransferFacts transfer={transfer.data}>
        {transferEnd(transfer.data.status) === undefined ? <Callout>{text.calm}</Callout> : null}
      </TransferFacts>
    )
  if (transfer.isError)
    return <ErrorState detail={transfer.error.message} onRetry={() => transfer.refetch()} />
  return <Skeleton shape="block" height="320px" />
}

type TransferFactsProps = {
  readonly transfer: PlatformTransfer
  /** Shown between the steps and the details. */
  readonly children?: ReactNode
}

/** The steps and details of a transfer. */
export function TransferFacts({ transfer, children }: TransferFactsProps) {
  const text = useText(platformsText)
  const { amount, direction, platform_name, reference, created_at } = transfer
  return (
    <div className={styles.stack}>
      <Timeline steps={transferSteps(text, transfer)} />
      {children}
      <DescriptionList>
        <DescriptionRow label={text.sum}>
          {isAmountBelow('0', amount) ? <Money amount={amount} /> : text.allOfIt}
        </DescriptionRow>
        <DescriptionRow label={text.way}>
          {platform_name} · {text[direction]}
        </DescriptionRow>
        <DescriptionRow label={text.time}>{formatTaiwanDateTime(created_at)}</DescriptionRow>
        <DescriptionRow label={text.reference} copy={reference}>
          {reference}
        </DescriptionRow>
      </DescriptionList>
    </div>
  )
}
