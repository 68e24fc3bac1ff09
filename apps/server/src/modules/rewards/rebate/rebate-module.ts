import * as calls from '@gamehall/contract/rewards'
import { handle } from '../../../http/route.ts'
import { postRebateDay } from './actions/post-rebate-day.ts'
import { setRebateExpiry } from './actions/set-rebate-expiry.ts'
import { setRebateRule } from './actions/set-rebate-rule.ts'
import { claimRebates } from './claim-rebates.ts'
import { downloadRebates } from './download-rebates.ts'
import { getRebateInfo } from './get-rebate-info.ts'
import { getRebateStatement } from './get-rebate-statement.ts'
import { rebateDay } from './jobs/rebate-day.ts'
import { listRebates } from './list-rebates.ts'

export const rebateRoutes = [
  handle(calls.getRebateInfo, getRebateInfo),
  handle(calls.claimRebates, claimRebates),
  handle(calls.listRebates, listRebates),
  handle(calls.downloadRebates, downloadRebates),
  handle(calls.getRebateStatement, getRebateStatement),
]

export const rebateJobs = [rebateDay]

export const rebateActions = [setRebateRule, setRebateExpiry, postRebateDay]
