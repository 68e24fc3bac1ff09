import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import type { MoneyCallState } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useRef } from 'react'
import styles from './money-call-status.module.css'
import { moneyText } from './money-text.ts'

type MoneyCallNoteProps = {
  readonly call: {
    readonly state: MoneyCallState
    readonly error: { readonly message: string } | undefined
    ask(): Promise<unknown>
  }
  /** True when the error is already shown beside its field. */
  readonly isErrorShown?: boolean
}

/** Shows the state of a money-moving call: being checked, unclear, or refused. Scrolls into view when it changes. */
export function MoneyCallStatus({ call, isErrorShown = false }: MoneyCallNoteProps) {
  const text = useText(moneyText)
  const note = useRef<HTMLDivElement>(null)
  const isRefused = call.state === 'idle' && call.error !== undefined && !isErrorShown
  const shown = isRefused ? 'refused' : call.state
  useEffect(() => {
    if (shown !== 'idle' && shown !== 'sending') note.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div role="status" ref={note} className={styles.note}>
      {call.state === 'checking' ? <Callout>{text.checking}</Callout> : null}
      {call.state === 'unclear' ? (
        <Callout tone="warn">
          {text.unclear}
          <div className={styles.ask}>
            <Button size="m" variant="ghost" onClick={() => call.ask()}>
              {text.ask}
            </Button>
          </div>
        </Callout>
      ) : null}
      {isRefused ? <Callout tone="warn">{call.error?.message}</Callout> : null}
    </div>
  )
}
