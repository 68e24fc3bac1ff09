import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallPayload } from '@gamehall/web-client/calls/send-call.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { MoneyCallStatus } from '../../../shared/money/money-call-status.tsx'
import { AppIconLink, AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { ClaimSheet } from '../../../shared/turnover/claim-sheet.tsx'
import { useClaimRebates, useRebateInfo, useRebates } from './api.ts'
import styles from './rebate.module.css'
import { rebateText } from './rebate-text.ts'
import { RebateToday } from './rebate-today.tsx'

/** `/turn_water`: unclaimed rebates, claimed one by one or all at once, and today's preview (§2). */
export function RebatePage() {
  const text = useText(rebateText)
  const info = useRebateInfo()
  return (
    <PullToRefresh onRefresh={() => info.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader
          title={text.title}
          onBack={() => goBack(href('mine'))}
          trailing={<AppIconLink shape={history} label={text.record} to={href('rebateRecord')} />}
        />
        <PageBody>
          {info.data ? <Rebates info={info.data} onMidnight={() => void info.refetch()} /> : null}
          {info.isPending ? (
            <>
              <Skeleton shape="block" height="190px" />
              <Skeleton shape="block" height="180px" />
            </>
          ) : null}
          {info.isError && !info.data ? (
            <ErrorState detail={info.error.message} onRetry={() => info.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type RebatesProps = {
  readonly info: NonNullable<ReturnType<typeof useRebateInfo>['data']>
  readonly onMidnight: () => void
}

function Rebates({ info, onMidnight }: RebatesProps) {
  const text = useText(rebateText)
  const [pendingClaim, setPendingClaim] = useState<PendingClaim>()
  const [isOpen, setOpen] = useState(false)
  const claim = useClaimRebates(() => setOpen(false))
  const ask = (next: PendingClaim) => {
    setPendingClaim(next)
    setOpen(true)
  }
  const { unclaimed_count, unclaimed_amount, expires_after_days } = info
  const isNone = unclaimed_count === 0
  return (
    <>
      <Card look="hero">
        <span className={styles.say}>{isNone ? text.nothing : text.waiting}</span>
        <Money amount={unclaimed_amount} size="2xl" />
        <Button
          block
          className={styles.go}
          disabled={isNone}
          loading={claim.state === 'sending' || claim.state === 'checking'}
          onClick={() => ask({ amount: unclaimed_amount, payload: {} })}
        >
          {text.claimAll}
        </Button>
        <span className={styles.say}>{text.wash}</span>
      </Card>
      {isOpen ? null : <MoneyCallStatus call={claim} />}
      {isNone ? null : <Waiting isBusy={claim.state !== 'idle'} onAsk={ask} />}
      <RebateToday info={info} onMidnight={onMidnight} />
      <Callout>
        {text.how} {expires_after_days === null ? text.noExpiry : text.expiry(String(expires_after_days))}
      </Callout>
      {pendingClaim ? (
        <ClaimSheet
          title={text.claimTitle}
          amount={pendingClaim.amount}
          // §9: a rebate is withdrawable at 1× turnover.
          required={pendingClaim.amount}
          isBonus={false}
          {...{ isOpen, call: claim }}
          onClaim={() => claim.run(pendingClaim.payload)}
          onClose={() => setOpen(false)}
        />
      ) : null}
      <AppLink to={href('vipDetail')} className={buttonClass({ block: true, variant: 'ghost' })}>
        {text.seeVip}
      </AppLink>
    </>
  )
}

/** The claim to confirm: one rebate, or all of them. */
type PendingClaim = { readonly amount: string; readonly payload: CallPayload<'claimRebates'> }

type WaitingProps = { readonly isBusy: boolean; readonly onAsk: (pendingClaim: PendingClaim) => void }

function Waiting({ isBusy, onAsk }: WaitingProps) {
  const text = useText(rebateText)
  const waiting = useRebates({ state: 'unclaimed' })
  const items = flattenPages(waiting.data)
  if (items === undefined || items.length === 0) return null
  return (
    <Card title={text.list}>
      {items.map(({ rebate_id, date, type, valid_bet, rate, amount }) => (
        <div key={rebate_id} className={styles.row}>
          <span className={styles.words}>
            {text[type]}
            <span className={`${styles.detail} num`}>
              {date} · {text.formula(formatMoneyAmount(valid_bet), rate)}
            </span>
          </span>
          <span className={styles.end}>
            <Money amount={amount} />
            <Button
              size="m"
              variant="ghost"
              aria-label={`${text.claim} ${date} ${text[type]}`}
              disabled={isBusy}
              onClick={() => onAsk({ amount, payload: { rebate_id } })}
            >
              {text.claim}
            </Button>
          </span>
        </div>
      ))}
      {waiting.hasNextPage ? (
        <Button block variant="ghost" onClick={() => waiting.fetchNextPage()}>
          {text.more}
        </Button>
      ) : null}
    </Card>
  )
}
