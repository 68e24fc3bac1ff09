import type { ConvenienceStore, Deposit } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import { formatWireAmount } from '@gamehall/money'
import { formatRate } from '../../../wallet/index.ts'
import type { DepositOrder } from '../deposit-order.ts'

export interface LocalizedNames {
  readonly banks: ReadonlyMap<string, string>
  readonly channels: ReadonlyMap<string, string>
}

/** Store brand names with the name of their kiosk. */
const STORE_NAMES: Readonly<Record<ConvenienceStore, Readonly<Record<Locale, string>>>> = {
  ibon: { 'zh-TW': '7-ELEVEN（ibon）', en: '7-ELEVEN (ibon)' },
  family: { 'zh-TW': '全家（FamiPort）', en: 'FamilyMart (FamiPort)' },
  hilife: { 'zh-TW': '萊爾富（Life-ET）', en: 'Hi-Life (Life-ET)' },
  ok: { 'zh-TW': 'OK 超商（OK·go）', en: 'OK Mart (OK·go)' },
}

type CodeView = Pick<
  Deposit,
  | 'bank_code'
  | 'bank_name'
  | 'bank_account'
  | 'store'
  | 'store_name'
  | 'store_code'
  | 'pay_amount'
  | 'pay_currency'
  | 'actual_pay_amount'
  | 'exchange_rate'
  | 'receiving_address'
>

/** The payment instructions of an order: bank account, store code or USDT address, with the amount. */
export function viewPaymentCode(order: DepositOrder, names: LocalizedNames, locale: Locale): CodeView {
  const { code } = order
  const arrived = 'payment' in order ? order.payment.amountMinor : null
  const view: CodeView = {
    bank_code: null,
    bank_name: null,
    bank_account: null,
    store: order.store,
    store_name: order.store && STORE_NAMES[order.store][locale],
    store_code: null,
    pay_amount: formatWireAmount(order.amountMinor, 'TWD'),
    pay_currency: 'TWD',
    actual_pay_amount: arrived && formatWireAmount(arrived, 'TWD'),
    exchange_rate: null,
    receiving_address: null,
  }
  switch (code?.kind) {
    case undefined:
      return view
    case 'atm':
      return {
        ...view,
        bank_code: code.bankCode,
        bank_name: names.banks.get(code.bankCode) ?? null,
        bank_account: code.account,
      }
    case 'cvs':
      return { ...view, store_code: code.code }
    case 'usdt':
      return {
        ...view,
        pay_amount: formatWireAmount(code.payMinor, 'USDT'),
        pay_currency: 'USDT',
        actual_pay_amount: actualPay(order),
        exchange_rate: formatRate(code.rateE4),
        receiving_address: code.address,
      }
  }
}

const actualPay = (order: DepositOrder): string | null =>
  'actualPayMinor' in order && order.actualPayMinor !== null
    ? formatWireAmount(order.actualPayMinor, 'USDT')
    : null
