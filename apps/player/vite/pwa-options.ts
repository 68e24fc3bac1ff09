import type { VitePWAOptions } from 'vite-plugin-pwa'

/** Served for navigations while the server cannot be reached: the empty shell, which shows the offline overlay. */
export const OFFLINE_SHELL = 'offline.html'

/**
 * PWA options: installable, with an offline shell. Pages always come from the network, so that no player keeps an old version;
 * only hashed files, which never change, come from the cache.
 */
export const pwaOptions: Partial<VitePWAOptions> = {
  registerType: 'autoUpdate',
  injectRegister: false,
  filename: 'sw.js',
  includeAssets: [],
  manifest: {
    id: '/',
    name: '極光 Aurora',
    short_name: '極光',
    lang: 'zh-Hant-TW',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#080b14',
    theme_color: '#080b14',
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['assets/**/*.{js,css,woff2,svg,webp}', 'assets/page-files-*.json', OFFLINE_SHELL],
    // Used once per player, for identity verification: not precached.
    globIgnores: ['assets/face-worker-*'],
    maximumFileSizeToCacheInBytes: 400_000,
    importScripts: ['/static-routes-sw.js', '/push-sw.js'],
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
    runtimeCaching: [
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          request.mode === 'navigate' && sameOrigin && url.pathname === '/',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/offline.html' } },
      },
    ],
  },
}
