import { defineConfig } from '@playwright/test'
import { DISABLE_FEATURES } from './disabled-features.ts'
import { findBrowser } from './find-browser.ts'
import type { Options } from './fixtures/test.ts'

const PHONE = { width: 390, height: 844 }
const ENGLISH = { language: 'en', locale: 'en-US' } as const
const IN_EACH_LANGUAGE = /@each\b/

export default defineConfig<Options>({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './stack.setup.ts',
  globalTimeout: 780_000,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than the cores of the smallest machine: journeys spend much of their time waiting.
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
    // It stores 364 files in each new browser, five seconds after the start; journeys that are about it allow it.
    serviceWorkers: 'block',
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
        DISABLE_FEATURES,
        '--autoplay-policy=no-user-gesture-required',
        // A fake camera that shows a test picture; a journey still has to grant access to it.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  projects: [
    { name: 'journeys', testMatch: ['journeys/*.spec.ts', 'pages/*.spec.ts'] },
    // Journeys tagged @each also run in English.
    { name: 'english', testMatch: 'journeys/*.spec.ts', grep: IN_EACH_LANGUAGE, use: ENGLISH },
    // These change what every journey shares (the clock, a provider, a platform), so they run alone, one at a time.
    {
      name: 'exclusive',
      testMatch: 'exclusive/*.spec.ts',
      dependencies: ['journeys', 'english'],
      workers: 1,
    },
    {
      name: 'english-exclusive',
      testMatch: 'exclusive/*.spec.ts',
      grep: IN_EACH_LANGUAGE,
      use: ENGLISH,
      dependencies: ['exclusive'],
      workers: 1,
    },
    { name: 'ledger', testMatch: 'ledger/*.spec.ts', dependencies: ['english-exclusive'] },
  ],
})
