import type { LaunchOptions } from '@playwright/test'
import { DISABLE_FEATURES } from './disabled-features.ts'
import { findBrowser } from './find-browser.ts'

/** How journeys start a browser. */
export const createLaunchOptions = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    // A page lives for seconds here: to optimize its code takes more than it saves, a fifth of all CPU time (0248).
    '--js-flags=--no-maglev --no-turbofan',
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
})

/** For journeys about what the browser itself asks or shows: permissions, a camera, notifications. */
export const WHOLE_BROWSER = { launchOptions: createLaunchOptions(findBrowser()) }
