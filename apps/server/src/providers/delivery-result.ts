/**
 * The result of sending a message: `sent`: accepted by the vendor; `refused`: certainly not accepted; `unknown`: no response in
 * time, so it may have been sent. A reason holds no personal data.
 */
export type DeliveryResult =
  | { readonly status: 'sent'; readonly vendorId: string }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unknown'; readonly reason: string }
