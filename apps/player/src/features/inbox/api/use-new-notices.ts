import { useCallQuery } from '../../../shared/api/use-call.ts'

/** The current system notices; those taken down (`is_show` not 1) are left out (§4). */
export function useNewNotices() {
  return useCallQuery(
    'listNewNotices',
    {},
    { select: ({ list }) => list.filter(({ is_show }) => is_show === 1) },
  )
}
