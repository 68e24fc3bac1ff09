import type { LaunchUrlParts } from '../game-api/launch-url.ts'

/** The language of a page: what its `lang` parameter asks for, else what the player chose in a hall of the same origin (its `lang` cookie, `__Host-lang` over https), else Chinese. */
export function pageLanguage(asked: string | null, cookies = ''): LaunchUrlParts['language'] {
  const [, chosen] =
    /(?:^|;\s*)__Host-lang=([^;]+)/.exec(cookies) ?? /(?:^|;\s*)lang=([^;]+)/.exec(cookies) ?? []
  return (asked ?? chosen) === 'en' ? 'en' : 'zh-TW'
}
