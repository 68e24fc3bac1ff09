import * as calls from '@gamehall/contract/wallet'
import { handle } from '../../http/route.ts'
import { downloadTransactions } from './download-transactions.ts'
import { exchangeCurrency } from './exchange/exchange-currency.ts'
import { quoteExchange } from './exchange/quote-exchange.ts'
import { getTransaction } from './get-transaction.ts'
import { listTransactions } from './list-transactions.ts'
import { listWallets } from './list-wallets.ts'
import { forfeitBonus } from './turnover/forfeit-bonus.ts'
import { getWashStatement } from './turnover/get-wash-statement.ts'

export const routes = [
  handle(calls.listWallets, listWallets),
  handle(calls.quoteExchange, quoteExchange),
  handle(calls.exchangeCurrency, exchangeCurrency),
  handle(calls.listTransactions, listTransactions),
  handle(calls.getTransaction, getTransaction),
  handle(calls.downloadTransactions, downloadTransactions),
  handle(calls.getWashStatement, getWashStatement),
  handle(calls.forfeitBonus, forfeitBonus),
]
