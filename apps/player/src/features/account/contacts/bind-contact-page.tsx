import { bindEmail, bindPhone, type ContactKind, type UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { PhoneField } from '@gamehall/ui/forms/phone-field.tsx'
import { mail, phone as phoneShape } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import forms from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { IconBadge } from '../components/icon-badge.tsx'
import { useBindingStore } from './binding-store.ts'
import { contactTextFor, contactVerificationText } from './contact-text.ts'
import styles from './contacts.module.css'
import { EmailField } from './email-field.tsx'
import { OwnerProof, useProofMethods } from './owner-proof.tsx'
import { useContactCode } from './use-contact-code.ts'

/** `/bind_phone`: asks for proof of the bound phone or of ownership, then for the new number (§2). */
export const BindPhonePage = () => <BindContactPage kind="phone" />
/** `/bind_email`: the same for email. */
export const BindEmailPage = () => <BindContactPage kind="email" />

const codePage = { phone: href('verifyPhoneCode'), email: href('verifyEmailCode') }

function BindContactPage({ kind }: { readonly kind: ContactKind }) {
  const text = contactTextFor(kind, useLanguage())
  const player = usePlayerInfo()
  const isBound = player.data?.[kind] != null
  return (
    <Page>
      <PageHeader title={isBound ? text.change : text.bind} onBack={() => goBack(href('setting'))} />
      <PageBody>
        {player.data ? <Step kind={kind} player={player.data} /> : null}
        {player.isPending ? <Skeleton shape="block" height="220px" /> : null}
        {player.isError && !player.data ? (
          <ErrorState detail={player.error.message} onRetry={() => player.refetch()} />
        ) : null}
      </PageBody>
    </Page>
  )
}

function Step({ kind, player }: { readonly kind: ContactKind; readonly player: UserInfo }) {
  const text = contactTextFor(kind, useLanguage())
  const words = useText(contactVerificationText)
  const provenUntilMs = useBindingStore((binding) => binding.provenUntilMs[kind] ?? 0)
  const bound = player[kind]
  const { ways, isKnown } = useProofMethods(player, kind)
  if (provenUntilMs <= serverNow()) {
    if (bound !== null) return <ProveBound kind={kind} bound={bound} />
    if (!isKnown) return <Skeleton shape="block" height="220px" />
    if (ways.length > 0) return <OwnerProof player={player} kind={kind} ways={ways} />
  }
  return (
    <>
      <Callout>
        {bound === null ? text.bindHint : text.proved}
        <br />
        {words.holdHint}
      </Callout>
      <NewContactForm kind={kind} isChange={bound !== null} />
    </>
  )
}

/** Shows the bound contact and a button that sends a code to it. */
function ProveBound({ kind, bound }: { readonly kind: ContactKind; readonly bound: string }) {
  const text = contactTextFor(kind, useLanguage())
  const words = useText(contactVerificationText)
  const { ensure } = useContactCode(kind)
  const [refusal, setRefusal] = useState<CallError>()
  const send = async () => {
    setRefusal(undefined)
    try {
      await ensure({ step: 'old', target: bound })
      navigate(codePage[kind])
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.kind === 'session') return
      void playSound('error')
      setRefusal(error)
    }
  }
  return (
    <>
      <Card look="hero">
        <IconBadge shape={kind === 'phone' ? phoneShape : mail} />
        <p className={styles.label}>{text.current}</p>
        <p className={`${styles.target} num`}>{bound}</p>
      </Card>
      <p className={styles.hint}>{text.changeHint}</p>
      <FormRefusal refusal={refusal} />
      <Button block onClick={send}>
        {text.sendToOld}
      </Button>
      <p className={forms.foot}>
        {text.lost}
        <AppLink to={href('service')} className={forms.link}>
          {words.service}
        </AppLink>
      </p>
    </>
  )
}

function NewContactForm({ kind, isChange }: { readonly kind: ContactKind; readonly isChange: boolean }) {
  const text = contactTextFor(kind, useLanguage())
  const { ensure } = useContactCode(kind)
  const call = useCallForm<Record<string, string>>({
    schema: kind === 'phone' ? bindPhone.request : bindEmail.request,
    defaultValues: { [kind]: '' },
    fieldsByErrorCode: { 10047: kind, 10048: kind, 10190: kind },
    submit: async (values) => {
      await ensure({ step: 'new', target: (values[kind] ?? '').trim() })
      navigate(codePage[kind])
    },
  })
  const field = {
    label: isChange ? text.next : text.label,
    hint: text.sendHint,
    placeholder: text.placeholder,
    ...call.field(kind),
  }
  return (
    <form className={forms.form} onSubmit={call.submit} noValidate>
      {kind === 'phone' ? <PhoneField {...field} /> : <EmailField {...field} />}
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.send}
      </Button>
    </form>
  )
}
