import type { QuietHours } from '@gamehall/contract/inbox'
import { Switch } from '@gamehall/ui/controls/switch.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { SelectField } from '@gamehall/ui/forms/select-field.tsx'
import { moon } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { queryKeyOf, useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { PushSwitch } from './push-switch.tsx'
import { webPushText } from './web-push-text.ts'

/** `/push_setting`: Web Push for this browser, and quiet hours. */
export function PushSettingPage() {
  const text = useText(webPushText)
  const info = useCallQuery('getWebPush', {})
  return (
    <Page>
      <PageHeader title={text.title} onBack={() => goBack(href('setting'))} />
      <PageBody>
        {info.data ? (
          <Menu>
            <PushSwitch publicKey={info.data.public_key} />
            <QuietSwitch quiet={info.data.quiet} />
          </Menu>
        ) : info.isError ? (
          <ErrorState detail={info.error.message} onRetry={() => info.refetch()} />
        ) : (
          <SkeletonList />
        )}
        {info.data?.quiet ? <QuietTimes quiet={info.data.quiet} /> : null}
      </PageBody>
    </Page>
  )
}

const NIGHT: QuietHours = { from: '23:00', until: '08:00' }

function useQuietHours() {
  const client = useQueryClient()
  return useCallMutation('setQuietHours', {
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf('getWebPush', {}) }),
  })
}

function QuietSwitch({ quiet }: { readonly quiet: QuietHours | null }) {
  const text = useText(webPushText)
  const label = useId()
  const { mutate, isPending } = useQuietHours()
  return (
    <MenuItem
      shape={moon}
      label={<span id={label}>{text.quiet}</span>}
      detail={text.quietHint}
      trailing={
        <Switch
          aria-labelledby={label}
          checked={quiet !== null}
          disabled={isPending}
          onChange={(event) => mutate({ quiet: event.target.checked ? NIGHT : null })}
        />
      }
    />
  )
}

const HALF_HOURS = Array.from({ length: 48 }, (_, at) => {
  const time = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

function QuietTimes({ quiet }: { readonly quiet: QuietHours }) {
  const text = useText(webPushText)
  const { mutate } = useQuietHours()
  const options = (taken: string) => HALF_HOURS.filter(({ value }) => value !== taken)
  return (
    <>
      <SelectField
        label={text.from}
        options={options(quiet.until)}
        value={quiet.from}
        onChange={(event) => mutate({ quiet: { ...quiet, from: event.target.value } })}
      />
      <SelectField
        label={text.until}
        options={options(quiet.from)}
        value={quiet.until}
        onChange={(event) => mutate({ quiet: { ...quiet, until: event.target.value } })}
      />
    </>
  )
}
