import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useGameKit } from '../shell/game-kit.ts'
import { Chip } from './chip.tsx'
import { type ChipSet, type ChipTone, chipLabel } from './chip-set.ts'
import { chipsText } from './chips-text.ts'

interface ChipRackProps {
  readonly set: ChipSet
  /** The chips to choose from, such as `chipsWithin` the limits of the table. */
  readonly tones: readonly ChipTone[]
  /** The value in hand, in minor units. */
  readonly value: bigint
  readonly onChoose: (value: bigint) => void
  readonly isDisabled?: boolean
  /** Looks of the rack and of a chip in it; the pressed one has `aria-pressed`. */
  readonly className: string | undefined
  readonly pickClassName: string | undefined
  /** What stands on a chip; its short form by default. */
  readonly label?: (value: bigint) => string
}

/** The amount, with the chip's label where it is shorter, so that voice control finds the chip by its visible label. */
function spokenAmount(value: bigint, shown: string): string {
  const amount = formatWholeAmount(value)
  return amount.includes(shown) ? amount : `${amount}, ${shown}`
}

/** The chips that a player chooses from; the one in hand is pressed. */
export function ChipRack(props: ChipRackProps) {
  const { set, tones, value: chosen, onChoose, isDisabled, className, pickClassName, label } = props
  const text = useText(chipsText)
  const { sounds } = useGameKit()
  return (
    <fieldset className={className} disabled={isDisabled}>
      <legend className="sr-only">{text.rack}</legend>
      {tones.map(({ value }) => (
        <button
          key={`${value}`}
          type="button"
          className={pickClassName}
          data-chip={`${value}`}
          aria-label={text.chip(spokenAmount(value, label?.(value) ?? chipLabel(value)))}
          aria-pressed={chosen === value}
          onClick={() => {
            sounds.click()
            onChoose(value)
          }}
        >
          <Chip set={set} amount={value} {...(label === undefined ? {} : { label: label(value) })} />
        </button>
      ))}
    </fieldset>
  )
}
