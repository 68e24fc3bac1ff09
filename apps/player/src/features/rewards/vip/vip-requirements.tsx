import { VIP_HOLD_DAYS } from '@gamehall/contract/constants'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { percentComplete } from '@gamehall/web-client/money/percent-complete.ts'
import { taiwanDay } from '../../../shared/records/taiwan-day.ts'
import type { useSelfVipInfo } from './api.ts'
import styles from './vip.module.css'
import { VipProgress } from './vip-progress.tsx'
import { vipText } from './vip-text.ts'

type SelfVip = NonNullable<ReturnType<typeof useSelfVipInfo>['data']>
const DAY_MS = 86_400_000

/** The next level's requirements with the player's progress. */
export function VipNextLevel({ next }: Pick<SelfVip, 'next'>) {
  const text = useText(vipText)
  if (next === null)
    return (
      <Card title={text.top}>
        <p className={styles.quiet}>{text.topHint}</p>
      </Card>
    )
  return (
    <Card title={text.next(next.name)}>
      <VipProgress label={text.deposit} progress={next.deposit} />
      <VipProgress label={text.validBet} progress={next.valid_bet} />
      {next.comeback ? <VipProgress label={text.comeback} progress={next.comeback} /> : null}
      {next.is_reached ? <Callout>{text.reached}</Callout> : <p className={styles.quiet}>{text.nextRule}</p>}
    </Card>
  )
}

/** The hold requirement with its progress and deadline. */
export function VipHold({ hold }: { readonly hold: NonNullable<SelfVip['hold']> }) {
  const text = useText(vipText)
  const until = Date.parse(hold.until)
  const days = Math.max(0, Math.ceil((until - serverNow()) / DAY_MS))
  return (
    <Card title={text.hold}>
      <VipProgress label={text.holdBet} progress={hold} />
      <p className={`${styles.quiet} num`}>
        {percentComplete(hold.required, hold.done) === 100
          ? text.holdMet
          : text.holdUntil(taiwanDay(until), String(days))}
      </p>
      <p className={styles.quiet}>{text.holdRule(String(VIP_HOLD_DAYS))}</p>
    </Card>
  )
}
