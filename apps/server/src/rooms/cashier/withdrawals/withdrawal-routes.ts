import {
  cancelWithdrawal as cancelWithdrawalCall,
  createWithdrawal as createWithdrawalCall,
  downloadWithdrawals as downloadWithdrawalsCall,
  getWithdrawal as getWithdrawalCall,
  getWithdrawalInfo as getWithdrawalInfoCall,
  getWithdrawalReadiness as getWithdrawalReadinessCall,
  listWithdrawals as listWithdrawalsCall,
  quoteWithdrawal as quoteWithdrawalCall,
} from '@gamehall/contract/cashier'
import { defineRoute, type Route } from '../../../platform/http/route.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import { downloadWithdrawals } from './download-withdrawals.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { getWithdrawalInfo } from './get-withdrawal-info.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { quoteWithdrawal } from './quotes/quote-withdrawal.ts'
import { getWithdrawalReadiness } from './readiness/get-withdrawal-readiness.ts'

export const withdrawalRoutes: readonly Route[] = [
  defineRoute(getWithdrawalReadinessCall, getWithdrawalReadiness),
  defineRoute(getWithdrawalInfoCall, getWithdrawalInfo),
  defineRoute(quoteWithdrawalCall, quoteWithdrawal),
  defineRoute(createWithdrawalCall, createWithdrawal),
  defineRoute(getWithdrawalCall, getWithdrawal),
  defineRoute(cancelWithdrawalCall, cancelWithdrawal),
  defineRoute(listWithdrawalsCall, listWithdrawals),
  defineRoute(downloadWithdrawalsCall, downloadWithdrawals),
]
