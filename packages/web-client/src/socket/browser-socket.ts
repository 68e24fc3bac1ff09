import type { OpenSocket } from './push-client.ts'

/** Opens a browser WebSocket; the URL may be relative to the page. */
export const openBrowserSocket: OpenSocket = (url, on) => {
  const socket = new WebSocket(new URL(url, location.href))
  socket.onopen = on.open
  socket.onclose = ({ code }) => on.close(code)
  socket.onmessage = ({ data }) => on.text(data)
  return socket
}
