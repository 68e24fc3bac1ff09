import { Button } from '@gamehall/ui/buttons/button.tsx'
import { CopyButton } from '@gamehall/ui/buttons/copy-button.tsx'
import { QrCode } from '@gamehall/ui/data-display/qr-code.tsx'
import { useSecondsLeft } from '@gamehall/ui/date-time/countdown.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useCreateAuthCode } from './api.ts'
import styles from './auth-page.module.css'
import { authText } from './auth-text.ts'

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
      <Callout tone="warn">{text.warn}</Callout>
    </>
  )
}

type LiveCodeProps = {
  readonly code: CallResponse<'createAuthCode'>
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
