import * as calls from '@gamehall/contract/wallet'
import { handle } from '../../http/route.ts'
import { downloadTransactions } from './download-transactions.ts'
import { getTransaction } from './get-transaction.ts'
import { listTransactions } from './list-transactions.ts'

export const routes = [
  handle(calls.listTransactions, listTransactions),
  handle(calls.getTransaction, getTransaction),
  handle(calls.downloadTransactions, downloadTransactions),
]
