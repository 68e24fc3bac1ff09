import { Chip } from '@gamehall/ui/controls/chip.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useChangePlayLimits } from './api.ts'
import styles from './limits.module.css'
import { playLimitsText } from './play-limits-text.ts'

const DAYS = [1, 3, 7, 14, 30] as const
const MONTHS = [6, 12, 60, null] as const

/** The card to start a break, with a confirmation. */
export function StartBreakCard() {
  const text = useText(playLimitsText)
  const { pause } = useChangePlayLimits()
  const ask = async (length: string, request: Parameters<typeof pause.mutate>[0]) => {
    const isSure = await confirm({
      title: text.pauseTitle(length),
      body: text.pauseBody,
      confirmLabel: text.start,
      isDestructive: true,
    })
    if (isSure) pause.mutate(request)
  }
  return (
    <Card title={text.pause}>
      <p className={styles.hint}>{text.pauseHint}</p>
      <h3 className={styles.heading}>{text.coolOff}</h3>
      <div className={styles.chips}>
        {DAYS.map((days) => (
          <Chip
            key={days}
            disabled={pause.isPending}
            onClick={() => void ask(text.days(days), { kind: 'cool_off', days })}
          >
            {text.days(days)}
          </Chip>
        ))}
      </div>
      <h3 className={styles.heading}>{text.exclusion}</h3>
      <div className={styles.chips}>
        {MONTHS.map((months) => {
          const length = months === null ? text.forGood : text.months(months)
          return (
            <Chip
              key={length}
              disabled={pause.isPending}
              onClick={() => void ask(length, { kind: 'exclusion', months })}
            >
              {length}
            </Chip>
          )
        })}
      </div>
    </Card>
  )
}
