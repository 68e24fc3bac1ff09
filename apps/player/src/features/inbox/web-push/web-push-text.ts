import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const webPushText = defineText({
  'zh-TW': {
    title: '推播通知',
    receive: '在此裝置接收推播',
    receiveHint: '關閉網頁後仍會收到新訊息通知；內容不含金額與個人資料',
    denied: '您已封鎖本站的通知，請先到瀏覽器設定開啟',
    unsupported: '此瀏覽器不支援推播；iPhone 請先加入主畫面',
    failed: '無法開啟推播，請稍後再試',
    on: '已開啟推播',
    off: '已關閉推播',
    pending: { on: '正在開啟推播，網路較慢時可能需要一點時間…', off: '正在關閉推播…' },
    quiet: '勿擾時段',
    quietHint: '時段內不發送推播，結束後合併為一則（臺灣時間）',
    from: '開始',
    until: '結束',
  },
  en: {
    title: 'Push notifications',
    receive: 'Notify me on this device',
    receiveHint:
      'Get notified of new messages while the app is closed. Amounts and personal data are never shown',
    denied: 'Notifications are blocked for this site. Allow them in your browser settings first',
    unsupported:
      'This browser doesn’t support push notifications. On an iPhone, add the site to your home screen first',
    failed: 'Couldn’t turn on push notifications. Please try again later',
    on: 'Push notifications on',
    off: 'Push notifications off',
    pending: {
      on: 'Turning on push notifications. This can take a moment on a slow network…',
      off: 'Turning off push notifications…',
    },
    quiet: 'Quiet hours',
    quietHint: 'No notifications during these hours, then one summary (Taiwan time)',
    from: 'From',
    until: 'Until',
  },
})
