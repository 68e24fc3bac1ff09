import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { useMemo, useState } from 'react'
import { SymbolSprites } from '../../games/dragon-gate/web/art/symbol-sprites.tsx'
import { MineSprites } from '../../games/mines/web/art/mine-sprites.tsx'
import { useText } from '../shared/i18n/use-text.ts'
import { VerifyFields } from './verify-fields.tsx'
import { type VerifyForm, verifyRound } from './verify-form.ts'
import styles from './verify-page.module.css'
import { VerifyResult } from './verify-result.tsx'
import { verifyText } from './verify-text.ts'

interface VerifyPageProps {
  readonly first: VerifyForm
  readonly onLanguage: (language: Language) => void
  readonly otherLanguage: Language
}

/** The verifier page: recomputes a round from its seeds in the browser. */
export function VerifyPage({ first, onLanguage, otherLanguage }: VerifyPageProps) {
  const text = useText(verifyText)
  const [form, setForm] = useState(first)
  const verification = useMemo(() => verifyRound(form), [form])
  return (
    <main className={styles.page}>
      <SymbolSprites />
      <MineSprites />
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
      <VerifyFields
        form={form}
        problem={verification.kind === 'problem' ? verification.problem : null}
        onForm={setForm}
      />
      <section className={styles.result} aria-live="polite">
        <h2>{text.result}</h2>
        <VerifyResult verification={verification} committedHash={form.hash.trim().toLowerCase()} />
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
