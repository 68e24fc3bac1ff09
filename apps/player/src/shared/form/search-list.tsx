import { SearchField } from '@gamehall/ui/forms/search-field.tsx'
import { type ReactNode, useState } from 'react'
import styles from './search-list.module.css'

export type SearchItem = {
  readonly value: string
  /** The searched text: name and code. */
  readonly words: string
  readonly label: ReactNode
}

export type SearchListProps = {
  readonly search: string
  readonly none: string
  readonly items: readonly SearchItem[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** Items filtered by typing, of which one is chosen. */
export function SearchList({ search, none, items, value, onChoose }: SearchListProps) {
  const [wanted, setWanted] = useState('')
  const found = items.filter(({ words }) => plain(words).includes(plain(wanted)))
  return (
    <>
      <SearchField label={search} value={wanted} onChange={setWanted} />
      <ul className={styles.list}>
        {found.map((item) => (
          <li key={item.value}>
            <button
              type="button"
              aria-pressed={item.value === value}
              className={`${styles.item} ${item.value === value ? styles.chosen : ''}`}
              onClick={() => onChoose(item.value)}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 ? none : ''}
      </p>
    </>
  )
}

/** Normalizes text for search: 臺 equals 台; case, width and spaces are ignored. */
function plain(words: string): string {
  return words.normalize('NFKC').replace(/臺/g, '台').replace(/\s/g, '').toLowerCase()
}
