import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Each page of the arcade is its own entry; shared code is split into hashed chunks. */
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  base: '/arcade/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: `${import.meta.dirname}/dist`,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        'dragon-gate': `${import.meta.dirname}/web/play/dragon-gate/index.html`,
        mines: `${import.meta.dirname}/web/play/mines/index.html`,
        verify: `${import.meta.dirname}/web/verify/index.html`,
      },
    },
  },
})
