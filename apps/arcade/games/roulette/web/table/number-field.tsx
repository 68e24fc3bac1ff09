import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { Chip } from '../../../../web/shared/chips/chip.tsx'
import type { Chip as PlacedChip } from '../../rules.ts'
import { findSpot, type Spot } from '../../spots.ts'
import { rouletteText } from '../../text.ts'
import { colourOf } from '../../wheel.ts'
import styles from './bet-table.module.css'
import { keyBet, keyTarget } from './field-keys.ts'
import { ROULETTE_CHIPS } from './roulette-chips.ts'
import { FIELD_LENGTH, FIELD_WIDTH, spotAt, spotPoint, type TablePoint } from './table-layout.ts'

interface NumberFieldProps {
  readonly chips: readonly PlacedChip[]
  readonly canBet: boolean
  readonly pressed: Spot | null
  /** The number that fell last, which carries the marker. */
  readonly fallen: number | null
  readonly onPress: (spot: Spot | null) => void
  readonly onPlace: (spot: Spot) => void
}

const CELLS = [
  ...Array.from({ length: 37 }, (_, number) => `straight-${number}`),
  'column-1',
  'column-2',
  'column-3',
]

/** The kinds of bet whose chip lies on a cell with a label: a column pays as a dozen. */
const ON_CELLS: ReadonlySet<Spot['kind']> = new Set<Spot['kind']>(['straight', 'dozen'])

/** The accessible name of a column's cell includes its visible label. */
const COLUMN_LABEL = '2:1'

/**
 * The numbers. A press between cells means the split, street, corner or line there; sliding chooses before the finger is lifted.
 * The cells are buttons for the keyboard and screen readers.
 */
export function NumberField({ chips, canBet, pressed, fallen, onPress, onPlace }: NumberFieldProps) {
  const text = useText(rouletteText)
  const field = useRef<HTMLDivElement>(null)
  const spotUnder = (event: PointerEvent) => {
    const box = field.current?.getBoundingClientRect()
    return box === undefined ? undefined : spotAt(pointIn(box, event))
  }
  const press = (event: PointerEvent) => {
    if (!canBet) return
    field.current?.setPointerCapture?.(event.pointerId)
    onPress(spotUnder(event) ?? null)
  }
  const move = (event: PointerEvent) => {
    if (canBet && event.buttons !== 0 && pressed !== null) onPress(spotUnder(event) ?? null)
  }
  const release = (event: PointerEvent) => {
    const spot = canBet && pressed !== null ? spotUnder(event) : undefined
    onPress(null)
    if (spot !== undefined) onPlace(spot)
  }
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, id: string) => {
    const isUpright = (field.current?.clientHeight ?? 0) > (field.current?.clientWidth ?? 0)
    const bet = keyBet(event, id, isUpright)
    const target = keyTarget(event, id, isUpright)
    if (bet === undefined && target === undefined) return
    event.preventDefault()
    if (bet !== undefined && canBet) onPlace(bet)
    if (target !== undefined) field.current?.querySelector<HTMLElement>(`[data-spot="${target}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's meaning to a table of bets.
    <div
      ref={field}
      role="group"
      aria-label={text.field}
      className={styles.field}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => onPress(null)}
    >
      {CELLS.map((id) => (
        <FieldCell
          key={id}
          id={id}
          pressed={pressed}
          fallen={fallen}
          chip={chips.find(({ spot }) => spot === id)}
          canBet={canBet}
          onPlace={onPlace}
          onKey={onKey}
        />
      ))}
      {chips.map((chip) => (
        <FieldChip key={chip.spot} chip={chip} />
      ))}
    </div>
  )
}

/** The place of a pointer on the field, which stands upright or lies with zero to the left. */
function pointIn(box: DOMRect, { clientX, clientY }: PointerEvent): TablePoint {
  const x = (clientX - box.left) / box.width
  const y = (clientY - box.top) / box.height
  return box.height > box.width
    ? { along: y * FIELD_LENGTH, across: x * FIELD_WIDTH }
    : { along: x * FIELD_LENGTH, across: (1 - y) * FIELD_WIDTH }
}

interface FieldCellProps {
  readonly id: string
  readonly pressed: Spot | null
  readonly fallen: number | null
  readonly chip: PlacedChip | undefined
  readonly canBet: boolean
  readonly onPlace: (spot: Spot) => void
  readonly onKey: (event: KeyboardEvent<HTMLButtonElement>, id: string) => void
}

function FieldCell({ id, pressed, fallen, chip, canBet, onPlace, onKey }: FieldCellProps) {
  const text = useText(rouletteText)
  const spot = findSpot(id)
  const point = spot === undefined ? null : spotPoint(spot)
  if (spot === undefined || point === null) return null
  const number = spot.kind === 'straight' ? (spot.numbers[0] ?? 0) : null
  const colour = number === null ? null : colourOf(number)
  const name =
    number === null || colour === null
      ? `${text.column(Number(id.at(-1)))} ${COLUMN_LABEL}`
      : text.number(number, text.colours[colour])
  const isCovered = number !== null && (pressed?.numbers.includes(number) ?? false)
  return (
    <button
      type="button"
      data-spot={id}
      className={classNames(
        styles.number,
        number === 0 && styles.zero,
        colour === 'red' && styles.red,
        colour === 'black' && styles.black,
        number === null && styles.column,
        chip !== undefined && styles.taken,
        isCovered && styles.covered,
        number !== null && number === fallen && styles.fallen,
      )}
      style={
        { '--along': Math.floor(point.along) + 1, '--across': Math.floor(point.across) + 1 } as CSSProperties
      }
      aria-label={chip === undefined ? name : `${name}, ${text.chipsOn(formatWholeAmount(chip.stake))}`}
      aria-disabled={!canBet}
      tabIndex={id === 'straight-0' ? 0 : -1}
      onKeyDown={(event) => onKey(event, id)}
      onClick={(event) => {
        // A pointer has placed its chip when it was lifted; this is the keyboard or a screen reader.
        if (event.detail === 0 && canBet) onPlace(spot)
      }}
    >
      {number ?? COLUMN_LABEL}
    </button>
  )
}

function FieldChip({ chip }: { readonly chip: PlacedChip }) {
  const spot = findSpot(chip.spot)
  const point = spot === undefined ? null : spotPoint(spot)
  if (spot === undefined || point === null) return null
  return (
    <span
      className={classNames(styles.chip, ON_CELLS.has(spot.kind) && styles.onNumber)}
      style={{ '--x': point.along / FIELD_LENGTH, '--y': point.across / FIELD_WIDTH } as CSSProperties}
    >
      <Chip set={ROULETTE_CHIPS} amount={chip.stake} />
    </span>
  )
}
