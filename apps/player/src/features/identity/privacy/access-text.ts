import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** Texts of the identity access log. */
export const accessText = defineText({
  'zh-TW': {
    title: '查看紀錄',
    intro: '您的證件照片與實名資料，每一次被查看或變更都會記在這裡。',
    none: '還沒有紀錄',
    noneHint: '送出認證資料後，每次查看都會列在這裡。',
    toIdentity: '前往實名認證',
    self: '您本人',
    operator: '審核人員',
    hall: '系統',
    handed_in: '送出認證資料',
    looked_at: '查看照片與資料',
    verified: '通過認證',
    failed: '未通過認證',
    images_deleted: '刪除照片',
    deleted: '刪除認證資料',
  },
  en: {
    title: 'Access log',
    intro: 'Every access to your photos and data, and every change, is recorded here.',
    none: 'No records yet',
    noneHint: 'After you submit your data, every access is listed here.',
    toIdentity: 'Verify your identity',
    self: 'You',
    operator: 'Reviewer',
    hall: 'System',
    handed_in: 'Submitted',
    looked_at: 'Viewed photos and data',
    verified: 'Approved',
    failed: 'Not approved',
    images_deleted: 'Photos deleted',
    deleted: 'Data deleted',
  },
})
