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
import { defineRoute, type Route } from '../../platform/http/route.ts'
import { getReceiveAddress } from './chain-deposits/get-receive-address.ts'
import { cancelDeposit } from './deposits/cancel-deposit.ts'
import { confirmDeposit } from './deposits/confirm-deposit.ts'
import { createDeposit } from './deposits/create-deposit.ts'
import { downloadDeposits } from './deposits/download-deposits.ts'
import { getDeposit } from './deposits/get-deposit.ts'
import { getDepositInfo } from './deposits/get-deposit-info.ts'
import { listDeposits } from './deposits/list-deposits.ts'
import { destinationRoutes } from './payout-destinations/destination-routes.ts'
import { sendingRoutes } from './sending/sending-routes.ts'
import { withdrawalRoutes } from './withdrawals/withdrawal-routes.ts'

export const routes: readonly Route[] = [
  defineRoute(getDepositInfoCall, getDepositInfo),
  defineRoute(createDepositCall, createDeposit),
  defineRoute(getDepositCall, getDeposit),
  defineRoute(confirmDepositCall, confirmDeposit),
  defineRoute(cancelDepositCall, cancelDeposit),
  defineRoute(listDepositsCall, listDeposits),
  defineRoute(downloadDepositsCall, downloadDeposits),
  defineRoute(getReceiveAddressCall, getReceiveAddress),
  ...withdrawalRoutes,
  ...sendingRoutes,
  ...destinationRoutes,
]
