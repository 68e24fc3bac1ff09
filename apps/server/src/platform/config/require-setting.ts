import type { Config } from './config.ts'

/** Returns a setting that live mode requires and sandbox mode fills in. Throws when it is missing. */
export function requireSetting<Name extends keyof Config>(
  config: Config,
  name: Name,
): NonNullable<Config[Name]> {
  const value = config[name]
  if (value === undefined || value === null) throw new Error(`${name} is not configured`)
  return value
}
