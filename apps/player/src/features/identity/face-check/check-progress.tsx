import { useSecondsLeft } from '@gamehall/ui/date-time/countdown.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { check as tick } from '@gamehall/ui/icons/icon-set.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from './face.module.css'
import { faceText } from './face-text.ts'
import { askedAction, type useFaceCheck } from './use-face-check.ts'

/** Completed actions and the seconds left. */
export function CheckProgress({ check }: { readonly check: ReturnType<typeof useFaceCheck> }) {
  const text = useText(faceText)
  const { state, endTime } = check
  const asked = askedAction(state)
  if (asked === undefined) return <div className={styles.progress} />
  const { actions, expires_at } = asked.check
  const done = actions.indexOf(asked.action)
  return (
    <div className={styles.progress}>
      <ol className={styles.dots} aria-label={text.shown(String(done), String(actions.length))}>
        {actions.map((action, index) => (
          <li key={action} className={index < done ? styles.done : index === done ? styles.now : styles.todo}>
            {index < done ? <Icon shape={tick} size="s" /> : index + 1}
          </li>
        ))}
      </ol>
      <SecondsLeft until={Date.parse(expires_at)} onEnd={() => endTime(asked.check)} />
    </div>
  )
}

function SecondsLeft({ until, onEnd }: { readonly until: number; readonly onEnd: () => void }) {
  const text = useText(faceText)
  const left = useSecondsLeft(until, serverNow, onEnd)
  return (
    <span role="timer" className={`${styles.seconds} num`}>
      {text.secondsLeft(String(left))}
    </span>
  )
}
