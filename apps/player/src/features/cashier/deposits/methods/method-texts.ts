import type { DepositMethod } from '@gamehall/contract/cashier'
import { type Text, useText } from '@gamehall/web-client/i18n/text.ts'
import { atmText, type MethodText } from './atm-text.ts'
import { cvsText } from './cvs-text.ts'
import { usdtText } from './usdt-text.ts'

export const methodTexts: Readonly<Record<DepositMethod, Text<MethodText>>> = {
  atm: atmText,
  cvs: cvsText,
  usdt: usdtText,
}

/** The texts of a deposit method in the current language. */
export function useMethodText(method: DepositMethod): MethodText {
  return useText(methodTexts[method])
}
