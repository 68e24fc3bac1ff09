import * as calls from '@gamehall/contract/rewards'
import { defineRoute } from '../../../platform/http/route.ts'
import { postRebateDay } from './actions/post-rebate-day.ts'
import { setRebateExpiry } from './actions/set-rebate-expiry.ts'
import { setRebateRule } from './actions/set-rebate-rule.ts'
import { claimRebates } from './claim-rebates.ts'
import { downloadRebates } from './download-rebates.ts'
import { getRebateInfo } from './get-rebate-info.ts'
import { getRebateStatement } from './get-rebate-statement.ts'
import { rebateDayJob } from './jobs/rebate-day.ts'
import { listRebates } from './list-rebates.ts'

export const rebateRoutes = [
  defineRoute(calls.getRebateInfo, getRebateInfo),
  defineRoute(calls.claimRebates, claimRebates),
  defineRoute(calls.listRebates, listRebates),
  defineRoute(calls.downloadRebates, downloadRebates),
  defineRoute(calls.getRebateStatement, getRebateStatement),
]

export const rebateJobs = [rebateDayJob]

export const rebateActions = [setRebateRule, setRebateExpiry, postRebateDay]
