import { parseHref } from './paths.ts'

/**
 * Resolves a link written by an operator (in a banner or an offer): a page of this app becomes `#/…`; another part of this
 * site (`/arcade/…`) and http(s) URLs stay as they are; anything else gives undefined.
 */
export function resolveContentLink(href: string | null): string | undefined {
  if (!href) return undefined
  const target = parseHref(href)
  if (target) return /^\/(?:arcade|sandbox|files|api)\//.test(target) ? target : `#${target}`
  return /^https?:\/\//i.test(href) ? href : undefined
}
