import { Button } from '@gamehall/ui/button.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import styles from './money-call-note.module.css'
import { moneyText } from './money-text.ts'
import type { MoneyCallState } from './use-money-call.ts'

type MoneyCallNoteProps = {
  readonly call: {
    readonly state: MoneyCallState
    readonly error: { readonly message: string } | undefined
    ask(): Promise<unknown>
  }
  /** Set when the refusal stands beside its field already. */
  readonly isErrorShown?: boolean
}

/** How a money-moving call stands, in words: being checked, unclear, or refused. Said where it is seen: it comes into view. */
export function MoneyCallNote({ call, isErrorShown = false }: MoneyCallNoteProps) {
  const text = useText(moneyText)
  const note = useRef<HTMLDivElement>(null)
  const isRefused = call.state === 'idle' && call.error !== undefined && !isErrorShown
  const says = isRefused ? 'refused' : call.state
  useEffect(() => {
    if (says !== 'idle' && says !== 'sending') note.current?.scrollIntoView({ block: 'nearest' })
  }, [says])
  return (
    <div role="status" ref={note} className={styles.note}>
      {call.state === 'checking' ? <Tip>{text.checking}</Tip> : null}
      {call.state === 'unclear' ? (
        <Tip tone="warn">
          {text.unclear}
          <div className={styles.ask}>
            <Button size="m" variant="ghost" onClick={() => call.ask()}>
              {text.ask}
            </Button>
          </div>
        </Tip>
      ) : null}
      {isRefused ? <Tip tone="warn">{call.error?.message}</Tip> : null}
    </div>
  )
}
