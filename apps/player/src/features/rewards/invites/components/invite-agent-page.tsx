import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { AppIconLink } from '../../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { useInviteCode, useInviteTotal } from '../api.ts'
import { invitesText } from '../invites-text.ts'
import { Invitation } from './invitation.tsx'
import { InviteGuest } from './invite-guest.tsx'
import { InviteRules } from './invite-rules.tsx'
import { InviteTotals } from './invite-totals.tsx'

/** `/InviteAgent`: the player's code, link, poster and totals, and the rules; open to visitors (§2). */
export function InviteAgentPage() {
  const text = useText(invitesText)
  const invite = useInviteCode()
  const total = useInviteTotal()
  const refresh = () =>
    Promise.all([invite.refetch({ throwOnError: true }), total.isEnabled ? total.refetch() : undefined])
  usePush(['user_change', 'gold_change'], refresh)
  const { data } = invite
  return (
    <PullToRefresh onRefresh={refresh}>
      <Page hasGlow>
        <PageHeader
          title={text.title}
          onBack={() => goBack(href('mine'))}
          trailing={<AppIconLink shape={history} label={text.record} to={href('inviteRecord')} />}
        />
        <PageBody>
          {data && !data.rule.is_open ? <Callout tone="warn">{text.closed}</Callout> : null}
          {data ? (
            data.invite_code && data.path ? (
              <Invitation code={data.invite_code} path={data.path} />
            ) : (
              <InviteGuest />
            )
          ) : null}
          {invite.isPending ? <Skeleton shape="block" height="440px" /> : null}
          {total.data || (total.isEnabled && total.isPending) ? <InviteTotals total={total.data} /> : null}
          {data ? <InviteRules rule={data.rule} /> : null}
          {invite.isPending ? <Skeleton shape="block" height="220px" /> : null}
          {invite.isError && !data ? (
            <ErrorState detail={invite.error.message} onRetry={() => invite.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}
