import * as calls from '@gamehall/contract/rewards'
import { defineRoute } from '../../../platform/http/route.ts'
import { rerunVipDay } from './actions/run-vip-day.ts'
import { setVipLevel } from './actions/set-vip-level.ts'
import { setVipRate } from './actions/set-vip-rate.ts'
import { setVipTier } from './actions/set-vip-tier.ts'
import { getSelfVipInfo } from './get-self-vip-info.ts'
import { getVipInfo } from './get-vip-info.ts'
import { vipDayJob } from './jobs/vip-day.ts'

const ANSWER_KEPT_MS = 60_000

export const vipRoutes = [
  defineRoute(calls.getVipInfo, getVipInfo, { sharedCacheMs: ANSWER_KEPT_MS }),
  defineRoute(calls.getSelfVipInfo, getSelfVipInfo),
]

export const vipJobs = [vipDayJob]

export const vipActions = [setVipLevel, setVipTier, setVipRate, rerunVipDay]
