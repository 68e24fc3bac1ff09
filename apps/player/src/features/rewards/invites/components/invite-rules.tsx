import { formatMoneyAmount } from '@gamehall/money'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { deposit, idCard, share, slots } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { invitesText } from '../invites-text.ts'
import styles from './invites.module.css'

type Step = {
  readonly shape: IconShape
  readonly title: string
  readonly hint: string
  readonly isOn: boolean
}

/** The steps to earn invite rewards, and the terms. */
export function InviteRules({ rule }: { readonly rule: CallResponse<'getInviteCode'>['rule'] }) {
  const text = useText(invitesText)
  const steps: readonly Step[] = [
    { shape: share, title: text.stepShare, hint: text.stepShareHint, isOn: true },
    { shape: idCard, title: text.stepVerify, hint: text.stepVerifyHint, isOn: true },
    {
      shape: deposit,
      title: text.stepDeposit(formatMoneyAmount(rule.deposit)),
      hint: text.stepDepositHint(formatMoneyAmount(rule.deposit_reward)),
      isOn: isAmountBelow('0', rule.deposit_reward),
    },
    {
      shape: slots,
      title: text.stepBets,
      hint: text.stepBetsHint(rule.bet_rate, formatMoneyAmount(rule.bet_daily_max)),
      isOn: rule.bet_rate !== '0.00',
    },
  ]
  const wash = rule.wash_percent
  return (
    <>
      <Card title={text.how}>
        <ol className={styles.steps}>
          {steps
            .filter(({ isOn }) => isOn)
            .map(({ shape, title, hint }) => (
              <li key={title} className={styles.step}>
                <span className={styles.mark}>
                  <Icon shape={shape} />
                </span>
                <span className={styles.stepWords}>
                  <b>{title}</b>
                  <span className={styles.hint}>{hint}</span>
                </span>
              </li>
            ))}
        </ol>
      </Card>
      <Card title={text.terms}>
        <ul className={styles.terms}>
          <li>{text.termDays(rule.reward_days)}</li>
          <li>{wash === 0 ? text.termNoWash : text.termWash(String(wash / 100))}</li>
          <li>{text.termSelf}</li>
        </ul>
      </Card>
    </>
  )
}
