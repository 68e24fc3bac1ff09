import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** Messages for camera errors, with the alternative. */
export const cameraErrorText = defineText({
  'zh-TW': {
    unsupported: '此瀏覽器無法使用相機，請改選檔案。',
    denied: '尚未允許使用相機。請在瀏覽器設定中允許，或改選檔案。',
    missing: '找不到相機，請改選檔案。',
    busy: '相機無法啟動，可能正被其他程式使用。請稍後再試，或改選檔案。',
    lost: '相機中斷了。請重新開啟，或改選檔案。',
  },
  en: {
    unsupported: 'This browser can’t use the camera. Choose a file instead.',
    denied: 'Camera access is blocked. Allow it in your browser settings, or choose a file.',
    missing: 'No camera found. Choose a file instead.',
    busy: 'The camera didn’t start. Another app may be using it. Try again, or choose a file.',
    lost: 'The camera was disconnected. Open it again, or choose a file.',
  },
})
