import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const webFolders = ['packages/ui', 'apps/player', 'apps/arcade/web']
const skipped = ['**/node_modules/**', '**/dist/**', 'e2e/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...skipped, ...webFolders.map((folder) => `${folder}/**`)],
          globalSetup: ['packages/postgres/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: webFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: skipped,
          setupFiles: ['tools/web-test-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
        },
      },
    ],
  },
})
