import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Locale } from '@gamehall/contract/constants'
import { createTtlCache } from '../../cache/ttl-cache.ts'
import type { HomeData, PlayerBuild, RenderedHome } from './player-build.ts'

export type LoadHome = (language: Locale) => Promise<HomeData>

export interface HomePage {
  readonly html: Buffer
  readonly brotli: Buffer
  /** Where the site's config sends the app's calls, when that is elsewhere. */
  readonly apiOrigin: string | undefined
}

export interface HomePageSource {
  /** The home page in a language, at most a second old and of the current cache version. Rejects when its data cannot be read. */
  (language: Locale): Promise<HomePage>
  /** The page without content, which the app fills. */
  shell(): Promise<HomePage>
}

const FRESH_MS = 1_000
/** The highest that takes no longer than the lower ones: 9 takes ten times as long. */
const BROTLI_QUALITY = 7
const compress = promisify(brotliCompress)

/** Renders the home page at most once per second, cache version and language. */
export function createHomePageSource(
  build: PlayerBuild,
  loadHome: LoadHome,
  versionOf: () => number,
): HomePageSource {
  const pages = createTtlCache<HomePage>(versionOf)
  const render = async (language: Locale): Promise<HomePage> => {
    const readAt = Date.now()
    const data = await loadHome(language)
    const { api_url } = data.getSiteConfig
    return {
      ...(await compressPage(fillTemplate(build.template.html, build.renderHome(language, data, readAt)))),
      apiOrigin: api_url === null ? undefined : new URL(api_url).origin,
    }
  }
  const source = (language: Locale): Promise<HomePage> =>
    pages.read(language, FRESH_MS, () => render(language))
  let shell: Promise<HomePage> | undefined
  return Object.assign(source, {
    shell: () => {
      shell ??= compressPage(build.template.html.replace(/<!--\w+-->/g, ''))
      return shell
    },
  })
}

/** Fills the page's placeholders with the rendered home. */
function fillTemplate(template: string, home: RenderedHome): string {
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${home.languageTag}"${tintOf(home)}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(home.title)}</title>`)
    .replace('<!--preloads-->', () => home.preloads)
    .replace('<!--body-->', () => home.body)
    .replace('<!--state-->', () => `<script type="application/json" id="home-state">${home.state}</script>`)
}

function tintOf({ tint }: RenderedHome): string {
  return tint === '' ? '' : ` data-tinted style="${escapeAttribute(tint)}"`
}

async function compressPage(text: string): Promise<HomePage> {
  const html = Buffer.from(text)
  const brotli = await compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })
  return { html, brotli, apiOrigin: undefined }
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
