/** The language of the page: the one chosen here before (`stored`), else the player app's, which is in its cookie. */
export function pageLanguage(stored, cookies) {
  const chosen = stored ?? /(?:^|;\s*)(?:__Host-)?lang=([^;]+)/.exec(cookies)?.[1]
  return chosen === 'en' ? 'en' : 'zh-TW'
}
