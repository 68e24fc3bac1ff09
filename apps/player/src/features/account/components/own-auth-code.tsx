import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { CopyButton } from '@gamehall/ui/copy-button.tsx'
import { useSecondsLeft } from '@gamehall/ui/countdown.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { QrCode } from '@gamehall/ui/qr-code.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import type { Answer } from '../../../shared/api/send-call.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { useCreateAuthCode } from '../api/use-create-auth-code.ts'
import { authText } from '../auth-text.ts'
import styles from './auth-page.module.css'

/** The player's one-time login code, to scan or open on another device. */
export function OwnAuthCode() {
  const text = useText(authText)
  const code = useCreateAuthCode()
  return (
    <>
      <Card look="hero">
        <h2 className={styles.title}>{text.shareTitle}</h2>
        <p className={styles.hint}>{text.shareHint}</p>
        {code.data ? (
          <LiveCode
            key={code.data.code}
            code={code.data}
            madeAt={code.dataUpdatedAt}
            onRenew={() => code.refetch()}
          />
        ) : null}
        {code.isPending ? <Skeleton shape="block" width="232px" height="232px" /> : null}
        {code.isError && !code.data ? (
          <ErrorState detail={code.error.message} onRetry={() => code.refetch()} />
        ) : null}
      </Card>
      <Tip tone="warn">{text.warn}</Tip>
    </>
  )
}

type LiveCodeProps = {
  readonly code: Answer<'createAuthCode'>
  readonly madeAt: number
  readonly onRenew: () => Promise<unknown>
}

function LiveCode({ code, madeAt, onRenew }: LiveCodeProps) {
  const text = useText(authText)
  const left = useSecondsLeft(madeAt + code.expires_in * 1000)
  const isLive = left > 0
  return (
    <>
      <div className={styles.code}>
        <QrCode text={code.url} label={text.qr} />
        {isLive ? null : (
          <div className={styles.veil}>
            <strong role="status">{text.expired}</strong>
            <Button size="m" onClick={onRenew}>
              {text.renew}
            </Button>
          </div>
        )}
      </div>
      {isLive ? (
        <>
          <p role="timer" className={`${styles.left} num`}>
            {text.expiresIn(left)}
          </p>
          <div className={styles.row}>
            <span className={styles.link}>{code.url}</span>
            <CopyButton text={code.url} what={text.link} />
          </div>
        </>
      ) : null}
    </>
  )
}
