import { z } from 'zod'

/** A percentage of at most `most` with at most two decimals (`"0.35"`), as hundredths of a percent. */
export const percentInput = (most: number) =>
  z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/)
    .transform((text) => {
      const [whole = '0', part = ''] = text.split('.')
      return Number(whole) * 100 + Number(part.padEnd(2, '0'))
    })
    .pipe(z.number().max(most * 100))

/** `0.35` of 35 hundredths of a percent. */
export const formatPercent = (hundredths: number | bigint): string => (Number(hundredths) / 100).toFixed(2)
