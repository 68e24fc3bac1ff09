import type { UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import { PhoneField } from '@gamehall/ui/forms/phone-field.tsx'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { mail, person, phone as phoneShape } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Menu } from '@gamehall/ui/navigation/menu.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { type CallForm, useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { omitBlankFields } from '@gamehall/web-client/forms/validate-fields.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../../shared/loading/lazy-with-retry.ts'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { setPlayerInfo, usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { dismissPrompt } from '../../../shared/storage/dismissed-prompts.ts'
import styles from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { useProveContact } from '../contacts/api.ts'
import { EmailField } from '../contacts/email-field.tsx'
import { EntryLayout } from '../login/entry-layout.tsx'
import { useLoginTarget } from '../login/use-login-target.ts'
import { EmailCodeField } from '../verification-codes/email-code-field.tsx'
import { SmsCodeField } from '../verification-codes/sms-code-field.tsx'
import { useImproveInformation } from './api.ts'
import { improveInformationText } from './improve-information-text.ts'
import { useNicknameSchema } from './use-nickname-schema.ts'

/** Loaded lazily: it is below the form and shown only on devices that support passkeys. */
const PasskeyPrompt = lazyWithRetry(
  async () => (await import('../passkeys/passkey-prompt.tsx')).PasskeyPrompt,
)

/** `/improveInformation`: nickname, first phone and first email, each contact with its code; can be skipped (§2). */
export function ImproveInformationPage() {
  const text = useText(improveInformationText)
  const player = usePlayerInfo()
  return (
    <EntryLayout page={text.page} title={text.title} hint={text.hint}>
      {player.data ? (
        <>
          <ImproveForm player={player.data} />
          <Suspense fallback={null}>
            <PasskeyPrompt player={player.data} />
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
  const text = useText(improveInformationText)
  const client = useQueryClient()
  const { target } = useLoginTarget()
  const improve = useImproveInformation()
  const goOn = () => navigate(target ?? href('home'), { replace: true })
  const later = () => {
    dismissPrompt('improve_information', player.user_id)
    goOn()
  }
  const schema = useNicknameSchema(player.nickname)
  const call = useCallForm<Values>({
    schema,
    defaultValues: {
      nickname: player.nickname,
      phone: '',
      phone_code: '',
      email: '',
      email_code: '',
      login_password: '',
    },
    fieldsByErrorCode: { 10021: 'login_password', 10047: 'phone', 10048: 'email' },
    submit: async (values) => {
      const { phone, phone_code, email, email_code } = omitBlankFields(values)
      const nickname = values.nickname.trim()
      const changed = {
        ...(nickname !== '' && nickname !== player.nickname && { nickname }),
        ...(phone && { phone, phone_code }),
        ...(email && { email, email_code }),
      }
      if (Object.keys(changed).length > 0) {
        setPlayerInfo(client, await improve.mutateAsync(changed))
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
  const text = useText(improveInformationText)
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
  const text = useText(improveInformationText)
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
