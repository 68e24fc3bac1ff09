import type { CallPayload } from '@gamehall/web-client/calls/send-call.ts'

type DeviceInfo = Required<Pick<CallPayload<'loginByAccount'>, 'login_device' | 'client_info'>>

const browsers: readonly (readonly [core: string, pattern: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
]
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
]

/** The device information that every login call sends (§7), parsed from the user agent. */
export function deviceInfo(agent: string = navigator.userAgent): DeviceInfo {
  const device = systems.find(([, pattern]) => pattern.test(agent))?.[0] ?? ''
  const browser = browsers.find(([, pattern]) => pattern.test(agent))
  return {
    login_device: /iPhone|Android/.test(device) ? 'wap' : 'web',
    client_info: {
      type: 'browser',
      core: browser?.[0] ?? '',
      device_name: device,
      version: browser?.[1].exec(agent)?.[1] ?? '',
    },
  }
}
