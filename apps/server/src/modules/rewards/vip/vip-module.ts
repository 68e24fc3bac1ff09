import * as calls from '@gamehall/contract/rewards'
import { handle } from '../../../http/route.ts'
import { setVipLevel } from '../actions/set-vip-level.ts'
import { runVipDayAgain } from './actions/run-vip-day.ts'
import { setVipRate } from './actions/set-vip-rate.ts'
import { setVipTier } from './actions/set-vip-tier.ts'
import { getSelfVipInfo } from './get-self-vip-info.ts'
import { getVipInfo } from './get-vip-info.ts'
import { vipDay } from './jobs/vip-day.ts'

const ANSWER_KEPT_MS = 60_000

export const vipRoutes = [
  handle(calls.getVipInfo, getVipInfo, { sharedForMs: ANSWER_KEPT_MS }),
  handle(calls.getSelfVipInfo, getSelfVipInfo),
]

export const vipJobs = [vipDay]

export const vipActions = [setVipLevel, setVipTier, setVipRate, runVipDayAgain]
