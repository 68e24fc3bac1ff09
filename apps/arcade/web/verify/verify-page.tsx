import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { useMemo, useState } from 'react'
import type { VerifyParts } from '../../src/fairness/verify-url.ts'
import { SaltSourceNote } from '../shared/fairness/salt-source-note.tsx'
import type { LoadedGame } from './load-games.ts'
import { VerifyFields } from './verify-fields.tsx'
import { toVerifyForm, verifyRound } from './verify-form.ts'
import styles from './verify-page.module.css'
import { VerifyResult } from './verify-result.tsx'
import { verifyText } from './verify-text.ts'

interface VerifyPageProps {
  /** At least one; an unknown game in the URL shows the first. */
  readonly games: readonly [LoadedGame, ...LoadedGame[]]
  readonly first: VerifyParts
  readonly onLanguage: (language: Language) => void
  readonly otherLanguage: Language
}

/** The verifier page: recomputes a round from its seeds in the browser. */
export function VerifyPage({ games, first, onLanguage, otherLanguage }: VerifyPageProps) {
  const text = useText(verifyText)
  const language = useLanguage()
  const find = (id: string) => games.find((game) => game.id === id) ?? games[0]
  const [form, setForm] = useState(() => {
    const game = find(first.game)
    return { ...toVerifyForm(first, game.verifier), game: game.id }
  })
  const game = find(form.game)
  const verification = useMemo(() => verifyRound(form, game.verifier), [form, game])
  const isSaltOfLink = form.clientSeed === first.clientSeed && form.game === first.game
  const wrong = verification.kind === 'problem' ? verification.field : null
  const problem =
    wrong === null
      ? null
      : (game.verifier.fields.find(({ key }) => key === wrong)?.problem?.[language] ??
        (wrong in text.problems ? text.problems[wrong as keyof typeof text.problems] : null))
  return (
    <main className={styles.page}>
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
        games={games}
        fields={game.verifier.fields}
        form={form}
        wrong={wrong}
        problem={problem}
        onForm={setForm}
        onGame={(id) =>
          setForm({ ...form, game: id, values: { ...find(id).verifier.readParams({}), ...form.values } })
        }
      />
      <section className={styles.result} aria-live="polite">
        <h2>{text.result}</h2>
        <VerifyResult
          verification={verification}
          verifier={game.verifier}
          problem={problem}
          committedHash={form.hash.trim().toLowerCase()}
        />
        {isSaltOfLink && first.saltSource !== null ? <SaltSourceNote source={first.saltSource} /> : null}
      </section>
      <section className={styles.how}>
        <h2>{text.howTitle}</h2>
        <ol>
          {text.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <a className={styles.description} href={`../fairness/?lang=${language}`}>
          {text.description}
        </a>
      </section>
    </main>
  )
}
