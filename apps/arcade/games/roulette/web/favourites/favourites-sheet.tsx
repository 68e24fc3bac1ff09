import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import { totalOf } from '../../../../web/shared/chips/chip-layout.ts'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import type { Chip } from '../../rules.ts'
import { spotName } from '../../spot-names.ts'
import { findSpot } from '../../spots.ts'
import { rouletteText } from '../../text.ts'
import { type Favourite, MAX_FAVOURITES, readFavourites, writeFavourites } from './favourite-storage.ts'
import styles from './favourites-sheet.module.css'

interface FavouritesSheetProps {
  readonly chips: readonly Chip[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onUse: (chips: readonly Chip[]) => void
}

const storage = () => window.localStorage

/** Saved bets: put them on the table, save those that lie there, delete. */
export function FavouritesSheet({ chips, isOpen, onClose, onUse }: FavouritesSheetProps) {
  const text = useText(rouletteText)
  const [favourites, setFavourites] = useState(() => readFavourites(storage))
  const keep = (next: readonly Favourite[]) => {
    writeFavourites(storage, next)
    setFavourites([...next])
  }
  return (
    <Sheet title={text.favourites} isOpen={isOpen} onClose={onClose}>
      {favourites.length === 0 ? <p className={styles.note}>{text.noFavourites}</p> : null}
      <ul className={styles.list}>
        {favourites.map((favourite, index) => (
          <li key={`favourite-${index.toString()}`} className={styles.item}>
            <span className={styles.what}>
              <b className="num">{text.favourite(favourite.length, formatWholeAmount(totalOf(favourite)))}</b>
              <span>{describe(favourite, text)}</span>
            </span>
            <Button size="m" onClick={() => onUse(favourite)}>
              {text.use}
            </Button>
            <Button size="m" variant="plain" onClick={() => keep(favourites.filter((_, at) => at !== index))}>
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        block
        variant="ghost"
        disabled={chips.length === 0 || favourites.length >= MAX_FAVOURITES}
        onClick={() => keep([...favourites, chips])}
      >
        {text.saveFavourite}
      </Button>
    </Sheet>
  )
}

const DESCRIBED = 3

/** The first spots of saved chips by name. */
function describe(favourite: Favourite, text: (typeof rouletteText)['en']): string {
  const names = favourite.slice(0, DESCRIBED).flatMap(({ spot }) => {
    const found = findSpot(spot)
    return found === undefined ? [] : [spotName(found, text)]
  })
  return names.join(' · ') + (favourite.length > DESCRIBED ? ' …' : '')
}
