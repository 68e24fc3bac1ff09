import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { usePlayBreak } from '../../../shared/player/use-play-break.ts'

/** Loads the current notices, without withdrawn ones (`is_show` not 1) (§4); on a break those that are not offers. */
export function useNewNotices() {
  return useCallQuery('listNewNotices', usePlayBreak() ? { for: 'me' } : {}, {
    select: ({ list }) => list.filter(({ is_show }) => is_show === 1),
  })
}

/** §3 `notice_type` of notices that pop up. */
export const POPUP_NOTICE_TYPE = 999

/** Whether a current notice pops up, so that the popup's chunk is worth loading. */
export function useHasPopupNotices(): boolean {
  const { data = [] } = useNewNotices()
  return data.some(({ notice_type }) => notice_type === POPUP_NOTICE_TYPE)
}
