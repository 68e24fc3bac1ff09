import type { DeliveryResult } from './delivery-result.ts'

/** Stands where no vendor is configured: refuses to send. */
export const refusingSender = {
  send: async (): Promise<DeliveryResult> => ({ status: 'refused', reason: 'not configured' }),
}
