import { usePage } from '../../../shared/navigation/page-context.ts'
import { type Href, href, parseTarget, type Query } from '../../../shared/navigation/paths.ts'

type WayIn = 'login' | 'smsLogin' | 'register' | 'forgetPassword'

/** §2: where this login was on its way to, and links to the other ways in that keep it. */
export function useLoginTarget(): { target: Href | undefined; wayTo: (page: WayIn, query?: Query) => Href } {
  const { query } = usePage()
  const target = parseTarget(query.get('to'))
  return { target, wayTo: (page, more) => href(page, undefined, { to: target, ...more }) }
}
