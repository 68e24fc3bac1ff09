import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { GameVerifier } from '../shared/frontend/game-frontend.ts'
import type { Verification } from './verify-form.ts'
import styles from './verify-result.module.css'
import { verifyText } from './verify-text.ts'

interface VerifyResultProps {
  readonly verification: Verification
  readonly verifier: GameVerifier
  /** What is wrong with the field that `verification` names. */
  readonly problem: string | null
  /** The server seed hash published before the bet; empty when not entered. */
  readonly committedHash: string
}

export function VerifyResult({ verification, verifier, problem, committedHash }: VerifyResultProps) {
  const text = useText(verifyText)
  if (verification.kind === 'waiting') return <p className={styles.note}>{text.waiting}</p>
  if (verification.kind === 'sealed') return <p className={styles.note}>{text.sealed}</p>
  if (verification.kind === 'refused') return <p className={styles.note}>{text.refused}</p>
  if (verification.kind === 'problem') return <p className={styles.note}>{problem}</p>
  const isPromised = verification.hash === committedHash
  return (
    <>
      <p className={styles.hash}>
        <span>{text.hashComputed}</span>
        <code>{verification.hash}</code>
      </p>
      {committedHash === '' ? null : (
        <p className={isPromised ? styles.match : styles.differs}>
          {isPromised ? text.hashMatch : text.hashDiffers}
        </p>
      )}
      <verifier.VerifyView round={verification.round} />
    </>
  )
}
