import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Shows a server refusal that belongs to no single field; `children` explain the remedy. */
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
        <Callout tone="warn">
          <strong>{refusal.message}</strong>
          {children}
        </Callout>
      ) : null}
    </div>
  )
}
