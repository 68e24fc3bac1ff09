import type { IdentityState } from '@gamehall/contract/identity'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { eye, trash } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useClearReading } from '../reading/use-document-reading.ts'
import { startText } from '../start/start-text.ts'
import { removeLocalDraft } from '../steps/identity-draft-store.ts'
import { realNameStatuses } from '../steps/identity-steps.ts'
import { isAttemptGone } from '../steps/refusal-tip.tsx'
import { useDeleteIdentity } from './api.ts'

/** The stored identity data: its access log and its deletion. */
export function IdentityDataMenu({ state }: { readonly state: IdentityState }) {
  const text = useText(startText)
  const remove = useDeleteIdentity()
  const client = useQueryClient()
  const forgetReading = useClearReading()
  const isUnderReview = state.status === realNameStatuses.underReview
  const hasData = state.draft !== null || state.decided_at !== null
  const send = async (): Promise<boolean> => {
    try {
      await remove.mutateAsync({})
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      showToast(isAttemptGone(error) ? text.removeLater : error.message, { kind: 'error' })
      if (isAttemptGone(error)) await client.invalidateQueries({ queryKey: ['getIdentity'] })
      return false
    }
  }
  const ask = async () => {
    const isSure = await confirm({
      title: text.removeTitle,
      body: text.removeBody,
      confirmLabel: text.removeConfirm,
      isDestructive: true,
    })
    if (!isSure) return
    if (!(await send())) return
    removeLocalDraft()
    forgetReading()
    showToast(text.removed, { kind: 'success' })
  }
  return (
    <Menu title={text.yours}>
      <MenuLink to={href('identityAccess')} shape={eye} label={text.access} detail={text.accessHint} />
      {hasData && !isUnderReview ? (
        <MenuItem shape={trash} label={text.remove} detail={text.removeHint} isDanger onSelect={ask} />
      ) : null}
    </Menu>
  )
}
