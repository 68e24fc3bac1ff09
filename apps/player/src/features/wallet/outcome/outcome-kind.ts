import { type Href, href } from '../../../shared/navigation/paths.ts'

/** What an order number names, told by its first letter. */
export type OutcomeKind =
  | { readonly kind: 'platform' | 'wallet' | 'unknown' }
  | { readonly kind: 'own-page'; readonly page: Href }

/**
 * Where an order's details are: deposits and withdrawals have a page of their own, platform transfers and the orders
 * that are done at once are shown here.
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
