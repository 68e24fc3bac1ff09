import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { chart, headset } from '@gamehall/ui/icons/icon-set.ts'
import { Menu } from '@gamehall/ui/menu.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { SkeletonList } from '@gamehall/ui/skeleton.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayLimits } from '../api/use-play-limits.ts'
import { BreakChoice } from './break-choice.tsx'
import { BreakNow } from './break-now.tsx'
import { CheckChoice } from './check-choice.tsx'
import { LimitList } from './limit-list.tsx'
import { type LimitKey, LimitSheet } from './limit-sheet.tsx'
import { playLimitsText } from './play-limits-text.ts'

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
          {limits.data?.break ? <BreakNow pause={limits.data.break} /> : <Tip>{text.intro}</Tip>}
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
          {limits.data ? <CheckChoice check={limits.data.reality_check} /> : null}
          {limits.data ? <BreakChoice /> : null}
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
