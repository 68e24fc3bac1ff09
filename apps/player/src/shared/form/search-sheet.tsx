import { SearchField } from '@gamehall/ui/forms/search-field.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { type ReactNode, useState } from 'react'
import styles from './search-sheet.module.css'

export type SearchItem = {
  readonly value: string
  /** The searched text: name and code. */
  readonly words: string
  readonly label: ReactNode
}

type SearchSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly search: string
  readonly none: string
  readonly items: readonly SearchItem[]
  readonly value: string
  readonly onChoose: (value: string) => void
  /** Under the list: an action for a missing entry. */
  readonly foot?: ReactNode
}

/** A bottom sheet to choose one of many items, filtered by typing. */
export function SearchSheet(props: SearchSheetProps) {
  const { isOpen, onClose, title, search, none, items, value, onChoose, foot } = props
  const [wanted, setWanted] = useState('')
  const found = items.filter(({ words }) => plain(words).includes(plain(wanted)))
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} foot={foot}>
      <SearchField label={search} value={wanted} onChange={setWanted} />
      <ul className={styles.list}>
        {found.map((item) => (
          <li key={item.value}>
            <button
              type="button"
              aria-pressed={item.value === value}
              className={`${styles.item} ${item.value === value ? styles.chosen : ''}`}
              onClick={() => {
                setWanted('')
                onChoose(item.value)
              }}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 ? none : ''}
      </p>
    </Sheet>
  )
}

/** Normalizes text for search: 臺 equals 台; case, width and spaces are ignored. */
function plain(words: string): string {
  return words.normalize('NFKC').replace(/臺/g, '台').replace(/\s/g, '').toLowerCase()
}
