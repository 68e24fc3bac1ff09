import {
  cancelDeposit as cancelDepositCall,
  confirmDeposit as confirmDepositCall,
  createDeposit as createDepositCall,
  downloadDeposits as downloadDepositsCall,
  getDeposit as getDepositCall,
  getDepositInfo as getDepositInfoCall,
  listDeposits as listDepositsCall,
} from '@gamehall/contract/cashier'
import { getReceiveAddress as getReceiveAddressCall } from '@gamehall/contract/wallet'
import { handle, type Route } from '../../http/route.ts'
import { getReceiveAddress } from './chain/get-receive-address.ts'
import { cancelDeposit } from './deposits/cancel-deposit.ts'
import { confirmDeposit } from './deposits/confirm-deposit.ts'
import { createDeposit } from './deposits/create-deposit.ts'
import { downloadDeposits } from './deposits/download-deposits.ts'
import { getDeposit } from './deposits/get-deposit.ts'
import { getDepositInfo } from './deposits/get-deposit-info.ts'
import { listDeposits } from './deposits/list-deposits.ts'
import { destinationRoutes } from './destination-routes.ts'
import { sendingRoutes } from './sending/sending-routes.ts'
import { withdrawalRoutes } from './withdrawals/withdrawal-routes.ts'

export const routes: readonly Route[] = [
  handle(getDepositInfoCall, getDepositInfo),
  handle(createDepositCall, createDeposit),
  handle(getDepositCall, getDeposit),
  handle(confirmDepositCall, confirmDeposit),
  handle(cancelDepositCall, cancelDeposit),
  handle(listDepositsCall, listDeposits),
  handle(downloadDepositsCall, downloadDeposits),
  handle(getReceiveAddressCall, getReceiveAddress),
  ...withdrawalRoutes,
  ...sendingRoutes,
  ...destinationRoutes,
]
