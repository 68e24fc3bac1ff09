import { once } from 'node:events'
import { createServer, mergeConfig } from 'vite'
import { playerConfig } from '../../apps/player/vite/player-config.ts'
import { root } from '../root.mjs'
import { findFreePort } from './find-free-port.ts'
import { startServer } from './start-server.ts'

// One address, three servers behind it: the API server (restarts when its code changes), the game pages and the player app
// (both reload in the browser). The home page is rendered in the browser here, not by the API server.
const port = Number(process.env.PORT ?? 3000)
const serverPort = await findFreePort()
const gamesPort = await findFreePort()

const server = startServer(serverPort, `http://localhost:${port}`)
const games = await createServer({
  configFile: `${root}/apps/arcade/vite.config.ts`,
  logLevel: 'warn',
  server: {
    port: gamesPort,
    strictPort: true,
    host: '127.0.0.1',
    hmr: { clientPort: gamesPort, host: '127.0.0.1' },
  },
})
const toServer = { target: `http://127.0.0.1:${serverPort}`, ws: true }
const player = await createServer(
  mergeConfig(playerConfig('dev'), {
    appType: 'spa',
    server: {
      port,
      strictPort: true,
      proxy: {
        '^/arcade/(api|provider|art)/': toServer,
        '^/arcade/': { target: `http://127.0.0.1:${gamesPort}` },
        '^/(api|ws|sandbox|files|healthz|readyz|metrics)([/?]|$)': toServer,
      },
    },
  }),
)
await Promise.all([games.listen(), player.listen()])
console.log(`gamehall (reloading) on http://localhost:${port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
await once(server, 'close')
await Promise.all([games.close(), player.close()])
