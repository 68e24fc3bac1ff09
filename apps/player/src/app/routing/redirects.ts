import type { PageAddress } from '../../shared/navigation/page-context.ts'
import { allPages, fillPath, type Href, pageRoute, parseHref } from '../../shared/navigation/paths.ts'
import './pages.ts'
import { matchSegments, segmentsOf } from './segments.ts'

type Redirect = { readonly from: readonly string[]; readonly to: string }

/** An alias leads to the page; a path that ends before its last parameter leads to the page's fallback. */
const redirects: readonly Redirect[] = allPages().flatMap(([, { path, aliases = [], fallback }]) => [
  ...aliases.map((alias) => ({ from: segmentsOf(alias), to: path })),
  ...(fallback === undefined ? [] : [path, ...aliases])
    .filter((spelling) => segmentsOf(spelling).at(-1)?.startsWith(':'))
    .map((spelling) => ({ from: segmentsOf(spelling).slice(0, -1), to: fallback ?? path })),
])

/** The canonical path for an incomplete path or for an alternative spelling of §2; otherwise the same path. */
export function canonicalTarget(target: Href, addressOf: (target: string) => PageAddress): Href {
  const { name, path, query } = addressOf(target)
  if (name === 'notFound') {
    const other = redirectOf(path, query)
    return other === undefined ? target : canonicalTarget(other, addressOf)
  }
  const { requiredQuery, fallback } = pageRoute(name)
  const isIncomplete = requiredQuery !== undefined && !query.get(requiredQuery)
  return isIncomplete ? (parseHref(fallback) ?? target) : target
}

function redirectOf(path: string, query: URLSearchParams): Href | undefined {
  const asked = segmentsOf(path)
  for (const { from, to } of redirects) {
    const params = matchSegments(from, asked)
    if (params) return parseHref(`${fillPath(to, params)}${query.size > 0 ? `?${query}` : ''}`)
  }
  return undefined
}
