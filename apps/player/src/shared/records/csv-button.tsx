import type { CsvFile } from '@gamehall/contract'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { download } from '@gamehall/ui/icons/icon-set.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useRef, useState } from 'react'
import { recordsText } from './records-text.ts'
import { downloadCsvFile } from './save-csv.ts'

type CsvButtonProps = {
  /** Requests the CSV file of the current selection; the call shows its own error. */
  readonly load: () => Promise<CsvFile>
  /** True when there is nothing to download. */
  readonly disabled?: boolean
}

/** Downloads a history as a CSV file; ignores further taps while it loads. */
export function CsvButton({ load, disabled = false }: CsvButtonProps) {
  const text = useText(recordsText)
  const [isBusy, setBusy] = useState(false)
  const isLoading = useRef(false)
  const save = async () => {
    if (isLoading.current) return
    isLoading.current = true
    setBusy(true)
    try {
      const file = await load()
      downloadCsvFile(file)
      showToast(file.is_complete ? text.saved(file.file_name) : text.savedPart, {
        kind: file.is_complete ? 'success' : 'info',
      })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    } finally {
      isLoading.current = false
      setBusy(false)
    }
  }
  return (
    <IconButton
      shape={download}
      label={isBusy ? text.downloading : text.download}
      disabled={disabled}
      aria-busy={isBusy}
      onClick={save}
    />
  )
}
