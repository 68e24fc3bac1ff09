import type { UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { fingerprint } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '../../../shared/loading/lazy-with-retry.ts'
import { mayCall } from '../../../shared/player/use-may-call.ts'
import { dismissPrompt, isPromptDismissed } from '../../../shared/storage/dismissed-prompts.ts'
import { useListPasskeys } from './api.ts'
import { passkeyText } from './passkey-text.ts'
import styles from './passkeys.module.css'

/** Loaded when opened, because its form needs the WebAuthn code. */
const NewPasskeySheet = lazyWithRetry(async () => (await import('./new-passkey-sheet.tsx')).NewPasskeySheet)

/** Suggests a passkey to a player without one on a device that supports them; a dismissal is remembered. */
export function PasskeyPrompt({ player }: { readonly player: UserInfo }) {
  const [isAsked, setAsked] = useState(() => !isPromptDismissed('passkey', player.user_id))
  const canMake = useCanMakePasskey()
  if (!mayCall(player, 'addPasskey') || !isAsked || !canMake) return null
  const later = () => {
    dismissPrompt('passkey', player.user_id)
    setAsked(false)
  }
  return <Offer player={player} onLater={later} />
}

function Offer({ player, onLater }: { readonly player: UserInfo; readonly onLater: () => void }) {
  const text = useText(passkeyText)
  const { data } = useListPasskeys()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (data === undefined || (data.list.length > 0 && !isWanted)) return null
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      {data.list.length === 0 ? (
        <Card>
          <div className={styles.offer}>
            <Icon shape={fingerprint} />
            <div>
              <h3 className={styles.offerTitle}>{text.offerTitle}</h3>
              <p className={styles.detail}>{text.offerDetail}</p>
            </div>
          </div>
          <div className={styles.offerActions}>
            <Button size="m" variant="plain" onClick={onLater}>
              {text.later}
            </Button>
            <Button size="m" variant="ghost" onClick={open}>
              {text.offerGo}
            </Button>
          </div>
        </Card>
      ) : null}
      {isWanted ? (
        <Suspense fallback={null}>
          <NewPasskeySheet player={player} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Whether the device has a platform authenticator (fingerprint, face or screen lock). */
function useCanMakePasskey(): boolean {
  const [canMake, setCanMake] = useState(false)
  useEffect(() => {
    if (typeof PublicKeyCredential !== 'function') return
    let isHere = true
    void PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable?.()
      .then((isAvailable) => {
        if (isHere) setCanMake(isAvailable)
      })
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  return canMake
}
