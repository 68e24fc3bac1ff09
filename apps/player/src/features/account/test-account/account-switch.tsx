import type { UserInfo } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { exchange } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { acceptLogin } from '../../../shared/player/finish-login.ts'
import { deviceInfo } from '../login/device-info.ts'
import { accountSwitchText } from './account-switch-text.ts'
import { useSwitchAccount } from './api.ts'

/** §4: switches between the formal and the test account, after confirmation. */
export function AccountSwitch({ player }: { readonly player: UserInfo }) {
  const text = useText(accountSwitchText)
  const isTest = player.acc_of_type === ACCOUNT_TYPES.test
  const go = useSwitching(isTest)
  if (isTest)
    return (
      <>
        <Callout tone="warn">
          <strong>{text.here}</strong>
          <br />
          {text.hereHint}
        </Callout>
        <Button block icon={exchange} onClick={go}>
          {text.toFormal}
        </Button>
      </>
    )
  return (
    <Menu title={text.title}>
      <MenuItem shape={exchange} label={text.toTest} detail={text.toTestHint} onSelect={() => void go()} />
    </Menu>
  )
}

function useSwitching(isTest: boolean): () => Promise<void> {
  const text = useText(accountSwitchText)
  const client = useQueryClient()
  const { mutateAsync, isPending } = useSwitchAccount()
  return async () => {
    if (isPending) return
    const isSure = await confirm({
      title: isTest ? text.askFormal : text.askTest,
      body: isTest ? text.askFormalBody : text.askTestBody,
      confirmLabel: text.go,
    })
    if (!isSure) return
    const acc_of_type = isTest ? ACCOUNT_TYPES.formal : ACCOUNT_TYPES.test
    const result = await mutateAsync({ acc_of_type, ...deviceInfo() }).catch(() => undefined)
    if (!result) return
    acceptLogin(client, result)
    navigate(href('mine'), { replace: true })
    showToast(isTest ? text.nowFormal : text.nowTest, { kind: 'success' })
  }
}
