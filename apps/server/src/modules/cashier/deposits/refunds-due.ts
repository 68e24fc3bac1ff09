/** Money that the house owes back to whoever sent it. */
export const REFUNDS_DUE = 'house/refunds-due/TWD'
