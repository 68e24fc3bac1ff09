import type { Login } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { confirm } from '@gamehall/ui/confirm.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { history, logout, phone, screen } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/menu.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { SkeletonList } from '@gamehall/ui/skeleton.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { useEndOtherSessions } from '../api/use-end-other-sessions.ts'
import { useListDevices } from '../api/use-list-devices.ts'
import forms from '../components/form.module.css'
import { deviceName, loginText } from './login-text.ts'
import styles from './logins.module.css'

/** `/devices`: the current device, previous devices, and a button that logs out all others. */
export function DevicesPage() {
  const text = useText(loginText)
  const devices = useListDevices()
  return (
    <PullToRefresh onRefresh={() => devices.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={text.devices} onBack={() => goBack(href('setting'))} />
        <PageBody>
          <Tip>{text.hint}</Tip>
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
  const text = useText(loginText)
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
            label={deviceName(text, device)}
            detail={`${text.lastLogin} ${taiwanDateTime(device.created_at)} · ${device.ip}`}
            trailing={device.ended_at === null ? <StatusPill tone="win">{text.inUse}</StatusPill> : undefined}
          />
        ))}
      </Menu>
    </>
  )
}

const shapeOf = ({ device_name }: Login) => (/iPhone|Android/.test(device_name) ? phone : screen)

function ThisDevice({ device }: { readonly device: Login }) {
  const text = useText(loginText)
  return (
    <Card
      title={deviceName(text, device)}
      trailing={
        <span className={styles.mark}>
          <StatusPill tone="win">{text.thisDevice}</StatusPill>
        </span>
      }
    >
      <DescriptionList>
        <DescriptionRow label={text.loggedInAt}>{taiwanDateTime(device.created_at)}</DescriptionRow>
        <DescriptionRow label={text.method}>{text[`method_${device.method ?? 'none'}`]}</DescriptionRow>
        <DescriptionRow label={text.ip}>{device.ip}</DescriptionRow>
      </DescriptionList>
    </Card>
  )
}

function SignOut({ onDone }: { readonly onDone: () => unknown }) {
  const text = useText(loginText)
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
