import type { PageAddress } from '../../shared/navigation/page-context.ts'
import {
  type Href,
  href,
  type PageName,
  type PageTraits,
  pages,
  parseHref,
} from '../../shared/navigation/paths.ts'
import { currentToken } from '../../shared/stores/session-store.ts'
import { canonicalTarget } from './redirects.ts'

type Pattern = { readonly name: PageName; readonly segments: readonly string[] }

/** Sorted so that fixed paths match before paths with parameters: `/message` before `/message/:id`. */
const patterns: readonly Pattern[] = Object.entries<PageTraits>(pages)
  .map(([name, { path }]) => ({ name: name as PageName, segments: segmentsOf(path) }))
  .toSorted((a, b) => paramCount(a) - paramCount(b))

/** Matches a path inside the app (`/deposit?a=1`) to its page, parameters and query; an unknown path gives `notFound`. */
export function matchPage(target: string): PageAddress {
  const { pathname, searchParams } = new URL(target, 'http://app')
  const segments = segmentsOf(pathname)
  const pattern = patterns.find((candidate) => fits(candidate.segments, segments))
  return {
    name: pattern?.name ?? 'notFound',
    path: pathname,
    params: pattern ? paramsOf(pattern.segments, segments) : {},
    query: searchParams,
  }
}

/**
 * Applies the redirects of a path: incomplete paths to their canonical page (`redirects.ts`), guarded pages without a session
 * to login with a return target (§2).
 */
export function resolveRedirects(asked: Href): Href {
  const target = canonicalTarget(asked, matchPage)
  const { name } = matchPage(target)
  const traits: PageTraits | undefined = name === 'notFound' ? undefined : pages[name]
  return traits?.isGuarded && !currentToken() ? href('login', undefined, { to: target }) : target
}

/** Parses `location.hash`; home for an empty or invalid one. */
export function parseHash(hash: string): Href {
  return parseHref(hash) ?? href('home')
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function paramCount({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith(':')).length
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const isSame = (part: string, index: number) =>
    part.startsWith(':') || part.toLowerCase() === segments[index]?.toLowerCase()
  return pattern.length === segments.length && pattern.every(isSame)
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pattern.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decode(segments[index] ?? '')]] : [],
    ),
  )
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
