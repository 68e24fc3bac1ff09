import { Chip } from '@gamehall/ui/controls/chip.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from './game-list-page.module.css'
import { gameListText } from './game-list-text.ts'

const ORDERS = ['mine', 'hot', 'new', 'return'] as const
/** `mine`: the player's own games first, then as the lobby lists them. */
export type ListOrder = (typeof ORDERS)[number]

type SortChipsProps = {
  readonly value: ListOrder | undefined
  readonly onChange: (order: ListOrder | undefined) => void
}

/** The order of a game list; a second tap returns to the lobby's. */
export function SortChips({ value, onChange }: SortChipsProps) {
  const text = useText(gameListText)
  return (
    <fieldset aria-label={text.order} className={styles.orders}>
      {ORDERS.map((order) => (
        <Chip
          key={order}
          isChosen={value === order}
          onClick={() => onChange(value === order ? undefined : order)}
        >
          {text[order]}
        </Chip>
      ))}
    </fieldset>
  )
}
