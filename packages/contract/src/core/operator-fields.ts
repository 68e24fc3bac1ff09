import { type Minor, parseMoney } from '@gamehall/money'
import { z } from 'zod'

/** A row's number, as text or as a number; parsed to a bigint. */
export const rowNumber = z.coerce
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)

/** The player of an operator's action. */
export const playerTarget = z.object({ player_id: rowNumber })
export const playerOutput = z.object({ player_id: z.string() })

/** The id of a vendor, as its kind's registry names it. */
export const vendorId = z.string().min(1).max(40)

/** How many rows of a list; 50 by default. */
export const listLimit = z.coerce.number().int().min(1).max(200).default(50)

/** A text in both languages. */
export const inBothLanguages = <Value extends z.ZodType>(value: Value) =>
  z.object({ 'zh-TW': value, en: value })

/** Marks an amount of money in a JSON Schema, so that forms and tests can distinguish it from other texts. */
export const MONEY_FORMAT = 'money'

/**
 * An amount in an operator's input: a decimal string in major units (`"1500"`, `"1500.00"`), never in cents; also a whole
 * number of them, never a fraction, which is not exact. Its handler parses it with its currency's decimals.
 */
export const moneyInput = z
  .union([z.string().trim().max(24), z.int()])
  .transform(String)
  .pipe(z.string())
  .meta({ format: MONEY_FORMAT })

/** A TWD amount in an operator's input, not negative; parsed to cents. */
export const twdInput = moneyInput
  .transform((text, context): Minor => {
    const parsed = parseMoney(text, 'TWD')
    if (parsed.ok) return parsed.minor
    context.addIssue('amount_format')
    return z.NEVER
  })
  .meta({ format: MONEY_FORMAT })

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

/** A percentage in an operator's output, such as `"0.35"`. */
export const percentText = z.string().regex(/^\d+\.\d{2}$/)

const MAX_PICTURE_BYTES = 5_000_000
/** Base64 writes three bytes as four characters; line breaks come on top. */
const MAX_PICTURE_CHARACTERS = MAX_PICTURE_BYTES * 1.4

/** A picture's file in base64, up to 5 MB. */
export const pictureInput = z.base64().max(MAX_PICTURE_CHARACTERS)

/** A text by language, as stored. */
export const localizedText = z.record(z.string(), z.string())

/** The names of the fields that an edit changed. */
export const changedFields = z.object({ changed: z.array(z.string()) })
