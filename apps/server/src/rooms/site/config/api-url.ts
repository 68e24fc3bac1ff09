/** §5: the configured API address in lower case; null unless it is an http(s) URL. */
export function parseApiUrl(configured: string | null): string | null {
  const lower = configured?.trim().toLowerCase() ?? ''
  return /^https?:\/\/[^\s/]+\S*$/.test(lower) && URL.canParse(lower) ? lower : null
}
