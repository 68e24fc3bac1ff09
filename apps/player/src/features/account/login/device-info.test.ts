import { expect, it } from 'vitest'
import { deviceInfo } from './device-info.ts'

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ['wap', 'Safari', 'iPhone', '18.0'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    ['wap', 'Chrome', 'Android', '131.0.0.0'],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.1.0',
    ['web', 'Edge', 'Windows', '131.0.1.0'],
  ],
  ['something else', ['web', '', '', '']],
])('§7 client_info of %s', (agent, [login, core, device, version]) => {
  expect(deviceInfo(agent)).toEqual({
    login_device: login,
    client_info: { type: 'browser', core, device_name: device, version },
  })
})
