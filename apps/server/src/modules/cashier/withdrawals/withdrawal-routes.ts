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
import { handle, type Route } from '../../../http/route.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import { downloadWithdrawals } from './download-withdrawals.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { getWithdrawalInfo } from './get-withdrawal-info.ts'
import { getWithdrawalReadiness } from './get-withdrawal-readiness.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { quoteWithdrawal } from './quote-withdrawal.ts'

export const withdrawalRoutes: readonly Route[] = [
  handle(getWithdrawalReadinessCall, getWithdrawalReadiness),
  handle(getWithdrawalInfoCall, getWithdrawalInfo),
  handle(quoteWithdrawalCall, quoteWithdrawal),
  handle(createWithdrawalCall, createWithdrawal),
  handle(getWithdrawalCall, getWithdrawal),
  handle(cancelWithdrawalCall, cancelWithdrawal),
  handle(listWithdrawalsCall, listWithdrawals),
  handle(downloadWithdrawalsCall, downloadWithdrawals),
]
