import type { PageAddress } from '../../shared/navigation/page-context.ts'
import {
  allPages,
  type Href,
  href,
  type PageName,
  pageRoute,
  parseHref,
} from '../../shared/navigation/paths.ts'
import { currentToken } from '../../shared/stores/session-store.ts'
import './pages.ts'
import { canonicalTarget } from './redirects.ts'
import { matchSegments, segmentsOf } from './segments.ts'

type Pattern = { readonly name: PageName; readonly segments: readonly string[] }

/** Sorted so that fixed paths match before paths with parameters: `/message` before `/message/:id`. */
const patterns: readonly Pattern[] = allPages()
  .map(([name, { path }]) => ({ name, segments: segmentsOf(path) }))
  .toSorted((a, b) => paramCount(a) - paramCount(b))

/** Matches a path inside the app (`/deposit?a=1`) to its page, parameters and query; an unknown path gives `notFound`. */
export function matchPage(target: string): PageAddress {
  const { pathname, searchParams } = new URL(target, 'http://app')
  const asked = segmentsOf(pathname)
  for (const { name, segments } of patterns) {
    const params = matchSegments(segments, asked)
    if (params) return { name, path: pathname, params, query: searchParams }
  }
  return { name: 'notFound', path: pathname, params: {}, query: searchParams }
}

/**
 * Applies the redirects of a path: incomplete and alternative paths to their page (`redirects.ts`), guarded pages without a
 * session to login with a return target (§2).
 */
export function resolveRedirects(asked: Href): Href {
  const target = canonicalTarget(asked, matchPage)
  const { name } = matchPage(target)
  const isGuarded = name !== 'notFound' && pageRoute(name).isGuarded
  return isGuarded && !currentToken() ? href('login', undefined, { to: target }) : target
}

/** Parses `location.hash`; home for an empty or invalid one. */
export function parseHash(hash: string): Href {
  return parseHref(hash) ?? href('home')
}

function paramCount({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith(':')).length
}
