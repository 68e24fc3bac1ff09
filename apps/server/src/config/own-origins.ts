import type { Config } from './config.ts'

/** Whose word the operator vouches for: the server's public address and the origins of its sites. */
export function ownOrigins({
  PUBLIC_URL,
  SITE_ORIGINS,
}: Pick<Config, 'PUBLIC_URL' | 'SITE_ORIGINS'>): readonly string[] {
  return PUBLIC_URL === undefined ? SITE_ORIGINS : [new URL(PUBLIC_URL).origin, ...SITE_ORIGINS]
}
