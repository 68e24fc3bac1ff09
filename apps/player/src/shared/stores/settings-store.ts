import { DEFAULT_THEME, type Locale } from '@gamehall/contract/constants'
import { create } from 'zustand'
import { applyLanguage, documentLanguage, languageFromCookies } from '../i18n/language.ts'
import { localStore } from '../storage/safe-storage.ts'

export type Theme = 'dark' | 'light'

type Settings = {
  readonly theme: Theme
  readonly language: Locale
  readonly isSoundOn: boolean
}

/** Begins with what the server rendered, so that taking over finds the same; `loadSettings` brings the rest. */
export const useSettings = create<Settings>()(() => ({
  theme: DEFAULT_THEME,
  language: documentLanguage(),
  isSoundOn: true,
}))

/** What this browser remembers. A page the server did not write follows the cookie's language. */
export function loadSettings({ isServersPage }: { readonly isServersPage: boolean }): void {
  const language = isServersPage ? documentLanguage() : languageFromCookies(document.cookie)
  const theme = localStore.read('theme') === 'light' ? 'light' : DEFAULT_THEME
  applyTheme(theme)
  applyLanguage(language)
  useSettings.setState({ theme, language, isSoundOn: localStore.read('system_sound') !== 'off' })
}

export function setTheme(theme: Theme): void {
  localStore.write('theme', theme)
  applyTheme(theme)
  useSettings.setState({ theme })
}

export function setLanguage(language: Locale): void {
  applyLanguage(language)
  useSettings.setState({ language })
}

export function setSound(isSoundOn: boolean): void {
  localStore.write('system_sound', isSoundOn ? 'on' : 'off')
  useSettings.setState({ isSoundOn })
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}
