import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Calls, ResponseOf } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import { z } from 'zod'

/** What the home page shows first, as the calls of these names answer it. */
export type HomeData = {
  readonly [Name in 'getSiteConfig' | 'listBanners' | 'listNewNotices' | 'getGameHallList']: ResponseOf<
    Calls[Name]
  >
}

const pageTemplate = z.object({ html: z.string(), scriptHash: z.string(), styleHash: z.string() })
export type PageTemplate = z.infer<typeof pageTemplate>

const renderedHome = z.object({
  languageTag: z.string(),
  title: z.string(),
  tint: z.string(),
  preloads: z.string(),
  body: z.string(),
  state: z.string(),
})
export type RenderedHome = z.infer<typeof renderedHome>

export interface PlayerBuild {
  readonly template: PageTemplate
  readonly renderHome: (language: Locale, data: HomeData, readAt: number) => RenderedHome
}

type RenderHome = (language: Locale, data: HomeData, readAt: number) => unknown

/** Reads a finished build of the player app: its page and its renderer. */
export async function loadPlayerBuild(distFolder: string): Promise<PlayerBuild> {
  const template = pageTemplate.parse(JSON.parse(await readFile(join(distFolder, 'page.json'), 'utf8')))
  const renderer: unknown = await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)
  if (!isRenderer(renderer)) throw new Error(`No renderer of the home page in ${distFolder}`)
  return { template, renderHome: (...args) => renderedHome.parse(renderer.renderHome(...args)) }
}

function isRenderer(value: unknown): value is { readonly renderHome: RenderHome } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'renderHome' in value &&
    typeof value.renderHome === 'function'
  )
}
