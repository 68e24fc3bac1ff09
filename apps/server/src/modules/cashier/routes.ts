import {
  cancelDeposit as cancelDepositCall,
  confirmDeposit as confirmDepositCall,
  createDeposit as createDepositCall,
  getDeposit as getDepositCall,
  getDepositInfo as getDepositInfoCall,
  listDeposits as listDepositsCall,
} from '@gamehall/contract/cashier'
import { handle, type Route } from '../../http/route.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { createDeposit } from './create-deposit.ts'
import { getDeposit } from './get-deposit.ts'
import { getDepositInfo } from './get-deposit-info.ts'
import { listDeposits } from './list-deposits.ts'

export const routes: readonly Route[] = [
  handle(getDepositInfoCall, getDepositInfo),
  handle(createDepositCall, createDeposit),
  handle(getDepositCall, getDeposit),
  handle(confirmDepositCall, confirmDeposit),
  handle(cancelDepositCall, cancelDeposit),
  handle(listDepositsCall, listDeposits),
]
