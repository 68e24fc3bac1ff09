import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { calendar } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { RecordIcon } from '../../../shared/records/record-icon.tsx'
import { useGameIcons } from '../lobby/use-game-icons.ts'
import { type SummaryDays, usePlaySummary } from './api.ts'
import { PlayChart } from './play-chart.tsx'
import styles from './play-summary.module.css'
import { playSummaryText } from './play-summary-text.ts'

type Summary = CallResponse<'getPlaySummary'>
const ranges: Readonly<Record<'7' | '30', SummaryDays>> = { 7: 7, 30: 30 }

/** `/play_summary`: the player’s results, in total and by day. */
export function PlaySummaryPage() {
  const text = useText(playSummaryText)
  const [range, setRange] = useState<'7' | '30'>('7')
  const summary = usePlaySummary(ranges[range])
  return (
    <PullToRefresh onRefresh={() => summary.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={text.title} onBack={() => goBack(href('mine'))} />
        <PageBody>
          <Segmented
            label={text.range}
            options={[
              { value: '7', label: text.lastDays(7) },
              { value: '30', label: text.lastDays(30) },
            ]}
            value={range}
            onChange={setRange}
          />
          {summary.data ? <Played summary={summary.data} /> : null}
          {summary.isPending ? <Skeleton shape="block" height="280px" /> : null}
          {summary.isError && !summary.data ? (
            <ErrorState detail={summary.error.message} onRetry={() => summary.refetch()} />
          ) : null}
          <Callout>{text.note}</Callout>
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function Played({ summary }: { readonly summary: Summary }) {
  const text = useText(playSummaryText)
  const { total, days, games } = summary
  const iconOf = useGameIcons(games)
  if (total.bet_count === 0)
    return (
      <EmptyState
        art={<NoRecordsArt />}
        title={text.emptyTitle}
        detail={text.emptyDetail}
        action={
          <AppLink to={href('home')} className={buttonClass({ variant: 'ghost', size: 'm' })}>
            {text.hall}
          </AppLink>
        }
      />
    )
  return (
    <>
      <Card look="hero">
        <p className={styles.label}>{text.net}</p>
        <Money amount={total.win_loss} signed className={styles.net} />
        <p className={styles.label}>{text.netHint}</p>
        <dl className={styles.sums}>
          <div>
            <dt className={styles.label}>{text.bet}</dt>
            <dd>
              <Money amount={total.bet_amount} />
            </dd>
          </div>
          <div>
            <dt className={styles.label}>{text.count}</dt>
            <dd className="num">{total.bet_count}</dd>
          </div>
        </dl>
      </Card>
      <Card title={text.chart}>
        <PlayChart days={days} />
      </Card>
      <Menu title={text.games}>
        {games.map((game) => (
          <MenuItem
            key={game.gid}
            leading={<RecordIcon {...iconOf(game)} />}
            label={game.game_name}
            detail={text.bets(game.bet_count)}
            trailing={<Money amount={game.win_loss} signed />}
          />
        ))}
      </Menu>
      <Menu title={text.days}>
        {days
          .filter((day) => day.bet_count > 0)
          .toReversed()
          .map((day) => (
            <MenuItem
              key={day.day}
              shape={calendar}
              label={<span className="num">{day.day}</span>}
              detail={text.bets(day.bet_count)}
              trailing={<Money amount={day.win_loss} signed />}
            />
          ))}
      </Menu>
      <AppLink to={href('bettingRecord')} className={buttonClass({ variant: 'ghost', block: true })}>
        {text.records}
      </AppLink>
    </>
  )
}
