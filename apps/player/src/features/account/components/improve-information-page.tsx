import { improveInformation, type UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { mail, person, phone as phoneShape } from '@gamehall/ui/icons/icon-set.ts'
import { Menu } from '@gamehall/ui/menu.tsx'
import { PasswordField } from '@gamehall/ui/password-field.tsx'
import { PhoneField } from '@gamehall/ui/phone-field.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { TextField } from '@gamehall/ui/text-field.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { CallError } from '../../../shared/api/call-error.ts'
import { filledOnly } from '../../../shared/form/form-rules.ts'
import { type CallForm, useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { late } from '../../../shared/loading/late.ts'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { putPlayerInfo, usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { putOff } from '../../../shared/storage/put-off.ts'
import { useImproveInformation } from '../api/use-improve-information.ts'
import { useProveContact } from '../api/use-prove-contact.ts'
import { useLoginTarget } from '../hooks/use-login-target.ts'
import { improveText } from '../improve-text.ts'
import { EmailCodeField } from './email-code-field.tsx'
import { EmailField } from './email-field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import styles from './form.module.css'
import { FormRefusal } from './form-refusal.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

/** Loaded lazily: it is below the form and shown only on devices that support passkeys. */
const PasskeyOffer = late(async () => (await import('../passkeys/passkey-offer.tsx')).PasskeyOffer)

/** `/improveInformation`: nickname, first phone and first email, each contact with its code; can be skipped (§2). */
export function ImproveInformationPage() {
  const text = useText(improveText)
  const player = usePlayerInfo()
  return (
    <EntryLayout page={text.page} title={text.title} hint={text.hint}>
      {player.data ? (
        <>
          <ImproveForm player={player.data} />
          <Suspense fallback={null}>
            <PasskeyOffer player={player.data} />
          </Suspense>
        </>
      ) : null}
      {player.isPending ? <Skeleton shape="block" height="360px" /> : null}
      {player.isError && !player.data ? (
        <ErrorState detail={player.error.message} onRetry={() => player.refetch()} />
      ) : null}
    </EntryLayout>
  )
}

type Values = Record<'nickname' | 'phone' | 'phone_code' | 'email' | 'email_code' | 'login_password', string>

function ImproveForm({ player }: { readonly player: UserInfo }) {
  const text = useText(improveText)
  const client = useQueryClient()
  const { target } = useLoginTarget()
  const improve = useImproveInformation()
  const goOn = () => navigate(target ?? href('home'), { replace: true })
  const later = () => {
    putOff('improve_information', player.user_id)
    goOn()
  }
  const call = useCallForm<Values>({
    schema: improveInformation.request,
    defaultValues: {
      nickname: player.nickname,
      phone: '',
      phone_code: '',
      email: '',
      email_code: '',
      login_password: '',
    },
    codeFields: { 10021: 'login_password', 10047: 'phone', 10048: 'email' },
    submit: async (values) => {
      const { phone, phone_code, email, email_code } = filledOnly(values)
      const nickname = values.nickname.trim()
      const changed = {
        ...(nickname !== '' && nickname !== player.nickname && { nickname }),
        ...(phone && { phone, phone_code }),
        ...(email && { email, email_code }),
      }
      if (Object.keys(changed).length > 0) {
        putPlayerInfo(client, await improve.mutateAsync(changed))
        showToast(text.saved, { kind: 'success' })
      }
      if (Object.keys(changed).length > 0) goOn()
      else later()
    },
  })
  return (
    <form className={styles.form} onSubmit={call.submit} noValidate>
      <TextField
        label={text.nickname}
        placeholder={text.nicknamePlaceholder}
        icon={person}
        autoComplete="nickname"
        maxLength={20}
        {...call.field('nickname')}
      />
      <Contacts player={player} call={call} />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.save}
      </Button>
      <Button variant="plain" block onClick={later}>
        {text.later}
      </Button>
    </form>
  )
}

/**
 * The unbound contacts: form fields when the password or the session proves the owner, otherwise links to the binding
 * pages.
 */
function Contacts({ player, call }: { readonly player: UserInfo; readonly call: CallForm<Values> }) {
  const text = useText(improveText)
  const prepare = useOwnerPassword(player, call)
  const missing = (['phone', 'email'] as const).filter((kind) => player[kind] === null)
  const isProvenHere = player.has_login_password || missing.length === 2
  if (!isProvenHere)
    return (
      <Menu>
        {missing.map((kind) => (
          <MenuLink key={kind} to={bindPage[kind]} shape={shapes[kind]} label={text[`bind_${kind}`]} />
        ))}
      </Menu>
    )
  return missing.map((kind) => (
    <Card key={kind}>
      <div className={styles.form}>
        {kind === 'phone' ? (
          <PhoneField
            label={text.phone}
            hint={text.phoneHint}
            placeholder={text.phonePlaceholder}
            {...call.field('phone')}
          />
        ) : (
          <EmailField
            label={text.email}
            hint={text.emailHint}
            placeholder={text.emailPlaceholder}
            {...call.field('email')}
          />
        )}
        {player.has_login_password && call.values[kind].trim() !== '' ? (
          <PasswordField
            label={text.password}
            hint={text.passwordHint}
            placeholder={text.passwordPlaceholder}
            {...call.field('login_password')}
          />
        ) : null}
        {kind === 'phone' ? (
          <SmsCodeField purpose="bind_phone" call={call} phone="phone" code="phone_code" prepare={prepare} />
        ) : (
          <EmailCodeField
            purpose="bind_email"
            call={call}
            email="email"
            code="email_code"
            prepare={prepare}
          />
        )}
      </div>
    </Card>
  ))
}

const bindPage = { phone: href('bindPhone'), email: href('bindEmail') }
const shapes = { phone: phoneShape, email: mail } as const

/** Proves the owner by the login password before a code is sent to a new phone or email. */
function useOwnerPassword(player: UserInfo, call: CallForm<Values>): (() => Promise<boolean>) | undefined {
  const text = useText(improveText)
  const prove = useProveContact()
  if (!player.has_login_password) return undefined
  return async () => {
    const password = call.getValues().login_password
    if (password === '') {
      call.refuse('login_password', text.passwordMissing)
      call.focus('login_password')
      return false
    }
    try {
      await prove.mutateAsync({ kind: 'password', password })
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      void playSound('error')
      call.refuse('login_password', error.message)
      return false
    }
  }
}
