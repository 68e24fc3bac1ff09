import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import * as games from './games/index.ts'
import { fairnessPages } from './vite-fairness-pages.ts'
import { gameEntries, gamePages } from './vite-game-pages.ts'

const root = `${import.meta.dirname}/web`
const modules = Object.values(games)
const fairness = { 'zh-TW': `${root}/fairness/index.html`, en: `${root}/fairness/en/index.html` }

/** A page for each registered game, the verifier, and the description of how rounds are recomputed in each language; shared code is split into hashed chunks. */
export default defineConfig({
  root,
  base: '/arcade/',
  publicDir: false,
  plugins: [gamePages(root, modules), fairnessPages(fairness), react()],
  build: {
    outDir: `${import.meta.dirname}/dist`,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        ...gameEntries(root, modules),
        verify: `${root}/verify/index.html`,
        fairness: fairness['zh-TW'],
        'fairness-en': fairness.en,
      },
      output: {
        codeSplitting: {
          // What every page loads, in two files instead of many small ones: browsers open six connections at most.
          groups: [
            {
              name: 'engine',
              test: /rolldown[\\/]runtime|[\\/](?:node_modules|web[\\/]shared|packages)[\\/]/,
              minShareCount: modules.length,
            },
            {
              name: 'frontends',
              test: /[\\/]games[\\/](?:frontends|[^\\/]+[\\/]names)\.ts/,
              minShareCount: modules.length,
            },
          ],
        },
      },
    },
  },
})
