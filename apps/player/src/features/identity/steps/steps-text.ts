import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** Texts shared by all steps. */
export const stepsText = defineText({
  'zh-TW': {
    title: '實名認證',
    steps: '認證步驟',
    idDiscriminate: '拍攝',
    certificate: '讀取',
    realnameInfo: '核對',
    faceTips: '臉部',
    idCard: '身分證',
    residentCertificate: '居留證',
    passport: '護照',
    front: '正面',
    reverse: '背面',
    dataPage: '資料頁',
    next: '下一步',
    gone: '這次認證已逾期，或已在其他裝置重新開始。',
    toBeginning: '查看認證狀態',
  },
  en: {
    title: 'Verify your identity',
    steps: 'Verification steps',
    idDiscriminate: 'Photos',
    certificate: 'Reading',
    realnameInfo: 'Check',
    faceTips: 'Face',
    idCard: 'ID card',
    residentCertificate: 'Resident certificate',
    passport: 'Passport',
    front: 'Front',
    reverse: 'Back',
    dataPage: 'Data page',
    next: 'Next',
    gone: 'This verification has expired, or was restarted on another device.',
    toBeginning: 'View status',
  },
})
