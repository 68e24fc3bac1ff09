import type { PlatformTransfer } from '@gamehall/contract/games'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import type { ReactNode } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { supportChatHref } from '../../../shared/navigation/support-chat-href.ts'
import { supportLinkText } from '../../../shared/navigation/support-link.tsx'
import { TransferFacts, useFollowedTransfer } from '../platforms/transfer-progress.tsx'
import { transferEnd } from './api.ts'
import styles from './transfer-outcome.module.css'
import { nextStepText, transferState } from './transfer-state.ts'
import { transfersText } from './transfers-text.ts'

const NOT_FOUND = 30404
const BAD_REQUEST = 400

type TransferOutcomeProps = {
  readonly reference: string
  /** Shown when there is no such transfer. */
  readonly notFound: ReactNode
}

/** The page of one platform transfer: its state, what happens next, and every step so far. */
export function TransferOutcome({ reference, notFound }: TransferOutcomeProps) {
  const transfer = useFollowedTransfer(reference)
  usePush(['gold_change', 'user_change', 'normal'], () => transfer.refetch())
  if (transfer.data) return <Outcome transfer={transfer.data} />
  if (transfer.error?.code === NOT_FOUND || transfer.error?.code === BAD_REQUEST) return notFound
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
  const ask = useText(supportLinkText)
  const { direction, platform_name, amount, status } = transfer
  const { label, tone } = transferState(text, transfer)
  const isOpen = transferEnd(status) === undefined
  return (
    <>
      <Card look="hero">
        <span className={styles.say}>{text[direction](platform_name)}</span>
        {isAmountBelow('0', amount) ? <Money amount={amount} size="2xl" /> : text.all}
        <span role="status">
          <StatusPill tone={tone}>{label}</StatusPill>
        </span>
      </Card>
      <Callout tone={status === 'MANUAL' ? 'warn' : 'info'}>{nextStepText(text, transfer)}</Callout>
      <Card>
        <TransferFacts transfer={transfer} />
      </Card>
      <BottomBar>
        <AppLink to={href('transferRecord')} className={buttonClass({ variant: 'ghost' })}>
          {text.record}
        </AppLink>
        <AppLink
          to={isOpen ? supportChatHref('transfer', transfer.reference) : href('walletTransfer')}
          className={buttonClass({})}
        >
          {isOpen ? ask.ask : text.again}
        </AppLink>
      </BottomBar>
    </>
  )
}
