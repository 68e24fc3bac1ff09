import { BrokenArt, LostArt } from '@gamehall/ui/art/state-art.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Spinner } from '@gamehall/ui/spinner.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { authText } from '../auth-text.ts'
import { useAuthCodeLogin } from '../hooks/use-auth-code-login.ts'
import styles from './auth-page.module.css'
import { OwnAuthCode } from './own-auth-code.tsx'

/** `/auth`: with a code, the login it stands for; without, the player's own code for another screen (§7 authCode). */
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

function CodeLogin({ code }: { readonly code: string }) {
  const text = useText(authText)
  const { state, exchange } = useAuthCodeLogin(code)
  const isLoggedIn = useIsLoggedIn()
  const elsewhere = (
    <AppLink
      to={isLoggedIn ? href('home') : href('login')}
      replace
      className={buttonClass({ variant: 'ghost', block: true })}
    >
      {isLoggedIn ? text.toHome : text.toLogin}
    </AppLink>
  )
  if (state === 'asking')
    return (
      <Card look="hero">
        <h2 className={styles.title}>{text.switchTitle}</h2>
        <p className={styles.hint}>{text.switchBody}</p>
        <div className={styles.actions}>
          <Button block onClick={exchange}>
            {text.switchGo}
          </Button>
          <AppLink to={href('home')} replace className={buttonClass({ variant: 'ghost', block: true })}>
            {text.switchStay}
          </AppLink>
        </div>
      </Card>
    )
  if (state === 'working')
    return (
      <div className={styles.working} role="status">
        <Spinner />
        <p className={styles.title}>{text.working}</p>
        <p className={styles.hint}>{text.workingHint}</p>
      </div>
    )
  if (state === 'gone')
    return <EmptyState art={<LostArt />} title={text.gone} detail={text.goneHint} action={elsewhere} />
  return (
    <EmptyState
      art={<BrokenArt />}
      title={text.failed}
      action={
        <div className={styles.actions}>
          <Button block onClick={exchange}>
            {text.retry}
          </Button>
          {elsewhere}
        </div>
      }
    />
  )
}

function GuestInvite() {
  const text = useText(authText)
  return (
    <EmptyState
      art={<LostArt />}
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
