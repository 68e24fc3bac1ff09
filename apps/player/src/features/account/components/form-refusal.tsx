import { Tip } from '@gamehall/ui/tip.tsx'
import type { ReactNode } from 'react'
import type { CallError } from '../../../shared/api/call-error.ts'
import styles from './form.module.css'

/** What the hall said no to, when it is about no single field; `children` say what can be done. */
export function FormRefusal({
  refusal,
  children,
}: {
  readonly refusal: CallError | undefined
  readonly children?: ReactNode
}) {
  return (
    <div role="alert" className={styles.refusal}>
      {refusal ? (
        <Tip tone="warn">
          <strong>{refusal.message}</strong>
          {children}
        </Tip>
      ) : null}
    </div>
  )
}
