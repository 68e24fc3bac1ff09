import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type CSSProperties, useState } from 'react'
import { Chip } from '../../../../web/shared/chips/chip.tsx'
import { ROULETTE_LIMITS } from '../../limits.ts'
import type { Chip as PlacedChip } from '../../rules.ts'
import { findSpot, type Spot } from '../../spots.ts'
import { rouletteText } from '../../text.ts'
import { shownChips } from '../bets/shown-chips.ts'
import { useBets } from '../bets/use-bets.ts'
import type { RouletteController } from '../roulette-types.ts'
import styles from './bet-table.module.css'
import { NumberField } from './number-field.tsx'
import { PressBubble } from './press-bubble.tsx'
import { ROULETTE_CHIPS } from './roulette-chips.ts'

const OUTSIDE = [
  ['dozen-1', 2, 4],
  ['dozen-2', 6, 4],
  ['dozen-3', 10, 4],
  ['low', 2, 2],
  ['even', 4, 2],
  ['red', 6, 2],
  ['black', 8, 2],
  ['odd', 10, 2],
  ['high', 12, 2],
] as const

/** The betting layout: numbers with all inside bets, columns, dozens and even money; upright or horizontal, by the space. */
export function BetTable({ game }: { readonly game: RouletteController }) {
  const bets = useBets(game)
  const [pressed, setPressed] = useState<Spot | null>(null)
  const chips = shownChips(game)
  const canBet = !game.isBusy
  return (
    <div className={styles.table}>
      <div className={styles.outside}>
        {OUTSIDE.map(([id, at, span]) => (
          <OutsideCell
            key={id}
            id={id}
            at={at}
            span={span}
            chip={chips.find(({ spot }) => spot === id)}
            canBet={canBet}
            onPlace={() => bets.place([{ spot: id, chips: 1 }])}
            onPress={setPressed}
            isLit={game.scene.phase === 'betting' && isWinning(id, game.scene.number)}
          />
        ))}
      </div>
      <NumberField
        chips={chips}
        canBet={canBet}
        pressed={pressed}
        fallen={game.scene.phase === 'spinning' ? null : game.scene.number}
        onPress={setPressed}
        onPlace={(spot) => bets.place([{ spot: spot.id, chips: 1 }])}
      />
      <PressBubble spot={pressed} limits={ROULETTE_LIMITS[game.draft.table]} />
    </div>
  )
}

const isWinning = (id: string, number: number | null): boolean =>
  number !== null && (findSpot(id)?.numbers.includes(number) ?? false)

interface OutsideCellProps {
  readonly id: string
  readonly at: number
  readonly span: number
  readonly chip: PlacedChip | undefined
  readonly canBet: boolean
  readonly isLit: boolean
  readonly onPlace: () => void
  readonly onPress: (spot: Spot | null) => void
}

function OutsideCell({ id, at, span, chip, canBet, isLit, onPlace, onPress }: OutsideCellProps) {
  const text = useText(rouletteText)
  const spot = findSpot(id)
  if (spot === undefined) return null
  const isDozen = spot.kind === 'dozen'
  const name = isDozen ? text.dozen(Number(id.at(-1))) : text.evens[id as keyof typeof text.evens]
  return (
    <button
      type="button"
      className={classNames(
        styles.cell,
        isDozen ? styles.dozen : styles.even,
        id === 'red' && styles.red,
        id === 'black' && styles.black,
        isLit && styles.lit,
      )}
      style={{ '--at': at, '--span': span } as CSSProperties}
      data-play={1}
      disabled={!canBet}
      onPointerDown={() => onPress(spot)}
      onPointerUp={() => onPress(null)}
      onPointerLeave={() => onPress(null)}
      onClick={onPlace}
    >
      <span className={styles.name}>{name}</span>
      {chip === undefined ? null : (
        <>
          <Chip set={ROULETTE_CHIPS} amount={chip.stake} className={styles.outsideChip} />
          <span className="sr-only">{text.chipsOn(`${Number(chip.stake) / 100}`)}</span>
        </>
      )}
    </button>
  )
}
