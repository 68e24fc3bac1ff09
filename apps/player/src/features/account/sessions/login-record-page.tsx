import type { Login } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { login as loginShape } from '@gamehall/ui/icons/icon-set.ts'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { href } from '../../../shared/navigation/paths.ts'
import { RecordFilter } from '../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../shared/records/use-record-range.ts'
import { useListLogins } from './api.ts'
import { formatDeviceName, sessionsText } from './sessions-text.ts'

const DAYS_SHOWN = 30

/** `/login_record`: the player's logins, newest first. */
export function LoginRecordPage() {
  const text = useText(sessionsText)
  const range = useRecordRange(DAYS_SHOWN)
  const query = useListLogins(range.instants)
  const [opened, setOpened] = useState<Login>()
  const [isOpen, setOpen] = useState(false)
  return (
    <RecordPage
      title={text.record}
      home={href('devices')}
      range={range}
      filter={<RecordFilter range={range} />}
      items={flattenPages(query.data)}
      keyOf={(login) => login.session_id}
      render={(login) => (
        <LoginRow
          login={login}
          onOpen={() => {
            setOpened(login)
            setOpen(true)
          }}
        />
      )}
      empty={<EmptyState art={<NoRecordsArt />} title={text.noRecord} />}
      query={query}
    >
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={opened ? formatDeviceName(text, opened) : ''}
      >
        {opened ? <LoginDetail login={opened} /> : null}
      </Sheet>
    </RecordPage>
  )
}

function LoginRow({ login, onOpen }: { readonly login: Login; readonly onOpen: () => void }) {
  const text = useText(sessionsText)
  return (
    <RecordRow
      shape={loginShape}
      tone={login.ended_at === null ? 'in' : 'plain'}
      title={formatDeviceName(text, login)}
      detail={`${formatTaiwanDateTime(login.created_at)} · ${login.ip}`}
      sum={<Mark login={login} />}
      below={text[`method_${login.method ?? 'none'}`]}
      onOpen={onOpen}
    />
  )
}

function Mark({ login }: { readonly login: Login }) {
  const text = useText(sessionsText)
  if (login.ended_at === null) return <StatusPill tone="win">{text.inUse}</StatusPill>
  if (login.is_new_device) return <StatusPill tone="warn">{text.newDevice}</StatusPill>
  return null
}

function LoginDetail({ login }: { readonly login: Login }) {
  const text = useText(sessionsText)
  const method = text[`method_${login.method ?? 'none'}`]
  return (
    <DescriptionList>
      <DescriptionRow label={text.loggedInAt}>{formatTaiwanDateTime(login.created_at)}</DescriptionRow>
      <DescriptionRow label={text.method}>
        {login.acc_of_type === ACCOUNT_TYPES.test ? `${method} · ${text.test}` : method}
      </DescriptionRow>
      <DescriptionRow label={text.ip}>{login.ip}</DescriptionRow>
      {login.ended_at === null ? null : (
        <DescriptionRow label={text.loggedOutAt}>{formatTaiwanDateTime(login.ended_at)}</DescriptionRow>
      )}
      {login.end_reason === null ? null : (
        <DescriptionRow label={text.reason}>{text[`end_${login.end_reason}`]}</DescriptionRow>
      )}
    </DescriptionList>
  )
}
