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
      // What most pages share beyond the first screen: in one file, because a browser loads six at a time.
      {
        name: 'common',
        priority: 1.6,
        test: /player[\\/]src[\\/]shared[\\/](?:navigation|player|storage|stores[\\/]active-game)|ui[\\/]src[\\/](?:layout[\\/]page-header|navigation[\\/]menu|feedback[\\/]callout|overlays[\\/]sheet|forms[\\/]field)\b/,
      },
      {
        name: 'facts',
        priority: 1.6,
        test: /ui[\\/]src[\\/](?:buttons[\\/]copy|data-display[\\/]description-list)/,
      },
      // A group takes what its modules import, so what pages without money import too has one of its own.
      { name: 'currencies', priority: 1.6, test: /packages[\\/]money[\\/]/ },
      // What a game's launch and the pages about money share.
      {
        name: 'money',
        priority: 1.5,
        test: /ui[\\/]src[\\/]money[\\/]|web-client[\\/]src[\\/](?:money[\\/]amount-arithmetic|calls[\\/]use-money-call)|shared[\\/]money[\\/]money-/,
      },
      // What a game's launch and other pages of games share.
      {
        name: 'games',
        priority: 1.5,
        test: /features[\\/]games[\\/](?:limits[\\/]play-limits-text|launch[\\/]launch-text|transfers[\\/]api)\b/,
      },
      // Loaded right after the first screen.
      {
        name: 'dialogs',
        priority: 2,
        test: /ui[\\/]src[\\/](?:overlays[\\/](?:confirm|dialog|modal)|art[\\/]state-art|feedback[\\/](?:empty|error)-state)\b|stores[\\/]music-dock/,
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
