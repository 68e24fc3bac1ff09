import type { ConvenienceStore } from '@gamehall/contract/cashier'
import { StoreLogo } from '@gamehall/ui/art/store-logo.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useId } from 'react'
import choice from '../../../../shared/form/radio-card.module.css'
import { depositsText } from '../deposits-text.ts'
import { useStoreText } from '../methods/store-text.ts'
import styles from './store-choice.module.css'

type StoreChoiceProps = {
  readonly stores: readonly ConvenienceStore[]
  readonly value: ConvenienceStore | undefined
  readonly onChange: (store: ConvenienceStore) => void
  readonly error: string | undefined
  readonly disabled: boolean
}

/** §5: radio group of the convenience stores. */
export function StoreChoice({ stores, value, onChange, error, disabled }: StoreChoiceProps) {
  const text = useText(depositsText)
  const name = useId()
  const errorId = useId()
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={choice.legend}>{text.store}</legend>
      <div className={styles.stores}>
        {stores.map((store) => (
          <Store
            key={store}
            store={store}
            name={name}
            isChosen={store === value}
            isWrong={error !== undefined}
            onChoose={() => onChange(store)}
          />
        ))}
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {error}
      </p>
    </fieldset>
  )
}

type StoreProps = {
  readonly store: ConvenienceStore
  readonly name: string
  readonly isChosen: boolean
  readonly isWrong: boolean
  readonly onChoose: () => void
}

function Store({ store, name, isChosen, isWrong, onChoose }: StoreProps) {
  const words = useStoreText(store)
  return (
    <label className={`${styles.store} ${isChosen ? styles.chosen : isWrong ? styles.wrong : ''}`}>
      <input type="radio" name={name} className={choice.input} checked={isChosen} onChange={onChoose} />
      <StoreLogo store={store} />
      <span className={styles.words}>
        <span className={styles.name}>{words.name}</span>
        <span className={styles.machine}>{words.machine}</span>
      </span>
    </label>
  )
}
