import type { createPushUrl as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { playerLocalesHook } from '../hooks.ts'
import type { InboxContext } from '../tables.ts'
import { saveSubscriptionLocale } from '../web-push/web-push-queries.ts'
import { issuePushUrl } from './push-url.ts'

/** §7 /sys/ws/genUrl: a new push URL for this session; stores the request's language for later pushes. */
export const createPushUrl: UseCase<typeof call, InboxContext> = async (
  ctx,
  _request,
  { session, locale, origin },
) => {
  await playerLocalesHook.of(ctx).save(ctx.db, session.sessionId, locale)
  await saveSubscriptionLocale(ctx.db, session.playerId, locale)
  return succeed({ url: await issuePushUrl(ctx, ctx.db, session, origin) })
}
