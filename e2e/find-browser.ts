import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Chromium without windows, prompts for permissions and push. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Path of the Chromium to test with: CHROMIUM_PATH, else an installed one. */
export function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path))
  if (found === undefined) throw new Error('No Chromium or Chrome found: name one with CHROMIUM_PATH')
  return found
}

/** Path of the browser of journeys that need no more than pages: less CPU time (decision 0248). CHROMIUM_PATH replaces it too. */
export function findHeadlessShell(): string {
  return process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL)
    ? HEADLESS_SHELL
    : findBrowser()
}
