import { createHash } from 'node:crypto'
import { type EntryFiles, earlyScript } from './early-script.ts'
import { unsupportedScript } from './unsupported-script.ts'

export type TemplateParts = {
  /** The built index.html, with its placeholders. */
  readonly html: string
  /** The styles of the first screen. */
  readonly css: string
  /** The addresses of the app's first modules. */
  readonly files: EntryFiles
}

export type PageTemplate = {
  /** The page with placeholders for the parts that are filled in per request. */
  readonly html: string
  /** CSP source expressions for the inline scripts and the style. */
  readonly scriptHash: string
  readonly styleHash: string
}

/** Creates the page template: replaces the module script and stylesheet links by the inline scripts and inline styles. */
export function createPageTemplate({ html, css, files }: TemplateParts): PageTemplate {
  const scripts = [unsupportedScript(), earlyScript(files)]
  const page = html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(
      '<!--early-->',
      () =>
        `<meta name="page-files" content="${files.pageFiles}">\n    ${scripts.map((script) => `<script>${script}</script>`).join('\n    ')}\n    <style>${css}</style>`,
    )
  return { html: page, scriptHash: scripts.map(cspHash).join(' '), styleHash: cspHash(css) }
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
