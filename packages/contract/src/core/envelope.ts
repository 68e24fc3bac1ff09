import { z } from 'zod'

/** One invalid field of a request: its path, the rule, and the message in the caller's language. */
const fieldError = z.object({
  field: z.string(),
  rule: z.string(),
  message: z.string(),
})
export type FieldError = z.infer<typeof fieldError>

/** The envelope of every response: `code` 0 is success with `data`; any other code has a `msg` to show (§8). */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.union([
    z.object({ code: z.literal(0), msg: z.string(), data }),
    z.object({
      code: z.number().int().positive(),
      msg: z.string(),
      data: z.object({ fields: z.array(fieldError) }).nullable(),
    }),
  ])

export type Envelope<Data> =
  | { code: 0; msg: string; data: Data }
  | { code: number; msg: string; data: { fields: FieldError[] } | null }
