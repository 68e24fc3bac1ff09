import type { Activity } from '@gamehall/contract/rewards'
import type { ActivitiesText } from './activities-text.ts'

/** Describes a bonus's terms: percentage, frequency and turnover requirement. */
export function bonusTerms(
  text: ActivitiesText,
  { bonus, frequency, mode }: Pick<Activity, 'bonus' | 'frequency' | 'mode'>,
): string {
  if (bonus === null) return ''
  const { percent, wash_percent: wash } = bonus
  return [
    percent === null ? '' : text.percentOf(percent),
    mode === 'leaderboard' ? '' : text[frequency],
    wash === 0 ? text.noWash : text.wash(String(wash / 100)),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
