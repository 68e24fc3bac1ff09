import { z } from 'zod'

/** A percentage of at most 10 with at most two decimals (`"0.35"`), as hundredths of a percent. */
export const percentInput = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .transform((text) => {
    const [whole = '0', part = ''] = text.split('.')
    return Number(whole) * 100 + Number(part.padEnd(2, '0'))
  })
  .pipe(z.number().max(1000))
