import { type Href, href } from '../../../shared/navigation/paths.ts'

/** The kind of order behind an order number, by its first letter. */
export type OutcomeKind =
  | { readonly kind: 'platform' | 'wallet' | 'unknown' }
  | { readonly kind: 'own-page'; readonly page: Href }

/**
 * Classifies an order number: deposits and withdrawals have their own page; platform transfers and wallet orders are shown
 * on the outcome page.
 */
export function outcomeKind(orderNo: string): OutcomeKind {
  if (!/^[A-Z][A-Za-z0-9]{5,39}$/.test(orderNo)) return { kind: 'unknown' }
  switch (orderNo[0]) {
    case 'D':
      return { kind: 'own-page', page: href('depositOrder', undefined, { order_no: orderNo }) }
    case 'W':
      return { kind: 'own-page', page: href('withdrawOrder', undefined, { order_no: orderNo }) }
    case 'T':
      return { kind: 'platform' }
    default:
      return { kind: 'wallet' }
  }
}
