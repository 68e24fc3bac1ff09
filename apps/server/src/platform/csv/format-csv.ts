const BYTE_ORDER_MARK = '\uFEFF'
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** Characters that begin a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r\n]/

/** Formats rows as RFC 4180 with a byte-order mark, so that spreadsheets read UTF-8. No cell can act as a formula. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')

function formatCell(value: string): string {
  const safe = FORMULA.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
