import type { VipChange } from '@gamehall/contract/rewards'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { VipBadge } from '../../../shared/player/vip-badge.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { useSelfVipInfo } from './api.ts'
import styles from './vip.module.css'
import { VipLadder } from './vip-ladder.tsx'
import { VipRates } from './vip-rates.tsx'
import { VipHold, VipNextLevel } from './vip-requirements.tsx'
import { vipText } from './vip-text.ts'

/** `/vip_member`: the player's level, progress, hold requirement, rebate rates and history (§2). */
export function VipMemberPage() {
  const text = useText(vipText)
  const vip = useSelfVipInfo()
  return (
    <PullToRefresh onRefresh={() => vip.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={text.title} onBack={() => goBack(href('mine'))} />
        <PageBody>
          {vip.data ? <Standing vip={vip.data} /> : null}
          {vip.isPending ? <Bones /> : null}
          {vip.isError && !vip.data ? (
            <ErrorState detail={vip.error.message} onRetry={() => vip.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function Bones() {
  return (
    <>
      <Skeleton shape="block" height="170px" />
      <Skeleton shape="block" height="190px" />
      <Skeleton shape="block" height="160px" />
    </>
  )
}

function Standing({ vip }: { readonly vip: NonNullable<ReturnType<typeof useSelfVipInfo>['data']> }) {
  const text = useText(vipText)
  return (
    <>
      <Card look="hero">
        <VipBadge level={vip.level} />
        <b className={styles.name}>{vip.name}</b>
        <span className={`${styles.quiet} num`}>
          {text.vip(String(vip.level))}
          {vip.since === null ? null : ` · ${text.since(formatTaiwanDateTime(vip.since).slice(0, 10))}`}
        </span>
        {vip.level === 0 && vip.changes.length === 0 ? (
          <span className={styles.quiet}>{text.newcomer}</span>
        ) : null}
      </Card>
      <VipNextLevel next={vip.next} />
      {vip.hold ? <VipHold hold={vip.hold} /> : null}
      <VipLadder vip={vip} />
      <Card title={text.rates}>
        <VipRates rates={vip.rates} />
      </Card>
      <div className={styles.foot}>
        <AppLink to={href('vipDetail')} className={buttonClass({ block: true, variant: 'ghost' })}>
          {text.all}
        </AppLink>
        <AppLink to={href('rebate')} className={buttonClass({ block: true })}>
          {text.rebate}
        </AppLink>
      </div>
      <Card title={text.changes}>
        <Changes changes={vip.changes} />
      </Card>
    </>
  )
}

const tones = { promoted: 'win', relegated: 'warn', placed: 'info' } as const

function Changes({ changes }: { readonly changes: readonly VipChange[] }) {
  const text = useText(vipText)
  if (changes.length === 0) return <p className={styles.quiet}>{text.noChanges}</p>
  return (
    <DescriptionList>
      {changes.map(({ kind, from_level, to_level, at }) => (
        <DescriptionRow key={`${at}-${to_level}`} label={formatTaiwanDateTime(at)} align="end">
          {text.step(String(from_level), String(to_level))}{' '}
          <StatusPill tone={tones[kind]}>{text[kind]}</StatusPill>
        </DescriptionRow>
      ))}
    </DescriptionList>
  )
}
