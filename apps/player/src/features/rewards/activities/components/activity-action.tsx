import type { FreeRoundsPrize } from '@gamehall/contract/rewards'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { resolveContentLink } from '../../../../shared/navigation/resolve-content-link.ts'
import { useMayCall } from '../../../../shared/player/use-may-call.ts'
import { useIsLoggedIn } from '../../../../shared/stores/session-store.ts'
import { activitiesText } from '../activities-text.ts'
import { useRefreshActivities } from '../api.ts'
import styles from './activity.module.css'
import { ClaimBonus } from './claim-bonus.tsx'
import { ClaimFreeRounds } from './claim-free-rounds.tsx'

type ActivityActionProps = {
  readonly activity: CallResponse<'getActivity'>
  readonly status: CallResponse<'getActivityStatus'> | undefined
}

/** The bottom bar with the action available for an offer. */
export function ActivityAction({ activity, status }: ActivityActionProps) {
  const text = useText(activitiesText)
  const isLoggedIn = useIsLoggedIn()
  const mayTake = useMayCall('completeActivity')
  const { id, mode, is_over: isOver } = activity
  const link = resolveContentLink(activity.href)
  if (mode === 'info')
    return link ? (
      <BottomBar>
        <a href={link} className={buttonClass({ block: true })}>
          {text.go}
        </a>
      </BottomBar>
    ) : null
  if (mode === 'leaderboard')
    return (
      <BottomBar>
        <AppLink to={href('leaderboard', { id })} className={buttonClass({ block: true })}>
          {text.toLeaderboard}
        </AppLink>
      </BottomBar>
    )
  if (!isLoggedIn)
    return isOver ? null : (
      <BottomBar>
        <AppLink
          to={href('login', undefined, { to: href('activityDetail', { id }) })}
          className={buttonClass({ block: true })}
        >
          {mode === 'claim' ? text.loginToTake : text.loginToApply}
        </AppLink>
      </BottomBar>
    )
  if (!mayTake) return <Callout tone="warn">{text.notForTest}</Callout>
  return status ? <PlayerAction activity={activity} status={status} /> : null
}

type PlayerActionProps = {
  readonly activity: CallResponse<'getActivity'>
  readonly status: CallResponse<'getActivityStatus'>
}

function PlayerAction({ activity: { id, title, bonus }, status }: PlayerActionProps) {
  const text = useText(activitiesText)
  const freeRounds = bonus?.free_rounds ?? null
  switch (status.state) {
    case 'completed':
      if (freeRounds !== null) return <ClaimFreeRounds id={id} rounds={freeRounds.rounds} />
      return (
        <ClaimBonus
          {...{ id, title }}
          amount={status.bonus ?? '0.00'}
          turnoverPercent={bonus?.wash_percent ?? 0}
        />
      )
    case 'unclaimed':
    case 'under_review':
      return (
        <BottomBar>
          <AppLink to={href('activityApply', { id })} className={buttonClass({ block: true })}>
            {status.state === 'unclaimed' ? text.apply : text.seeApplication}
          </AppLink>
        </BottomBar>
      )
    case 'in_progress':
      return <WhatIsMissing refusal={status.refusal} />
    case 'received':
      return <Received againAt={status.again_at} freeRounds={freeRounds} />
    case 'ended':
      return null
  }
}

type ReceivedProps = { readonly againAt: string | null; readonly freeRounds: FreeRoundsPrize | null }

function Received({ againAt, freeRounds }: ReceivedProps) {
  const text = useText(activitiesText)
  const refresh = useRefreshActivities()
  return (
    <BottomBar>
      <div className={styles.received}>
        <StatusPill tone="win">{text.received}</StatusPill>
        {againAt === null ? null : (
          <span className={styles.period}>
            {text.againIn} <Countdown untilMs={Date.parse(againAt)} now={serverNow} onEnd={refresh} />
          </span>
        )}
      </div>
      {freeRounds === null ? null : (
        <AppLink
          to={href('startGame', undefined, { gid: freeRounds.gid })}
          className={buttonClass({ block: true })}
        >
          {text.playFree(freeRounds.game_name)}
        </AppLink>
      )}
    </BottomBar>
  )
}

/** Shows why the offer is not available, with a link to the page that resolves it. */
function WhatIsMissing({ refusal }: { readonly refusal: CallResponse<'getActivityStatus'>['refusal'] }) {
  const text = useText(activitiesText)
  const ways = {
    20003: { to: href('vipMember'), label: text.toVip },
    20005: { to: href('deposit'), label: text.toDeposit },
    20006: { to: href('bank'), label: text.toBank },
    20014: { to: href('authentication'), label: text.toVerification },
    20015: { to: href('home'), label: text.toGames },
  } as const
  const way = Object.entries(ways).find(([code]) => Number(code) === refusal?.code)?.[1]
  return (
    <>
      <Callout tone="warn">{refusal?.msg}</Callout>
      {way ? (
        <BottomBar>
          <AppLink to={way.to} className={buttonClass({ block: true })}>
            {way.label}
          </AppLink>
        </BottomBar>
      ) : null}
    </>
  )
}
