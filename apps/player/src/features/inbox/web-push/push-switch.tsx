import { Switch } from '@gamehall/ui/controls/switch.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { bell } from '@gamehall/ui/icons/icon-set.ts'
import { MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { call } from '@gamehall/web-client/calls/call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { removePushSubscription } from '../../../shared/web-push/remove-push-subscription.ts'
import { readPushState, subscribeBrowser } from './browser-push.ts'
import { webPushText } from './web-push-text.ts'

/** Turns Web Push on or off for this browser. */
export function PushSwitch({ publicKey }: { readonly publicKey: string }) {
  const text = useText(webPushText)
  const label = useId()
  /** What the player is changing to, until it is done. */
  const [pending, setPending] = useState<'on' | 'off'>()
  const { data: state = 'off', refetch } = useQuery({
    queryKey: ['browserPush'],
    queryFn: readPushState,
    networkMode: 'always',
  })
  const change = async (isOn: boolean) => {
    setPending(isOn ? 'on' : 'off')
    try {
      await (isOn ? turnOn(publicKey) : turnOff())
      const { data: now } = await refetch()
      if (now === 'on' || (now === 'off' && !isOn)) showToast(text[now], { kind: 'success' })
    } catch {
      showToast(text.failed, { kind: 'error' })
    } finally {
      setPending(undefined)
    }
  }
  const isBlocked = state === 'denied' || state === 'unsupported'
  const detail = isBlocked ? text[state] : pending === undefined ? text.receiveHint : text.pending[pending]
  return (
    <MenuItem
      shape={bell}
      label={<span id={label}>{text.receive}</span>}
      detail={detail}
      trailing={
        <Switch
          aria-labelledby={label}
          checked={(pending ?? state) === 'on'}
          disabled={pending !== undefined || isBlocked}
          onChange={(event) => void change(event.target.checked)}
        />
      }
    />
  )
}

async function turnOn(publicKey: string): Promise<void> {
  const keys = await subscribeBrowser(publicKey)
  if (keys === undefined) return
  try {
    await call('subscribeWebPush', keys, { isSilent: true })
  } catch (error) {
    await removePushSubscription()
    throw error
  }
}

async function turnOff(): Promise<void> {
  const endpoint = await removePushSubscription()
  if (endpoint !== undefined) await call('unsubscribeWebPush', { endpoint }, { isSilent: true })
}
