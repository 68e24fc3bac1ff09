import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle } from '@gamehall/ui/icons/icon-set.ts'
import type { ReactNode } from 'react'
import styles from './radio-card.module.css'

type ChoicesProps = { readonly label: string; readonly children: ReactNode }

/** A group of radio cards; native radio buttons underneath. */
export function RadioCardGroup({ label, children }: ChoicesProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  )
}

type ChoiceProps = {
  readonly group: string
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** Small print under the detail. */
  readonly notes?: ReactNode
  readonly isChosen: boolean
  readonly isOpen: boolean
  readonly onChoose: () => void
}

export function RadioCard(props: ChoiceProps) {
  const { group, picture, title, detail, notes, isChosen, isOpen, onChoose } = props
  const look = isOpen ? isChosen && styles.chosen : styles.closed
  return (
    <label className={`${styles.channel} ${look || ''}`}>
      <input
        type="radio"
        name={group}
        className={styles.input}
        checked={isChosen}
        disabled={!isOpen}
        onChange={onChoose}
      />
      {picture}
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {detail === undefined ? null : <span className={`${styles.how} num`}>{detail}</span>}
        {notes === undefined ? null : <span className={`${styles.limits} num`}>{notes}</span>}
      </span>
      {isChosen ? <Icon shape={checkCircle} className={styles.tick} /> : null}
    </label>
  )
}
