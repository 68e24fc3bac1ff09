import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms away. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}
const CPU_SLOWDOWN = 4

/** A page of a fresh browser context, as on the phone of EXPERIENCE.md: its screen, its processor and its network. */
export async function openSlowPhone(
  browser: Browser,
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-TW',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, devtools }
}
