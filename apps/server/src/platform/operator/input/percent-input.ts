import { z } from 'zod'

/** A percentage up to `most` with at most two decimals (`"0.35"`), parsed to hundredths of a percent. */
export const percentInput = (most: number) =>
  z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/)
    .transform((text) => {
      const [whole = '0', part = ''] = text.split('.')
      return Number(whole) * 100 + Number(part.padEnd(2, '0'))
    })
    .pipe(z.number().max(most * 100))
