import { type ReactNode, useId } from 'react'
import { useText } from '../shared/i18n/use-text.ts'
import type { InvalidField, VerifyForm } from './verify-form.ts'
import styles from './verify-page.module.css'
import { verifyText } from './verify-text.ts'

interface VerifyFieldsProps {
  readonly form: VerifyForm
  readonly problem: InvalidField | null
  readonly onForm: (form: VerifyForm) => void
}

/** The form fields of a round's inputs. */
export function VerifyFields({ form, problem, onForm }: VerifyFieldsProps) {
  const text = useText(verifyText)
  const gameId = useId()
  const set = (key: keyof VerifyForm) => (value: string) => onForm({ ...form, [key]: value })
  const wrong = (key: InvalidField) => (problem === key ? text.problems[key] : null)
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <label htmlFor={gameId}>{text.game}</label>
        <select id={gameId} value={form.game} onChange={(event) => set('game')(event.target.value)}>
          <option value="dragon-gate">{text.games['dragon-gate']}</option>
          <option value="mines">{text.games.mines}</option>
        </select>
      </div>
      <Field
        label={text.serverSeed}
        hint={text.serverSeedHint}
        value={form.serverSeed}
        onChange={set('serverSeed')}
        wrong={wrong('serverSeed')}
      />
      <Field label={text.hash} hint={text.hashHint} value={form.hash} onChange={set('hash')} />
      <Field
        label={text.clientSeed}
        value={form.clientSeed}
        onChange={set('clientSeed')}
        wrong={wrong('clientSeed')}
      />
      <div className={styles.pair}>
        <Field
          label={text.nonce}
          isNumber
          value={form.nonce}
          onChange={set('nonce')}
          wrong={wrong('nonce')}
        />
        <Field label={text.bet} isNumber value={form.bet} onChange={set('bet')} wrong={wrong('bet')} />
      </div>
      {form.game === 'mines' ? (
        <div className={styles.pair}>
          <Field
            label={text.mines}
            isNumber
            value={form.mines}
            onChange={set('mines')}
            wrong={wrong('mines')}
          />
          <Field label={text.picks} value={form.picks} onChange={set('picks')} />
        </div>
      ) : null}
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
