import type { Config } from '../config/config.ts'

/** What live mode has checked at start and sandbox mode has filled in. Throws where neither happened. */
export function needed<Name extends keyof Config>(config: Config, name: Name): NonNullable<Config[Name]> {
  const value = config[name]
  if (value === undefined || value === null) throw new Error(`${name} is not configured`)
  return value
}
