import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import type { ChangeEvent } from 'react'
import styles from './file-button.module.css'

type FileButtonProps = {
  readonly accept: string
  readonly label: string
  readonly disabled?: boolean
  readonly onChoose: (file: File) => void
}

/** Opens the device's file picker, which also offers the camera. */
export function FileButton({ accept, label, disabled = false, onChoose }: FileButtonProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Reset, so that choosing the same file again fires a change event.
    event.target.value = ''
    if (file) onChoose(file)
  }
  return (
    <label className={`${buttonClass({ variant: 'ghost', block: true })} ${styles.label}`}>
      {label}
      <input type="file" accept={accept} disabled={disabled} className={styles.input} onChange={choose} />
    </label>
  )
}
