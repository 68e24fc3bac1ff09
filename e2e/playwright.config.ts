import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from './find-browser.ts'
import { CHINESE, ENGLISH } from './fixtures/languages.ts'
import type { Options, WorkerOptions } from './fixtures/test.ts'
import { createLaunchOptions } from './launch-options.ts'

const PHONE = { width: 390, height: 844 }
const IN_ENGLISH = /@english\b/
const IN_EACH_LANGUAGE = /@each\b/

export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './stack.setup.ts',
  globalTimeout: 1_200_000,
  // How long something may take is no assertion: a machine that does much else is slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Twice the cores of the smallest machine: journeys spend much of their time waiting.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    ...CHINESE,
    timezoneId: 'Asia/Taipei',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // It stores 364 files in each new browser, five seconds after the start; journeys that are about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: createLaunchOptions(findHeadlessShell()),
  },
  projects: [
    // These change what every journey of their stack would notice (the clock, a provider, a platform): one at a time, on a stack
    // of their own, beside the others.
    { name: 'exclusive', testMatch: 'exclusive/*.spec.ts', use: { stack: 'exclusive' }, workers: 1 },
    // What is done by texts of either language is played in one of them (0282): in Chinese, or tagged @english. Journeys tagged @each,
    // whose pages are other ones in each language, run in both.
    { name: 'journeys', testMatch: ['journeys/*.spec.ts', 'pages/*.spec.ts'], grepInvert: IN_ENGLISH },
    { name: 'english', testMatch: 'journeys/*.spec.ts', grep: [IN_ENGLISH, IN_EACH_LANGUAGE], use: ENGLISH },
    { name: 'ledger', testMatch: 'ledger/*.spec.ts', dependencies: ['journeys', 'english'] },
    {
      name: 'exclusive-ledger',
      testMatch: 'ledger/*.spec.ts',
      use: { stack: 'exclusive' },
      dependencies: ['exclusive'],
    },
  ],
})
