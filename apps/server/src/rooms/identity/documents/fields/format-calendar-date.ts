/** Formats an existing calendar day as `yyyy-MM-dd`; else null. */
export function formatCalendarDate(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return null
  return year >= 1900 && year < 2100 ? text : null
}
