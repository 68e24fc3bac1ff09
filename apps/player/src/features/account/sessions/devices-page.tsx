import type { Login } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { history, logout, phone, screen } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import forms from '../components/form.module.css'
import { useEndOtherSessions, useListDevices } from './api.ts'
import styles from './sessions.module.css'
import { formatDeviceName, sessionsText } from './sessions-text.ts'

/** `/devices`: the current device, previous devices, and a button that logs out all others. */
export function DevicesPage() {
  const text = useText(sessionsText)
  const devices = useListDevices()
  return (
    <PullToRefresh onRefresh={() => devices.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={text.devices} onBack={() => goBack(href('setting'))} />
        <PageBody>
          <Callout>{text.hint}</Callout>
          {devices.data ? <Devices list={devices.data.list} /> : null}
          {devices.isPending ? <SkeletonList count={4} /> : null}
          {devices.isError && !devices.data ? (
            <ErrorState detail={devices.error.message} onRetry={() => devices.refetch()} />
          ) : null}
          <Menu>
            <MenuLink to={href('loginRecord')} shape={history} label={text.record} detail={text.recordHint} />
          </Menu>
          <SignOut onDone={() => devices.refetch()} />
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function Devices({ list }: { readonly list: readonly Login[] }) {
  const text = useText(sessionsText)
  const here = list.find((device) => device.is_current)
  const others = list.filter((device) => !device.is_current)
  return (
    <>
      {here ? <ThisDevice device={here} /> : null}
      <Menu title={text.earlier}>
        {others.length === 0 ? <MenuItem label={text.onlyThis} /> : null}
        {others.map((device) => (
          <MenuItem
            key={device.session_id}
            shape={shapeOf(device)}
            label={formatDeviceName(text, device)}
            detail={`${text.lastLogin} ${formatTaiwanDateTime(device.created_at)} · ${device.ip}`}
            trailing={device.ended_at === null ? <StatusPill tone="win">{text.inUse}</StatusPill> : undefined}
          />
        ))}
      </Menu>
    </>
  )
}

const shapeOf = ({ device_name }: Login) => (/iPhone|Android/.test(device_name) ? phone : screen)

function ThisDevice({ device }: { readonly device: Login }) {
  const text = useText(sessionsText)
  return (
    <Card
      title={formatDeviceName(text, device)}
      trailing={
        <span className={styles.mark}>
          <StatusPill tone="win">{text.thisDevice}</StatusPill>
        </span>
      }
    >
      <DescriptionList>
        <DescriptionRow label={text.loggedInAt}>{formatTaiwanDateTime(device.created_at)}</DescriptionRow>
        <DescriptionRow label={text.method}>{text[`method_${device.method ?? 'none'}`]}</DescriptionRow>
        <DescriptionRow label={text.ip}>{device.ip}</DescriptionRow>
      </DescriptionList>
    </Card>
  )
}

function SignOut({ onDone }: { readonly onDone: () => unknown }) {
  const text = useText(sessionsText)
  const end = useEndOtherSessions()
  const signOut = async () => {
    const isSure = await confirm({
      title: text.signOutTitle,
      body: text.signOutBody,
      confirmLabel: text.signOut,
      isDestructive: true,
    })
    if (!isSure) return
    const answer = await end.mutateAsync({}).catch(() => undefined)
    if (!answer) return
    showToast(text.signedOut(answer.ended), { kind: 'success' })
    await onDone()
  }
  return (
    <>
      <Button variant="ghost" block icon={logout} onClick={signOut}>
        {text.signOut}
      </Button>
      <p className={forms.foot}>
        {text.notYou}
        <AppLink to={href('updatePassword')} className={forms.link}>
          {text.changePassword}
        </AppLink>
      </p>
    </>
  )
}
