import type { Language } from '@gamehall/ui/labels.tsx'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { SymbolSheet } from '../dragon-gate/art/symbol-sheet.tsx'
import { MineSheet } from '../mines/art/mine-sheet.tsx'
import { useText } from '../shared/i18n/use-text.ts'
import { type VerifyForm, verify } from './verify-form.ts'
import styles from './verify-page.module.css'
import { VerifyResult } from './verify-result.tsx'
import { verifyText } from './verify-text.ts'

interface VerifyPageProps {
  readonly first: VerifyForm
  readonly onLanguage: (language: Language) => void
  readonly otherLanguage: Language
}

/** Recomputes any round from its seeds, on the reader's own device. */
export function VerifyPage({ first, onLanguage, otherLanguage }: VerifyPageProps) {
  const text = useText(verifyText)
  const [form, setForm] = useState(first)
  const verification = useMemo(() => verify(form), [form])
  const set = (key: keyof VerifyForm) => (value: string) => setForm((before) => ({ ...before, [key]: value }))
  const problem = verification.kind === 'problem' ? verification.problem : null
  const gameId = useId()
  return (
    <main className={styles.page}>
      <SymbolSheet />
      <MineSheet />
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <button
          type="button"
          className={styles.language}
          lang={otherLanguage}
          onClick={() => onLanguage(otherLanguage)}
        >
          {text.otherLanguage}
        </button>
      </header>
      <p className={styles.lead}>{text.lead}</p>
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
          wrong={problem === 'serverSeed' ? text.problems.serverSeed : null}
        />
        <Field label={text.hash} hint={text.hashHint} value={form.hash} onChange={set('hash')} />
        <Field
          label={text.clientSeed}
          value={form.clientSeed}
          onChange={set('clientSeed')}
          wrong={problem === 'clientSeed' ? text.problems.clientSeed : null}
        />
        <div className={styles.pair}>
          <Field
            label={text.nonce}
            isNumber
            value={form.nonce}
            onChange={set('nonce')}
            wrong={problem === 'nonce' ? text.problems.nonce : null}
          />
          <Field
            label={text.bet}
            isNumber
            value={form.bet}
            onChange={set('bet')}
            wrong={problem === 'bet' ? text.problems.bet : null}
          />
        </div>
        {form.game === 'mines' ? (
          <div className={styles.pair}>
            <Field
              label={text.mines}
              isNumber
              value={form.mines}
              onChange={set('mines')}
              wrong={problem === 'mines' ? text.problems.mines : null}
            />
            <Field label={text.picks} value={form.picks} onChange={set('picks')} />
          </div>
        ) : null}
      </form>
      <section className={styles.result} aria-live="polite">
        <h2>{text.result}</h2>
        <VerifyResult verification={verification} promisedHash={form.hash.trim().toLowerCase()} />
      </section>
      <section className={styles.how}>
        <h2>{text.howTitle}</h2>
        <ol>
          {text.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </main>
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
