import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useChangePlayLimits } from './api.ts'
import styles from './limits.module.css'
import { playLimitsText } from './play-limits-text.ts'

type Check = CallResponse<'getPlayLimits'>['reality_check']

const MINUTES = [15, 30, 60] as const
const NEVER = 'never'

/** The setting of the reality check interval. */
export function RealityCheckCard({ check }: { readonly check: Check }) {
  const text = useText(playLimitsText)
  const { check: choose } = useChangePlayLimits()
  const chosen = choose.isPending ? choose.variables.every_minutes : check.every_minutes
  const options = MINUTES.map((minutes) => ({ value: `${minutes}`, label: text.checkEvery(minutes) }))
  if (!check.is_obligatory) options.push({ value: NEVER, label: text.checkNever })
  return (
    <Card title={text.check}>
      <p className={styles.hint}>
        {text.checkHint}
        {check.is_obligatory ? ` ${text.checkObligatory}` : ''}
      </p>
      <Segmented
        label={text.check}
        options={options}
        value={chosen === null ? NEVER : `${chosen}`}
        onChange={(value) =>
          choose.mutate({ every_minutes: MINUTES.find((minutes) => `${minutes}` === value) ?? null })
        }
      />
    </Card>
  )
}
