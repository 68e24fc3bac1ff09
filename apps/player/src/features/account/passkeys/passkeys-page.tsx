import type { Passkey, UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { fingerprint, plus } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { IconBadge } from '../components/icon-badge.tsx'
import { useListPasskeys } from './api.ts'
import { NewPasskeySheet } from './new-passkey-sheet.tsx'
import { PasskeySheet } from './passkey-sheet.tsx'
import { passkeyText } from './passkey-text.ts'
import styles from './passkeys.module.css'
import { supportsPasskeys } from './webauthn.ts'

/** `/passkeys`: lists, adds and edits the player's passkeys. `?review`: opened after a password change. */
export function PasskeysPage() {
  const text = useText(passkeyText)
  const passkeys = useListPasskeys()
  const { data: player } = usePlayerInfo()
  const isReview = usePage().query.get('review') !== null
  return (
    <Page>
      <PageHeader title={text.title} onBack={() => goBack(href('setting'))} />
      <PageBody>
        {isReview ? <Callout tone="warn">{text.review}</Callout> : <Callout>{text.about}</Callout>}
        {passkeys.data ? <OwnPasskeys list={passkeys.data.list} /> : null}
        {passkeys.isPending ? <SkeletonList count={2} /> : null}
        {passkeys.isError && !passkeys.data ? (
          <ErrorState detail={passkeys.error.message} onRetry={() => passkeys.refetch()} />
        ) : null}
        {player && passkeys.data ? <AddPasskey player={player} isFull={passkeys.data.is_full} /> : null}
      </PageBody>
    </Page>
  )
}

function OwnPasskeys({ list }: { readonly list: readonly Passkey[] }) {
  const text = useText(passkeyText)
  const [opened, setOpened] = useState<Passkey>()
  const [isOpen, setOpen] = useState(false)
  if (list.length === 0)
    return (
      <Card look="hero">
        <IconBadge shape={fingerprint} />
        <h2 className={styles.title}>{text.emptyTitle}</h2>
        <p className={styles.detail}>{text.emptyDetail}</p>
      </Card>
    )
  return (
    <>
      <Menu title={text.own}>
        {list.map((passkey) => (
          <MenuItem
            key={passkey.passkey_id}
            shape={fingerprint}
            label={passkey.name}
            detail={<Detail passkey={passkey} />}
            trailing={passkey.is_synced ? text.synced : undefined}
            onSelect={() => {
              setOpened(passkey)
              setOpen(true)
            }}
          />
        ))}
      </Menu>
      {opened ? (
        <PasskeySheet
          key={opened.passkey_id}
          passkey={opened}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

function Detail({ passkey: { created_at, last_used_at } }: { readonly passkey: Passkey }) {
  const text = useText(passkeyText)
  return (
    <>
      <span className={styles.whole}>{text.createdAt(formatTaiwanDateTime(created_at))}</span>
      {' · '}
      <span className={styles.whole}>
        {last_used_at === null ? text.neverUsed : text.usedAt(formatTaiwanDateTime(last_used_at))}
      </span>
    </>
  )
}

function AddPasskey({ player, isFull }: { readonly player: UserInfo; readonly isFull: boolean }) {
  const text = useText(passkeyText)
  const [isOpen, setOpen] = useState(false)
  if (!supportsPasskeys()) return <Callout tone="warn">{text.unsupported}</Callout>
  if (isFull) return <Callout tone="warn">{text.full}</Callout>
  return (
    <>
      <Button block icon={plus} onClick={() => setOpen(true)}>
        {text.add}
      </Button>
      <NewPasskeySheet player={player} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
