import type { PlatformTransfer } from '@gamehall/contract/games'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { isBelow } from '../../../shared/money/whole-amount.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { askAbout } from '../../../shared/navigation/ask-about.ts'
import { askText } from '../../../shared/navigation/ask-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { usePush } from '../../../shared/socket/use-push.ts'
import { transferEnd } from '../api/use-transfer.ts'
import { TransferFacts, useFollowedTransfer } from '../platforms/transfer-progress.tsx'
import styles from './transfer-outcome.module.css'
import { nextWords, transferState } from './transfer-state.ts'
import { transfersText } from './transfers-text.ts'

const NOT_FOUND = 30404
const BAD_REQUEST = 400

type TransferOutcomeProps = {
  readonly reference: string
  /** Shown when there is no such transfer. */
  readonly lost: ReactNode
}

/** The page of one platform transfer: its state, what happens next, and every step so far. */
export function TransferOutcome({ reference, lost }: TransferOutcomeProps) {
  const transfer = useFollowedTransfer(reference)
  usePush(['gold_change', 'user_change', 'normal'], () => transfer.refetch())
  if (transfer.data) return <Outcome transfer={transfer.data} />
  if (transfer.error?.code === NOT_FOUND || transfer.error?.code === BAD_REQUEST) return lost
  if (transfer.isError)
    return <ErrorState detail={transfer.error.message} onRetry={() => transfer.refetch()} />
  return (
    <>
      <Skeleton shape="block" height="140px" />
      <Skeleton shape="block" height="60px" />
      <Skeleton shape="block" height="360px" />
    </>
  )
}

function Outcome({ transfer }: { readonly transfer: PlatformTransfer }) {
  const text = useText(transfersText)
  const ask = useText(askText)
  const { direction, platform_name, amount, status } = transfer
  const { label, tone } = transferState(text, transfer)
  const isOpen = transferEnd(status) === undefined
  return (
    <>
      <Card look="hero">
        <span className={styles.say}>{text[direction](platform_name)}</span>
        {isBelow('0', amount) ? <Money amount={amount} size="2xl" /> : text.all}
        <span role="status">
          <StatusPill tone={tone}>{label}</StatusPill>
        </span>
      </Card>
      <Tip tone={status === 'MANUAL' ? 'warn' : 'info'}>{nextWords(text, transfer)}</Tip>
      <Card>
        <TransferFacts transfer={transfer} />
      </Card>
      <BottomBar>
        <AppLink to={href('transferRecord')} className={buttonClass({ variant: 'ghost' })}>
          {text.record}
        </AppLink>
        <AppLink
          to={isOpen ? askAbout('transfer', transfer.reference) : href('walletTransfer')}
          className={buttonClass({})}
        >
          {isOpen ? ask.ask : text.again}
        </AppLink>
      </BottomBar>
    </>
  )
}
