import { defineConfig } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

const PHONE = { width: 390, height: 844 }

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './stack.setup.ts',
  globalTimeout: 780_000,
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
    // What moves the clock, breaks a vendor or closes a platform is felt by everybody: alone, one at a time.
    { name: 'world', testMatch: 'world/*.spec.ts', dependencies: ['journeys'], workers: 1 },
    { name: 'books', testMatch: 'books/*.spec.ts', dependencies: ['world'] },
  ],
})
