export interface LaunchUrlParts {
  readonly token: string
  readonly language: 'zh-TW' | 'en'
  readonly isSoundOn: boolean
}

/** Builds a game page's URL. `base` is the arcade's public address. The token is in the fragment, so no server or log sees it. */
export function buildLaunchUrl(base: string, game: string, parts: LaunchUrlParts): string {
  const url = new URL(`${base.replace(/\/$/, '')}/play/${game}/`)
  url.searchParams.set('lang', parts.language)
  if (!parts.isSoundOn) url.searchParams.set('sound', '0')
  url.hash = new URLSearchParams({ token: parts.token }).toString()
  return url.toString()
}

/** Parses a game page's URL. `token` is empty when the URL has none. */
export function readLaunchUrl(href: string): LaunchUrlParts {
  const url = new URL(href)
  return {
    token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '',
    language: url.searchParams.get('lang') === 'en' ? 'en' : 'zh-TW',
    isSoundOn: url.searchParams.get('sound') !== '0',
  }
}
