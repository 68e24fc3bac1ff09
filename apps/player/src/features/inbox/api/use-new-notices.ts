import { useCallQuery } from '../../../shared/api/use-call.ts'

/** The current system notices; those taken down (`is_show` not 1) are left out (§4). */
export function useNewNotices() {
  return useCallQuery(
    'listNewNotices',
    {},
    { select: ({ list }) => list.filter(({ is_show }) => is_show === 1) },
  )
}

/** §3: notices of this kind open by themselves. */
export const OPENS_BY_ITSELF = 999

/** Whether any current notice opens by itself, so that what shows it is worth fetching. */
export function useHasOpeningNotices(): boolean {
  const { data = [] } = useNewNotices()
  return data.some(({ notice_type }) => notice_type === OPENS_BY_ITSELF)
}
