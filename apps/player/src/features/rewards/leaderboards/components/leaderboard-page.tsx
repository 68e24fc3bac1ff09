import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useState } from 'react'
import { bannerImageUrl } from '../../../../shared/art/banner-image.ts'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { usePageParams } from '../../../../shared/navigation/page-context.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { ActivityNotFound } from '../../activities/components/activity-not-found.tsx'
import { useLeaderboard } from '../api.ts'
import { leaderboardsText } from '../leaderboards-text.ts'
import styles from './leaderboard.module.css'
import { OwnStanding } from './own-standing.tsx'
import { PastRuns } from './past-runs.tsx'
import { PrizeList } from './prize-list.tsx'
import { Standings } from './standings.tsx'

/** `/leaderboard/{id}`: a leaderboard's present run, its rules and prizes, and past results. */
export function LeaderboardPage() {
  const text = useText(leaderboardsText)
  const { id } = usePageParams('leaderboard')
  const [runId, setRunId] = useState<string | null>(null)
  const leaderboard = useLeaderboard(id, runId)
  const refresh = () => leaderboard.refetch({ throwOnError: true })
  usePush(['user_change'], () => leaderboard.refetch())
  const { data } = leaderboard
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page>
        <PageHeader title={text.leaderboard} onBack={() => goBack(href('activity'))} />
        <PageBody>
          {data ? (
            <>
              <LeaderboardHeader
                leaderboard={data}
                onEnd={() => leaderboard.refetch()}
                onNow={() => setRunId(null)}
              />
              {data.state === 'upcoming' || data.state === 'cancelled' ? null : (
                <>
                  <OwnStanding leaderboard={data} />
                  <Standings leaderboard={data} />
                </>
              )}
              <PrizeList leaderboard={data} />
              <Rules leaderboard={data} />
              <PastRuns leaderboard={data} onChoose={setRunId} />
            </>
          ) : null}
          {leaderboard.isPending ? <Skeleton shape="block" height="520px" /> : null}
          {leaderboard.isError && !data ? (
            leaderboard.error.code === 404 ? (
              <ActivityNotFound />
            ) : (
              <ErrorState detail={leaderboard.error.message} onRetry={() => leaderboard.refetch()} />
            )
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type Leaderboard = CallResponse<'getLeaderboard'>
type LeaderboardHeaderProps = {
  readonly leaderboard: Leaderboard
  readonly onEnd: () => void
  readonly onNow: () => void
}

function LeaderboardHeader({ leaderboard, onEnd, onNow }: LeaderboardHeaderProps) {
  const text = useText(leaderboardsText)
  const { title, summary, art, state, starts_at: from, ends_at: to, run_id, current_run_id } = leaderboard
  const until = state === 'upcoming' ? from : state === 'running' ? to : null
  return (
    <>
      <div className={styles.hero}>
        <img src={bannerImageUrl(art)} alt="" className={styles.art} />
      </div>
      <Card title={title}>
        <div className={styles.head}>
          <p className={styles.summary}>{summary}</p>
          <p className={`${styles.quiet} num`}>
            {to === null
              ? text.from(formatTaiwanDateTime(from))
              : text.period(formatTaiwanDateTime(from), formatTaiwanDateTime(to))}
          </p>
          {until === null ? null : (
            <p className={styles.countdown}>
              <span>{state === 'upcoming' ? text.startsIn : text.endsIn}</span>
              <Countdown untilMs={Date.parse(until)} now={serverNow} onEnd={onEnd} />
            </p>
          )}
          {state === 'running' ? null : (
            <Callout tone={state === 'cancelled' ? 'warn' : 'info'}>{text[state]}</Callout>
          )}
          {current_run_id !== null && current_run_id !== run_id ? (
            <Button size="s" variant="ghost" onClick={onNow}>
              {text.backToNow}
            </Button>
          ) : null}
        </div>
      </Card>
    </>
  )
}

function Rules({ leaderboard: { rules, content } }: { readonly leaderboard: Leaderboard }) {
  const text = useText(leaderboardsText)
  return (
    <>
      <Card title={text.rules}>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      <Card title={text.details}>
        <p className={styles.content}>{content}</p>
      </Card>
    </>
  )
}
