import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { chart, headset } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { Menu } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { ActiveBreakCard } from './active-break-card.tsx'
import { usePlayLimits } from './api.ts'
import { LimitList } from './limit-list.tsx'
import { type LimitKey, LimitSheet } from './limit-sheet.tsx'
import { playLimitsText } from './play-limits-text.ts'
import { RealityCheckCard } from './reality-check-card.tsx'
import { StartBreakCard } from './start-break-card.tsx'

const SUBJECTS = ['deposit', 'loss', 'stake', 'time'] as const

/** `/play_limits`: the player’s limits, reality check and breaks. */
export function PlayLimitsPage() {
  const text = useText(playLimitsText)
  const limits = usePlayLimits()
  const [edited, setEdited] = useState<LimitKey>()
  return (
    <PullToRefresh onRefresh={() => limits.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={text.title} onBack={() => goBack(href('mine'))} />
        <PageBody>
          {limits.data?.break ? (
            <ActiveBreakCard pause={limits.data.break} />
          ) : (
            <Callout>{text.intro}</Callout>
          )}
          {limits.isPending ? <SkeletonList count={5} /> : null}
          {limits.isError && !limits.data ? (
            <ErrorState detail={limits.error.message} onRetry={() => limits.refetch()} />
          ) : null}
          {limits.data
            ? SUBJECTS.map((subject) => (
                <LimitList
                  key={subject}
                  subject={subject}
                  limits={limits.data.limits.filter((limit) => limit.subject === subject)}
                  onEdit={setEdited}
                />
              ))
            : null}
          {limits.data ? <RealityCheckCard check={limits.data.reality_check} /> : null}
          {limits.data ? <StartBreakCard /> : null}
          <Menu>
            <MenuLink to={href('playSummary')} shape={chart} label={text.summary} />
            <MenuLink to={href('serviceChat')} shape={headset} label={text.talk} />
          </Menu>
        </PageBody>
        <LimitSheet
          limit={limits.data?.limits.find(
            ({ subject, period }) => subject === edited?.subject && period === edited?.period,
          )}
          onClose={() => setEdited(undefined)}
        />
      </Page>
    </PullToRefresh>
  )
}
