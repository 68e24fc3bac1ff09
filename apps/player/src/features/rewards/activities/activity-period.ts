import type { Locale } from '@gamehall/contract/constants'
import type { Activity } from '@gamehall/contract/rewards'
import { activitiesText } from './activities-text.ts'

/** Formats an offer's period (§4 time types) in Taiwan dates. */
export function activityPeriod(activity: Activity, language: Locale): string {
  const text = activitiesText[language]
  const { time_type, start_time, end_time } = activity
  if (time_type === 'start_to_end' && start_time && end_time)
    return text.period(taiwanDate(start_time, language), taiwanDate(end_time, language))
  return time_type === 'from_now_until_official_end' ? text.fromNow : text.untilOfficialEnd
}

function taiwanDate(instant: string, language: Locale): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Asia/Taipei' }).format(
    new Date(instant),
  )
}
