/** §5: the configured API address counts only if it is an http(s) URL; it is used in lower case. */
export function usableApiUrl(configured: string | null): string | null {
  const lower = configured?.trim().toLowerCase() ?? ''
  return /^https?:\/\/[^\s/]+\S*$/.test(lower) && URL.canParse(lower) ? lower : null
}
