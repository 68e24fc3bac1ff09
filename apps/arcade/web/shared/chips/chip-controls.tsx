import { classNames } from '@gamehall/ui/theme/class-names.ts'
import type { ReactNode } from 'react'
import styles from './chip-controls.module.css'
import { ChipRack } from './chip-rack.tsx'
import type { ChipSet, ChipTone } from './chip-set.ts'

/** A label, what it does, and whether that can be done now. */
export type ChipAction = readonly [label: string, act: () => void, isEnabled: boolean]

interface ChipControlsProps {
  readonly set: ChipSet
  readonly tones: readonly ChipTone[]
  /** The value in hand, in minor units. */
  readonly value: bigint
  readonly onChoose: (value: bigint) => void
  readonly isRackDisabled?: boolean
  readonly actions: readonly ChipAction[]
  /** Whether chips can be laid out and taken back now; false disables every action. */
  readonly canAct: boolean
  /** The table's look: the custom properties that `chip-controls.module.css` lists. */
  readonly theme: string | undefined
  /** The note below the actions and the main button. */
  readonly children: ReactNode
}

/** The controls of a table: the chips to choose from, and what can be done with those that are laid out. */
export function ChipControls(props: ChipControlsProps) {
  const { set, tones, value, onChoose, isRackDisabled = false, actions, canAct, theme, children } = props
  return (
    <div className={classNames(styles.controls, theme)}>
      <ChipRack
        set={set}
        tones={tones}
        value={value}
        onChoose={onChoose}
        isDisabled={isRackDisabled}
        className={styles.rack}
        pickClassName={styles.pick}
      />
      <div className={styles.actions}>
        {actions.map(([label, act, isEnabled]) => (
          <button
            key={label}
            type="button"
            className={styles.action}
            disabled={!canAct || !isEnabled}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}
