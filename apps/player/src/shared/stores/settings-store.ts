import { DEFAULT_THEME, type Locale } from '@gamehall/contract/constants'
import { applyLanguage, documentLanguage, languageFromCookies } from '@gamehall/web-client/i18n/language.ts'
import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'
import { isTextSize, TEXT_SCALES, type TextSize } from './text-scales.ts'

export type Theme = 'dark' | 'light'
export type Motion = 'system' | 'reduced'

type Settings = {
  readonly theme: Theme
  readonly language: Locale
  readonly isSoundOn: boolean
  readonly textSize: TextSize
  /** `system` follows the operating system's setting. */
  readonly motion: Motion
}

/** Starts with the values of the server rendering, so that hydration matches; `loadSettings` loads the stored ones. */
export const useSettings = create<Settings>()(() => ({
  theme: DEFAULT_THEME,
  language: documentLanguage(),
  isSoundOn: true,
  textSize: 'm',
  motion: 'system',
}))

/** Loads the stored settings. The language comes from the document if the server rendered it, else from the cookie. */
export function loadSettings({ isServerRendered }: { readonly isServerRendered: boolean }): void {
  const language = isServerRendered ? documentLanguage() : languageFromCookies(document.cookie)
  const theme = localStore.read('theme') === 'light' ? 'light' : DEFAULT_THEME
  const size = localStore.read('text_size')
  const textSize = isTextSize(size) ? size : 'm'
  const motion = localStore.read('motion') === 'reduced' ? 'reduced' : 'system'
  applyTheme(theme)
  applyTextSize(textSize)
  applyMotion(motion)
  applyLanguage(language)
  const isSoundOn = localStore.read('system_sound') !== 'off'
  useSettings.setState({ theme, language, isSoundOn, textSize, motion })
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

export function setSoundOn(isSoundOn: boolean): void {
  localStore.write('system_sound', isSoundOn ? 'on' : 'off')
  useSettings.setState({ isSoundOn })
}

export function setTextSize(textSize: TextSize): void {
  localStore.write('text_size', textSize)
  applyTextSize(textSize)
  useSettings.setState({ textSize })
}

export function setMotion(motion: Motion): void {
  localStore.write('motion', motion)
  applyMotion(motion)
  useSettings.setState({ motion })
}

function applyTextSize(textSize: TextSize): void {
  document.documentElement.style.fontSize = TEXT_SCALES[textSize]
}

function applyMotion(motion: Motion): void {
  if (motion === 'reduced') document.documentElement.dataset.motion = motion
  else delete document.documentElement.dataset.motion
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}
