import type { UserInfo } from '@gamehall/contract/account'
import { LoadErrorArt, NotFoundArt } from '@gamehall/ui/art/state-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Spinner } from '@gamehall/ui/feedback/spinner.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { useViewAuthCode } from './api.ts'
import styles from './auth-page.module.css'
import { authText } from './auth-text.ts'
import { OwnAuthCode } from './own-auth-code.tsx'
import { useAuthCodeLogin } from './use-auth-code-login.ts'

/** `/auth` (§7 authCode): with a code, logs in by it; without, shows the player's own code for another device. */
export function AuthPage() {
  const text = useText(authText)
  const code = usePage().query.get('code')
  const isLoggedIn = useIsLoggedIn()
  return (
    <Page hasGlow>
      <PageHeader title={text.page} onBack={() => goBack(href('mine'))} />
      <PageBody>
        {code ? <CodeLogin key={code} code={code} /> : isLoggedIn ? <OwnAuthCode /> : <GuestInvite />}
      </PageBody>
    </Page>
  )
}

/** Asks for confirmation, naming the account, before it logs in by the link. */
function CodeLogin({ code }: { readonly code: string }) {
  const { state, exchange } = useAuthCodeLogin(code)
  // The player logged in when the link was opened: the exchange ends that session before it has the new one.
  const [own] = useState(usePlayerInfo().data)
  if (state === 'working') return <Working />
  if (state === 'gone') return <Gone />
  if (state === 'failed') return <Failed onRetry={exchange} />
  return <AskLogin code={code} own={own} onYes={exchange} />
}

type AskLoginProps = {
  readonly code: string
  readonly own: UserInfo | undefined
  readonly onYes: () => Promise<void>
}

function AskLogin({ code, own, onYes }: AskLoginProps) {
  const text = useText(authText)
  const whose = useViewAuthCode(code)
  const present = usePlayerInfo().data ?? own
  const isLoggedIn = useIsLoggedIn()
  if (whose.isPending) return <Skeleton shape="block" height="220px" />
  if (whose.isError)
    return whose.error.isConclusive ? <Gone /> : <Failed onRetry={async () => void (await whose.refetch())} />
  const { account, nickname, is_own: isOwn } = whose.data
  return (
    <Card look="hero">
      <h2 className={styles.title}>{text.askTitle}</h2>
      <p className={styles.who}>
        <strong>{nickname}</strong>
        <span className="num">{account}</span>
      </p>
      <p className={styles.hint}>{isOwn ? text.askOwn : text.askBody}</p>
      {isLoggedIn && !isOwn ? (
        <Callout tone="warn">{present ? text.askEnds(present.user_acc) : text.askEndsUnknown}</Callout>
      ) : null}
      <div className={styles.actions}>
        <Button block onClick={onYes}>
          {text.askGo}
        </Button>
        <AppLink to={href('home')} replace className={buttonClass({ variant: 'ghost', block: true })}>
          {isLoggedIn ? text.askStay : text.askNo}
        </AppLink>
      </div>
    </Card>
  )
}

function Working() {
  const text = useText(authText)
  return (
    <div className={styles.working} role="status">
      <Spinner />
      <p className={styles.title}>{text.working}</p>
      <p className={styles.hint}>{text.workingHint}</p>
    </div>
  )
}

function Gone() {
  const text = useText(authText)
  return <EmptyState art={<NotFoundArt />} title={text.gone} detail={text.goneHint} action={<Elsewhere />} />
}

function Failed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const text = useText(authText)
  return (
    <EmptyState
      art={<LoadErrorArt />}
      title={text.failed}
      action={
        <div className={styles.actions}>
          <Button block onClick={onRetry}>
            {text.retry}
          </Button>
          <Elsewhere />
        </div>
      }
    />
  )
}

/** A link to home or login, for when the login link cannot be used. */
function Elsewhere() {
  const text = useText(authText)
  const isLoggedIn = useIsLoggedIn()
  return (
    <AppLink
      to={isLoggedIn ? href('home') : href('login')}
      replace
      className={buttonClass({ variant: 'ghost', block: true })}
    >
      {isLoggedIn ? text.toHome : text.toLogin}
    </AppLink>
  )
}

function GuestInvite() {
  const text = useText(authText)
  return (
    <EmptyState
      art={<NotFoundArt />}
      title={text.guestTitle}
      detail={text.guestHint}
      action={
        <AppLink to={href('login', undefined, { to: href('auth') })} className={buttonClass({})}>
          {text.login}
        </AppLink>
      }
    />
  )
}
