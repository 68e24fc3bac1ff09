import { z } from 'zod'
import { activityFrequency, activityMode, activityTimeType } from './activities.ts'
import { activityBonusRule, activityRule } from './activity-rule.ts'

const texts = z.object({
  'zh-TW': z.string().trim().min(1).max(4000),
  en: z.string().trim().min(1).max(4000),
})

/** An offer's fields as operators enter them. */
export const activityInput = z.object({
  type_id: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  title: texts,
  summary: texts,
  content: texts,
  art: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** A path in the app such as `/deposit`, a path on this site, or an http(s) URL. */
  href: z
    .string()
    .max(300)
    .regex(/^(\/(?!\/)|https?:\/\/)\S*$/)
    .nullable(),
  time_type: activityTimeType,
  start_time: z.iso.datetime().nullable(),
  end_time: z.iso.datetime().nullable(),
  sort: z.int().min(0).max(10_000),
  is_shown: z.boolean(),
  /** A leaderboard has actions of its own. */
  mode: activityMode.exclude(['leaderboard']),
  rule: activityRule,
  bonus: activityBonusRule.nullable(),
  frequency: activityFrequency,
  wash_percent: z.int().min(0).max(10_000),
  sub_type: z.enum(['bonus_activity', 'bonus_recharge', 'bonus_register', 'bonus_birthday']),
})
export type ActivityInput = z.output<typeof activityInput>
