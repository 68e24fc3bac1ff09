import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useId } from 'react'
import type { VerifyField } from '../shared/frontend/game-frontend.ts'
import type { LoadedGame } from './load-games.ts'
import type { SeedField, VerifyForm } from './verify-form.ts'
import styles from './verify-page.module.css'
import { verifyText } from './verify-text.ts'

interface VerifyFieldsProps {
  readonly games: readonly LoadedGame[]
  /** The fields of the chosen game. */
  readonly fields: readonly VerifyField[]
  readonly form: VerifyForm
  /** The field that is wrong, and why. */
  readonly wrong: string | null
  readonly problem: string | null
  readonly onForm: (form: VerifyForm) => void
  readonly onGame: (id: string) => void
}

/** The form fields of a round's inputs: those of every game, then those of the chosen one. */
export function VerifyFields({ games, fields, form, wrong, problem, onForm, onGame }: VerifyFieldsProps) {
  const text = useText(verifyText)
  const language = useLanguage()
  const gameId = useId()
  const set = (key: SeedField | 'hash') => (value: string) => onForm({ ...form, [key]: value })
  const wrongOf = (key: string) => (wrong === key ? problem : null)
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <label htmlFor={gameId}>{text.game}</label>
        <select id={gameId} value={form.game} onChange={(event) => onGame(event.target.value)}>
          {games.map(({ id, names }) => (
            <option key={id} value={id}>
              {names[language]}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={text.serverSeed}
        hint={text.serverSeedHint}
        value={form.serverSeed}
        onChange={set('serverSeed')}
        wrong={wrongOf('serverSeed')}
      />
      <Field label={text.hash} hint={text.hashHint} value={form.hash} onChange={set('hash')} />
      <Field
        label={text.clientSeed}
        value={form.clientSeed}
        onChange={set('clientSeed')}
        wrong={wrongOf('clientSeed')}
      />
      <div className={styles.pair}>
        <Field
          label={text.nonce}
          isNumber
          value={form.nonce}
          onChange={set('nonce')}
          wrong={wrongOf('nonce')}
        />
        {fields.map(({ key, label, isNumber }) => (
          <Field
            key={key}
            label={label[language]}
            isNumber={isNumber}
            value={form.values[key] ?? ''}
            onChange={(value) => onForm({ ...form, values: { ...form.values, [key]: value } })}
            wrong={wrongOf(key)}
          />
        ))}
      </div>
    </form>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  readonly wrong?: string | null
  readonly isNumber?: boolean
}

function Field({ label, value, onChange, hint, wrong = null, isNumber = false }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={wrong === null ? styles.hint : styles.wrong}>
        {wrong ?? hint}
      </p>
    </div>
  )
}
