export { checkMacValue } from './all-in-one/check-mac-value.ts'
export { type AllInOneOptions, createAllInOneGateway } from './all-in-one/provider.ts'
export type {
  AtmCode,
  AtmOrderDraft,
  IssueCodeResult,
  Payment,
  PaymentGateway,
  PaymentNotice,
  QueryOrderResult,
  ReadNoticeResult,
} from './payment-gateway.ts'
