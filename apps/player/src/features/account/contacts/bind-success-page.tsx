import type { ContactKind } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { check } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useState } from 'react'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { IconBadge } from '../components/icon-badge.tsx'
import { useBindingStore } from './binding-store.ts'
import { contactTextFor, contactVerificationText } from './contact-text.ts'
import styles from './contacts.module.css'

/** `/bind_phone_success` (§2): shown after a binding only; otherwise redirects to the binding page. */
export const BindPhoneSuccessPage = () => <BindSuccessPage kind="phone" />
/** `/bind_email_success`: the same for email. */
export const BindEmailSuccessPage = () => <BindSuccessPage kind="email" />

const bindPage = { phone: href('bindPhone'), email: href('bindEmail') }
/** This page and the binding page. */
const STEPS_TO_SETTINGS = 2

function BindSuccessPage({ kind }: { readonly kind: ContactKind }) {
  const text = contactTextFor(kind, useLanguage())
  const words = useText(contactVerificationText)
  const { data: player } = usePlayerInfo()
  // Copied, because the next binding clears it while this page is still visible during the transition.
  const [isDone] = useState(() => useBindingStore.getState().bound === kind)
  const isClaimed = isDone && player?.[kind] !== null
  useEffect(() => {
    if (!isClaimed) navigate(bindPage[kind], { replace: true })
  }, [isClaimed, kind])
  const leave = () => goBack(href('setting'), STEPS_TO_SETTINGS)
  if (!isClaimed) return null
  return (
    <Page>
      <PageHeader title={text.bind} onBack={leave} />
      <PageBody>
        <div className={styles.done} role="status">
          <IconBadge shape={check} tone="win" />
          <h2 className={styles.title}>{text.done}</h2>
          <p className={`${styles.target} num`}>{player?.[kind]}</p>
          <p className={styles.hint}>{text.doneHint}</p>
          {player?.held_until ? (
            <p className={styles.hint}>{words.held(formatTaiwanDateTime(player.held_until))}</p>
          ) : null}
        </div>
        <Button block onClick={leave}>
          {words.finish}
        </Button>
      </PageBody>
    </Page>
  )
}
