import type { PageTemplate } from './player-build.ts'

interface Sources {
  readonly frameSources?: readonly string[]
  readonly imageSources?: readonly string[]
  readonly connectSources?: readonly string[]
  readonly scriptSources?: readonly string[]
  readonly styleSources?: readonly string[]
}

/** The pages' content security policy: this origin, the page's two inline blocks by hash, and the configured sources. */
export function contentSecurityPolicy(template: PageTemplate, sources: Sources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", template.scriptHash, ...(sources.scriptSources ?? [])],
    'style-src': ["'self'", template.styleHash, ...(sources.styleSources ?? [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(sources.imageSources ?? [])],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(sources.connectSources ?? [])],
    'frame-src': ["'self'", ...(sources.frameSources ?? [])],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
