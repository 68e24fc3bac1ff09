import { join } from 'node:path'
import { FACE_FILES } from '@gamehall/face/files'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { pageFilesPlugin } from './page-files.ts'
import { pageTemplatePlugin } from './page-plugin.ts'
import { precompute } from './precompute.ts'
import { pwaOptions } from './pwa-options.ts'
import { trimZod } from './slim-zod.ts'

const playerRoot = join(import.meta.dirname, '..')
export const playerDist = join(playerRoot, 'dist')

/** The face library's browser build is not in its package exports; of its backends only one is used, the others are stubbed. */
const faceAliases = [
  { find: /^@vladmandic\/human$/, replacement: FACE_FILES.webLibrary },
  {
    find: /^@tensorflow\/tfjs-backend-(?:cpu|webgl|webgpu)\/dist\/index\.js$/,
    replacement: FACE_FILES.noBackend,
  },
  { find: '@face-models', replacement: FACE_FILES.models },
  { find: '@face-wasm', replacement: FACE_FILES.wasm },
]

const precomputed = ['call-table', 'formal-calls'].map((name) =>
  join(playerRoot, `../../packages/web-client/src/calls/${name}.ts`),
)

/** Separate chunks for libraries, which change less often than the app and are evaluated in their own tasks. */
const vendorChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      {
        name: 'react',
        priority: 5,
        test: /rolldown.runtime|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      },
      { name: 'query', priority: 3, test: /node_modules[\\/]@tanstack[\\/](?!.*[iI]nfinite)/ },
      // What the first screen takes from the packages and from `shared`, in one file instead of many small ones; only what it takes.
      {
        name: 'shared',
        priority: 2,
        tags: ['$initial'],
        test: /[\\/](?:packages|player[\\/]src[\\/]shared)[\\/]/,
      },
      // What most pages share beyond the first screen.
      {
        name: 'common',
        priority: 1,
        test: /player[\\/]src[\\/]shared[\\/](?:navigation[\\/](?!not-found)|player|storage)|ui[\\/]src[\\/](?:layout[\\/]page-header|navigation[\\/]menu)\b/,
      },
      // What a game's launch and the pages about money share, in one file: a browser loads six at a time. A group takes what its
      // modules import, so what pages without money import too has one of its own.
      { name: 'currencies', priority: 1.6, test: /packages[\\/]money[\\/]/ },
      { name: 'callout', priority: 1.6, test: /ui[\\/]src[\\/]feedback[\\/]callout\b/ },
      {
        name: 'money',
        priority: 1.5,
        test: /ui[\\/]src[\\/]money[\\/]money\b|web-client[\\/]src[\\/](?:money[\\/]amount-arithmetic|calls[\\/]use-money-call)|shared[\\/]money[\\/]money-|limits[\\/]play-limits-text/,
      },
      // Loaded right after the first screen.
      {
        name: 'dialogs',
        priority: 2,
        test: /ui[\\/]src[\\/]overlays[\\/](?:confirm|dialog|modal)\b|stores[\\/]music-dock/,
      },
      {
        name: 'states',
        priority: 2,
        test: /ui[\\/]src[\\/](?:art[\\/]state-art|feedback[\\/](?:empty|error)-state)\b/,
      },
    ],
  },
}

/** The Vite configuration of a player build: client, server, or development server. */
export function playerConfig(target: 'client' | 'server' | 'dev'): InlineConfig {
  return {
    root: playerRoot,
    configFile: false,
    appType: 'custom',
    resolve: { alias: faceAliases },
    worker: { format: 'es' },
    publicDir: target === 'server' ? false : 'public',
    plugins: [
      precompute(precomputed),
      react(),
      ...(target === 'client'
        ? [trimZod(), pageFilesPlugin(), pageTemplatePlugin(playerDist), VitePWA(pwaOptions)]
        : []),
    ],
    build: {
      target: ['chrome111', 'safari16.4', 'firefox121'],
      outDir: target === 'server' ? 'dist/server' : 'dist/client',
      emptyOutDir: true,
      assetsInlineLimit: 2048,
      reportCompressedSize: false,
      ...(target === 'client' && {
        modulePreload: { polyfill: false },
        rolldownOptions: { output: vendorChunks },
      }),
      ...(target === 'server' && { ssr: 'src/entry-server.tsx' }),
    },
    ...(target === 'server' && { ssr: { noExternal: [/^@gamehall\//] } }),
  }
}
