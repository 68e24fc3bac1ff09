import { parseTarget } from './paths.ts'

/**
 * The address of something an operator wrote (a banner, an offer): a page of this app as `#/…`, another part of this site
 * (`/arcade/…`) or an http(s) address as it is; anything else leads nowhere.
 */
export function outwardLink(href: string | null): string | undefined {
  if (!href) return undefined
  const target = parseTarget(href)
  if (target) return /^\/(?:arcade|sandbox|files|api)\//.test(target) ? target : `#${target}`
  return /^https?:\/\//i.test(href) ? href : undefined
}
