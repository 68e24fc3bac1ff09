export { checkMacValue } from './all-in-one/check-mac-value.ts'
export { type AllInOneOptions, createAllInOneGateway } from './all-in-one/provider.ts'
export type {
  AtmCode,
  AtmOrderDraft,
  IssueCodeResult,
  NoticeVerdict,
  Payment,
  PaymentCapabilities,
  PaymentCode,
  PaymentGateway,
  PaymentNotice,
  QueryOrderResult,
  ReadNoticeResult,
  StoreCode,
  StoreOrderDraft,
} from './payment-gateway.ts'
export { type PaymentGateways, paymentGateways } from './registry.ts'
