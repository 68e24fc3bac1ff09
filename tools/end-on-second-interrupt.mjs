// Preloaded by `npm start`: the first Ctrl-C stops the server gracefully, a second one at once.

// A terminal's Ctrl-C may arrive twice at the same moment: from the terminal, and passed on by npm.
const sameKeystrokeMs = 500
let firstAt

process.on('SIGINT', () => {
  if (firstAt === undefined) {
    const isHandledByServer = process.listenerCount('SIGINT') > 1
    if (!isHandledByServer) process.exit(130)
    firstAt = performance.now()
  } else if (performance.now() - firstAt > sameKeystrokeMs) process.exit(130)
})
