import type { CsvFile } from '@gamehall/contract'

/** Downloads the CSV text as a file. */
export function downloadCsvFile({ file_name, csv }: Pick<CsvFile, 'file_name' | 'csv'>): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}

const REVOKE_AFTER_MS = 60_000
