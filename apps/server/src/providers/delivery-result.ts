/**
 * What became of a message: `sent` the vendor took it, `refused` it certainly did not,
 * `unknown` no answer came in time, so it may have gone out. A reason holds no personal data.
 */
export type DeliveryResult =
  | { readonly status: 'sent'; readonly vendorId: string }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unknown'; readonly reason: string }
