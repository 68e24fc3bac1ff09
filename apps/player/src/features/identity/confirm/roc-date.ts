/** Offset of ROC years. */
const ROC_BEFORE = 1911

export type RocDate = { readonly year: number; readonly month: number; readonly day: number }

/** Converts a date to the ROC calendar; undefined before 1912 and for invalid dates. */
export function toRocDate(day: string): RocDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.slice(1).map(Number)
  const [year = 0, month = 0, date = 0] = parts ?? []
  return year > ROC_BEFORE ? { year: year - ROC_BEFORE, month, day: date } : undefined
}
