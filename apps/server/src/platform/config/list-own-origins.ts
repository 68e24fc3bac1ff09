import type { Config } from './config.ts'

/** The operator's own origins: that of PUBLIC_URL, and SITE_ORIGINS. */
export function listOwnOrigins({
  PUBLIC_URL,
  SITE_ORIGINS,
}: Pick<Config, 'PUBLIC_URL' | 'SITE_ORIGINS'>): readonly string[] {
  return PUBLIC_URL === undefined ? SITE_ORIGINS : [new URL(PUBLIC_URL).origin, ...SITE_ORIGINS]
}
