import { defineConfig } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import type { Options } from './fixtures/test.ts'

const PHONE = { width: 390, height: 844 }
const ENGLISH = { language: 'en', locale: 'en-US' } as const
const IN_EACH_LANGUAGE = /@each\b/

export default defineConfig<Options>({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './stack.setup.ts',
  globalTimeout: 600_000,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than the cores of the smallest machine: a journey waits as often as it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        // A camera that films a test picture; a journey still has to be granted it.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  projects: [
    { name: 'journeys', testMatch: ['journeys/*.spec.ts', 'pages/*.spec.ts'] },
    // A journey of this mark is walked in English too.
    { name: 'english', testMatch: 'journeys/*.spec.ts', grep: IN_EACH_LANGUAGE, use: ENGLISH },
    // What moves the clock, breaks a vendor or closes a platform is felt by everybody: alone, one at a time.
    { name: 'world', testMatch: 'world/*.spec.ts', dependencies: ['journeys', 'english'], workers: 1 },
    {
      name: 'english-world',
      testMatch: 'world/*.spec.ts',
      grep: IN_EACH_LANGUAGE,
      use: ENGLISH,
      dependencies: ['world'],
      workers: 1,
    },
    { name: 'books', testMatch: 'books/*.spec.ts', dependencies: ['english-world'] },
  ],
})
