import type { VipLevel } from '@gamehall/contract/rewards'
import { isCurrency } from '@gamehall/money'
import { Chip } from '@gamehall/ui/controls/chip.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { VipBadge } from '../../../shared/player/vip-badge.tsx'
import { useVipInfo } from './api.ts'
import styles from './vip.module.css'
import { VipRates } from './vip-rates.tsx'
import { vipText } from './vip-text.ts'

/** `/vip_detail`: every level's requirements and benefits; open to visitors (§2). */
export function VipDetailPage() {
  const text = useText(vipText)
  const levels = useVipInfo()
  return (
    <Page>
      <PageHeader title={text.detailTitle} onBack={() => goBack(href('mine'))} />
      <PageBody>
        {levels.data ? <Levels levels={levels.data.levels} holdDays={levels.data.hold_days} /> : null}
        {levels.isPending ? <Skeleton shape="block" height="520px" /> : null}
        {levels.isError && !levels.data ? (
          <ErrorState detail={levels.error.message} onRetry={() => levels.refetch()} />
        ) : null}
      </PageBody>
    </Page>
  )
}

type LevelsProps = { readonly levels: readonly VipLevel[]; readonly holdDays: number }

function Levels({ levels, holdDays }: LevelsProps) {
  const text = useText(vipText)
  const own = usePlayerInfo().data?.vip_level ?? 0
  const linked = usePage().query.get('level')
  const [picked, setPicked] = useState(() => (linked === null ? undefined : Number(linked)))
  const level = levels.find((each) => each.level === (picked ?? own)) ?? levels[0]
  const days = String(holdDays)
  return (
    <>
      <fieldset aria-label={text.choose} className={styles.levels}>
        {levels.map((each) => (
          <Chip key={each.level} isChosen={each === level} onClick={() => setPicked(each.level)}>
            {text.vip(String(each.level))}
          </Chip>
        ))}
      </fieldset>
      {level ? <Level level={level} days={days} /> : null}
      <Card title={text.rules}>
        <ul className={styles.rules}>
          <li>{text.ruleUp}</li>
          <li>{text.ruleHold(days)}</li>
          <li>{text.ruleBack}</li>
          <li>{text.ruleRate}</li>
        </ul>
      </Card>
    </>
  )
}

function Level({ level, days }: { readonly level: VipLevel; readonly days: string }) {
  const text = useText(vipText)
  const isFirst = level.level === 0
  return (
    <>
      <Card look="hero">
        <VipBadge level={level.level} />
        <b className={styles.name}>{level.name}</b>
        <span className={styles.quiet}>{text.vip(String(level.level))}</span>
      </Card>
      <Card title={text.takes}>
        <DescriptionList>
          <DescriptionRow label={text.deposit} align="end">
            {isFirst ? text.none : <Money amount={level.deposit} />}
          </DescriptionRow>
          <DescriptionRow label={text.validBet} align="end">
            {isFirst ? text.none : <Money amount={level.valid_bet} />}
          </DescriptionRow>
          <DescriptionRow label={text.keeps(days)} align="end">
            {isFirst ? text.none : <Money amount={level.hold_valid_bet} />}
          </DescriptionRow>
        </DescriptionList>
      </Card>
      <Card title={text.rates}>
        <VipRates rates={level.rates} />
      </Card>
      <Card title={text.withdrawals}>
        <DescriptionList>
          {level.withdrawals.map(({ channel_id, name, currency, max, daily_max, daily_count }) => (
            <DescriptionRow key={channel_id} label={name} align="end">
              <span className={styles.limits}>
                <span>
                  {text.perOrder} <Money amount={max} currency={isCurrency(currency) ? currency : 'TWD'} />
                </span>
                <span>
                  {text.perDay}{' '}
                  <Money amount={daily_max} currency={isCurrency(currency) ? currency : 'TWD'} />
                </span>
                <span className={styles.quiet}>
                  {currency} · {text.times(String(daily_count))}
                </span>
              </span>
            </DescriptionRow>
          ))}
        </DescriptionList>
      </Card>
    </>
  )
}
