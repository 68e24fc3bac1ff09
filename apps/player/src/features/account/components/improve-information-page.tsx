import { improveInformation, type UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { person } from '@gamehall/ui/icons/icon-set.ts'
import { PhoneField } from '@gamehall/ui/phone-field.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { TextField } from '@gamehall/ui/text-field.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { filledOnly } from '../../../shared/form/form-rules.ts'
import { type CallForm, useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { putPlayerInfo, usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useImproveInformation } from '../api/use-improve-information.ts'
import { useLoginTarget } from '../hooks/use-login-target.ts'
import { improveText } from '../improve-text.ts'
import { EmailCodeField } from './email-code-field.tsx'
import { EmailField } from './email-field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import styles from './form.module.css'
import { FormRefusal } from './form-refusal.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

/** `/improveInformation`: nickname, and a first phone and email, each with its code; or later (§2). */
export function ImproveInformationPage() {
  const text = useText(improveText)
  const player = usePlayerInfo()
  return (
    <EntryLayout page={text.page} title={text.title} hint={text.hint}>
      {player.data ? <ImproveForm player={player.data} /> : null}
      {player.isPending ? <Skeleton shape="block" height="360px" /> : null}
      {player.isError && !player.data ? (
        <ErrorState detail={player.error.message} onRetry={() => player.refetch()} />
      ) : null}
    </EntryLayout>
  )
}

type Values = Record<'nickname' | 'phone' | 'phone_code' | 'email' | 'email_code', string>

function ImproveForm({ player }: { readonly player: UserInfo }) {
  const text = useText(improveText)
  const client = useQueryClient()
  const { target } = useLoginTarget()
  const improve = useImproveInformation()
  const goOn = () => navigate(target ?? href('home'), { replace: true })
  const call = useCallForm<Values>({
    schema: improveInformation.request,
    defaultValues: { nickname: player.nickname, phone: '', phone_code: '', email: '', email_code: '' },
    codeFields: { 10047: 'phone', 10048: 'email' },
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
      goOn()
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
      {player.phone === null ? <PhoneSection call={call} /> : null}
      {player.email === null ? <EmailSection call={call} /> : null}
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.save}
      </Button>
      <Button variant="plain" block onClick={goOn}>
        {text.later}
      </Button>
    </form>
  )
}

function PhoneSection({ call }: { readonly call: CallForm<Values> }) {
  const text = useText(improveText)
  return (
    <Card>
      <div className={styles.form}>
        <PhoneField
          label={text.phone}
          hint={text.phoneHint}
          placeholder={text.phonePlaceholder}
          {...call.field('phone')}
        />
        <SmsCodeField purpose="bind_phone" call={call} phone="phone" code="phone_code" />
      </div>
    </Card>
  )
}

function EmailSection({ call }: { readonly call: CallForm<Values> }) {
  const text = useText(improveText)
  return (
    <Card>
      <div className={styles.form}>
        <EmailField
          label={text.email}
          hint={text.emailHint}
          placeholder={text.emailPlaceholder}
          {...call.field('email')}
        />
        <EmailCodeField purpose="bind_email" call={call} email="email" code="email_code" />
      </div>
    </Card>
  )
}
