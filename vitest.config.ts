import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const webFolders = [
  'packages/ui',
  'packages/web-client',
  'apps/player',
  'apps/arcade/web',
  'apps/arcade/games/*/web',
]
const playerPages = 'tools/player-pages-test-setup.ts'
const skipped = ['**/node_modules/**', '**/dist/**', 'e2e/**']

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine: tests on a database wait as often as they work.
    maxWorkers: 3,
    // A context of vmThreads stays in its worker until the worker ends; without a limit all workers together may take all memory.
    vmMemoryLimit: '1GB',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Nothing here keeps state in a module that another file would trip over; loading the hall once a worker saves a quarter.
          isolate: false,
          // Node runs the tests as it runs the servers: Vite's rewritten imports make long calculations four times slower (0272).
          experimental: { viteModuleRunner: false },
          include: ['**/*.test.ts'],
          exclude: [...skipped, ...webFolders.map((folder) => `${folder}/**`)],
          globalSetup: [
            'packages/postgres/src/testing/global-setup.ts',
            'apps/server/src/testing/warm-compile-cache.ts',
          ],
          setupFiles: ['tools/node-test-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          // Rules of the web applications that need no document: a tenth of the time that they take in a context of their own.
          name: 'web logic',
          environment: 'node',
          isolate: false,
          include: webFolders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...skipped, '**/*.dom.test.ts'],
          setupFiles: ['tools/node-test-setup.ts', playerPages],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // A fresh context per file in a worker that stays: a third of the time of a new worker and DOM for each file.
          pool: 'vmThreads',
          include: webFolders.flatMap((folder) => [`${folder}/**/*.test.tsx`, `${folder}/**/*.dom.test.ts`]),
          exclude: skipped,
          setupFiles: ['tools/web-test-setup.ts', playerPages],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
        },
      },
    ],
  },
})
