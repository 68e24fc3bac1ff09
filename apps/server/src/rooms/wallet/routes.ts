import * as calls from '@gamehall/contract/wallet'
import { defineRoute } from '../../platform/http/route.ts'
import { exchangeCurrency } from './exchange/exchange-currency.ts'
import { quoteExchange } from './exchange/quote-exchange.ts'
import { downloadTransactions } from './transactions/download-transactions.ts'
import { getTransaction } from './transactions/get-transaction.ts'
import { listTransactions } from './transactions/list-transactions.ts'
import { forfeitBonus } from './turnover/forfeit-bonus.ts'
import { getTurnoverStatement } from './turnover/get-turnover-statement.ts'
import { listWallets } from './wallets/list-wallets.ts'

export const routes = [
  defineRoute(calls.listWallets, listWallets),
  defineRoute(calls.quoteExchange, quoteExchange),
  defineRoute(calls.exchangeCurrency, exchangeCurrency),
  defineRoute(calls.listTransactions, listTransactions),
  defineRoute(calls.getTransaction, getTransaction),
  defineRoute(calls.downloadTransactions, downloadTransactions),
  defineRoute(calls.getTurnoverStatement, getTurnoverStatement),
  defineRoute(calls.forfeitBonus, forfeitBonus),
]
