import { bindEmail, bindPhone, type ContactKind, type UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { mail, phone as phoneShape } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PhoneField } from '@gamehall/ui/phone-field.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useState } from 'react'
import { CallError } from '../../../shared/api/call-error.ts'
import { serverNow } from '../../../shared/api/server-time.ts'
import { useCallForm } from '../../../shared/form/use-call-form.ts'
import { useLanguage, useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { EmailField } from '../components/email-field.tsx'
import forms from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { Seal } from '../components/seal.tsx'
import { useBinding } from './binding-store.ts'
import { textOf, verifyText } from './contact-text.ts'
import styles from './contacts.module.css'
import { OwnerProof, useProofWays } from './owner-proof.tsx'
import { useContactCode } from './use-contact-code.ts'

/** `/bind_phone`: asks for proof of the bound phone or of ownership, then for the new number (§2). */
export const BindPhonePage = () => <BindContactPage kind="phone" />
/** `/bind_email`: the same for email. */
export const BindEmailPage = () => <BindContactPage kind="email" />

const codePage = { phone: href('verifyPhoneCode'), email: href('verifyEmailCode') }

function BindContactPage({ kind }: { readonly kind: ContactKind }) {
  const text = textOf(kind, useLanguage())
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
  const text = textOf(kind, useLanguage())
  const words = useText(verifyText)
  const provenUntilMs = useBinding((binding) => binding.provenUntilMs[kind] ?? 0)
  const bound = player[kind]
  const { ways, isKnown } = useProofWays(player, kind)
  if (provenUntilMs <= serverNow()) {
    if (bound !== null) return <ProveBound kind={kind} bound={bound} />
    if (!isKnown) return <Skeleton shape="block" height="220px" />
    if (ways.length > 0) return <OwnerProof player={player} kind={kind} ways={ways} />
  }
  return (
    <>
      <Tip>
        {bound === null ? text.bindHint : text.proved}
        <br />
        {words.holdHint}
      </Tip>
      <NewContactForm kind={kind} isChange={bound !== null} />
    </>
  )
}

/** Shows the bound contact and a button that sends a code to it. */
function ProveBound({ kind, bound }: { readonly kind: ContactKind; readonly bound: string }) {
  const text = textOf(kind, useLanguage())
  const words = useText(verifyText)
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
        <Seal shape={kind === 'phone' ? phoneShape : mail} />
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
  const text = textOf(kind, useLanguage())
  const { ensure } = useContactCode(kind)
  const call = useCallForm<Record<string, string>>({
    schema: kind === 'phone' ? bindPhone.request : bindEmail.request,
    defaultValues: { [kind]: '' },
    codeFields: { 10047: kind, 10048: kind, 10190: kind },
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
