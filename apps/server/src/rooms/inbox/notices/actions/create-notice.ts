import type { NoticeCategory } from '@gamehall/contract/inbox'
import type { NoticeContent, NoticeSchedule } from '@gamehall/contract/operator'
import { type Outcome, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import type { InboxContext, InboxTrx } from '../../tables.ts'
import { broadcastNotice } from '../broadcast-notice.ts'
import { announceNotice } from '../jobs/announce-notice.ts'
import { POPUP_NOTICE_TYPE } from '../notice-view.ts'
import { prepareNoticeContent } from './prepare-notice-content.ts'

export interface NewNotice {
  readonly written: NoticeContent
  readonly schedule: NoticeSchedule
  readonly category: NoticeCategory
  readonly isToPlayers: boolean
  readonly opens: boolean
  readonly sort: number
}

/** Creates a notice or a message to all players and broadcasts it now or at its start time. Answers its id. 400 `ends_at` not after the start, `picture` not an image. */
export async function createNotice(
  ctx: InboxContext,
  trx: InboxTrx,
  { written, schedule: { starts_at, ends_at }, ...notice }: NewNotice,
): Promise<Outcome<{ notice_id: string }, 400>> {
  const now = ctx.clock.now()
  const isLater = starts_at !== undefined && starts_at > now
  if (ends_at !== undefined && ends_at <= (isLater ? starts_at : now))
    return refuseField('ends_at', 'invalid')
  const kept = await prepareNoticeContent(ctx, written)
  if (!kept.ok) return kept
  const { content: html, picture } = kept.data
  const content = picture === undefined ? html : { 'zh-TW': picture, en: picture }
  const row = await trx
    .insertInto('notices')
    .values({
      type: notice.category,
      notice_type: notice.opens ? POPUP_NOTICE_TYPE : 1,
      title: JSON.stringify(written.title),
      content: JSON.stringify(content),
      style: picture === undefined ? 1 : 2,
      is_show: true,
      is_to_players: notice.isToPlayers,
      detail_url: written.target === undefined ? null : JSON.stringify({ wap: written.target }),
      sort: notice.sort,
      created_at: now,
      updated_at: now,
      starts_at: isLater ? starts_at : null,
      ends_at: ends_at ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const noticeId = row.notice_id.toString()
  if (isLater) await ctx.jobs.enqueue(trx, announceNotice, { noticeId }, { runAt: starts_at })
  else await broadcastNotice(ctx, trx, row)
  return succeed({ notice_id: noticeId })
}
