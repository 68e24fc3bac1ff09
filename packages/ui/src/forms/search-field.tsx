import type { ComponentPropsWithRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { Icon } from '../icons/icon.tsx'
import { crossCircle, search } from '../icons/icon-set.ts'
import styles from './search-field.module.css'

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> {
  /** Accessible name, and the default placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** A search input with a clear button. */
export function SearchField({ label, value, onChange, ...input }: SearchFieldProps) {
  const labels = useLabels()
  return (
    <search className={styles.frame}>
      <Icon shape={search} className={styles.icon} />
      <input
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        type="search"
        aria-label={label}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton shape={crossCircle} label={labels.clear} onClick={() => onChange('')} />
      )}
    </search>
  )
}
