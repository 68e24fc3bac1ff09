import { type ContactKind, proveContact, type UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import { fingerprint } from '@gamehall/ui/icons/icon-set.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { playSound } from '../../../shared/sound/play-sound.ts'
import forms from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { useListPasskeys, useStartPasskeyProof } from '../passkeys/api.ts'
import { signWithPasskey, supportsPasskeys } from '../passkeys/webauthn.ts'
import { EmailCodeField } from '../verification-codes/email-code-field.tsx'
import { SmsCodeField } from '../verification-codes/sms-code-field.tsx'
import { useProveContact } from './api.ts'
import { setProven } from './binding-store.ts'
import { contactVerificationText } from './contact-text.ts'

type Way = 'password' | 'phone' | 'email' | 'passkey'

/** The methods to prove ownership before a first phone or email is bound; empty: a recent login is enough. */
export function useProofMethods(
  player: UserInfo,
  kind: ContactKind,
): { ways: readonly Way[]; isKnown: boolean } {
  const { data, isPending } = useListPasskeys()
  const other = kind === 'phone' ? 'email' : 'phone'
  const ways: Way[] = []
  if (player.has_login_password) ways.push('password')
  if (player[other] !== null) ways.push(other)
  if (supportsPasskeys() && data !== undefined && data.list.length > 0) ways.push('passkey')
  return { ways, isKnown: ways.length > 0 || !isPending }
}

type OwnerProofProps = {
  readonly player: UserInfo
  /** The contact to bind. */
  readonly kind: ContactKind
  readonly ways: readonly Way[]
}

/** Asks for proof of ownership before a contact is bound: password, code to the other contact, or passkey. */
export function OwnerProof({ player, kind, ways }: OwnerProofProps) {
  const text = useText(contactVerificationText)
  const [chosen, setChosen] = useState<Way>()
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : ways[0]
  return (
    <>
      <Callout>
        <strong>{text.own}</strong>
        <br />
        {text.ownHint}
      </Callout>
      {ways.length > 1 && way ? (
        <Segmented<Way>
          label={text.ownWay}
          options={ways.map((value) => ({ value, label: text[`way_${value}`] }))}
          value={way}
          onChange={setChosen}
        />
      ) : null}
      {way === 'password' ? <ByPassword player={player} kind={kind} /> : null}
      {way === 'phone' || way === 'email' ? <ByCode player={player} kind={kind} by={way} /> : null}
      {way === 'passkey' ? <ByPasskey kind={kind} /> : null}
    </>
  )
}

/** Submits a proof and stores until when it is valid. */
function useProof(kind: ContactKind) {
  const { mutateAsync } = useProveContact()
  return async (proof: Parameters<typeof mutateAsync>[0]) => {
    const { expires_in } = await mutateAsync(proof)
    setProven(kind, serverNow() + expires_in * 1000)
  }
}

function ByPassword({ player, kind }: { readonly player: UserInfo; readonly kind: ContactKind }) {
  const text = useText(contactVerificationText)
  const prove = useProof(kind)
  const call = useCallForm<Record<'password', string>>({
    schema: proveContact.request,
    defaultValues: { password: '' },
    sentWhenBlank: ['password'],
    fieldsByErrorCode: { 10021: 'password' },
    submit: ({ password }) => prove({ kind: 'password', password }),
  })
  return (
    <form className={forms.form} onSubmit={call.submit} noValidate>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={player.user_acc} readOnly hidden />
      <PasswordField
        label={text.password}
        placeholder={text.passwordPlaceholder}
        enterKeyHint="go"
        {...call.field('password')}
      />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.confirm}
      </Button>
    </form>
  )
}

type ByCodeProps = {
  readonly player: UserInfo
  readonly kind: ContactKind
  readonly by: ContactKind
}

function ByCode({ player, kind, by }: ByCodeProps) {
  const text = useText(contactVerificationText)
  const prove = useProof(kind)
  const call = useCallForm<Record<'code', string>>({
    schema: proveContact.request,
    defaultValues: { code: '' },
    sentWhenBlank: ['code'],
    fieldsByErrorCode: { 10014: 'code', 10015: 'code' },
    submit: ({ code }) => prove({ kind: by, code }),
  })
  const own = player[by] ?? ''
  return (
    <form className={forms.form} onSubmit={call.submit} noValidate>
      <p className={forms.terms}>{text.codeTo(own)}</p>
      {by === 'phone' ? (
        <SmsCodeField purpose="change_phone" call={call} code="code" ownPhone={own} />
      ) : (
        <EmailCodeField purpose="change_email" call={call} code="code" ownEmail={own} />
      )}
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.confirm}
      </Button>
    </form>
  )
}

function ByPasskey({ kind }: { readonly kind: ContactKind }) {
  const text = useText(contactVerificationText)
  const start = useStartPasskeyProof()
  const prove = useProof(kind)
  const [failure, setFailure] = useState<string>()
  const ask = async () => {
    setFailure(undefined)
    try {
      const signed = await signWithPasskey(await start.mutateAsync({}))
      if (signed.status === 'done') await prove({ kind: 'passkey', credential: signed.credential })
      else if (signed.status !== 'cancelled') setFailure(text.passkeyFailed)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      void playSound('error')
      setFailure(error.fields[0]?.message ?? error.message)
    }
  }
  return (
    <div className={forms.form}>
      <p className={forms.terms}>{text.passkeyHint}</p>
      <div role="alert">{failure === undefined ? null : <Callout tone="warn">{failure}</Callout>}</div>
      <Button block icon={fingerprint} onClick={ask}>
        {text.usePasskey}
      </Button>
    </div>
  )
}
