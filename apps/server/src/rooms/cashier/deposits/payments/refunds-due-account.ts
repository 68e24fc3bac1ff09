/** System account of payments to be refunded to their sender. */
export const REFUNDS_DUE = 'house/refunds-due/TWD'
