import './app/routing/pages.ts'
import type { Locale } from '@gamehall/contract/constants'
import { languageTag } from '@gamehall/web-client/i18n/language.ts'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { HomePage } from './app/home/home-page.tsx'
import { createQueryClient } from './app/query/query-client.ts'
import { homeRoute, staticRoute } from './app/routing/route-source.ts'
import { siteColours } from './features/site/index.ts'
import type { HomeData, HomeState } from './home-data.ts'

export type RenderedHome = {
  /** The value of `<html lang>`. */
  readonly languageTag: string
  readonly title: string
  /** The site's colours as CSS custom properties; empty for the default brand. */
  readonly tint: string
  /** Links that request the first screen's pictures; they belong before the styles, so that the browser meets them first. */
  readonly preloads: string
  /** The markup of the root element. */
  readonly body: string
  /** The state for hydration as JSON, escaped for a script element. */
  readonly state: string
}

/** React writes the preloads of pictures in front of the markup. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/

/** Renders the home page on the server for a visitor without a login; `readAt` (epoch ms) is when `data` was read. */
export function renderHome(language: Locale, data: HomeData, readAt: number): RenderedHome {
  const state: HomeState = { data, readAt }
  const markup = renderToString(
    <App
      language={language}
      queryClient={createQueryClient(state)}
      source={staticRoute(homeRoute(HomePage))}
    />,
  )
  const preloads = PRELOADS.exec(markup)?.[0] ?? ''
  return {
    languageTag: languageTag(language),
    title: data.getSiteConfig.name,
    tint: Object.entries(siteColours(data.getSiteConfig.colors))
      .map((pair) => pair.join(':'))
      .join(';'),
    preloads,
    body: markup.slice(preloads.length),
    state: JSON.stringify(state).replaceAll('<', '\\u003c'),
  }
}
