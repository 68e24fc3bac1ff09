import type { IdentityField } from '@gamehall/contract/identity'
import { defineText } from '@gamehall/web-client/i18n/text.ts'

type InfoText = Readonly<Record<IdentityField, string>> & {
  readonly [name in
    | 'intro'
    | 'photos'
    | 'idNumber'
    | 'residentNumber'
    | 'passportNumber'
    | 'passportName'
    | 'choose'
    | 'male'
    | 'female'
    | 'check'
    | 'missing'
    | 'optional'
    | 'more'
    | 'private'
    | 'submit'
    | 'used'
    | 'too_many']: string
} & {
  readonly unsure: (count: number) => string
  readonly rocDate: (year: number, month: number, day: number) => string
  readonly labelOptional: (label: string) => string
}

/** Texts for checking and confirming the data. */
export const confirmIdentityText = defineText<InfoText>({
  'zh-TW': {
    intro: '以下由照片讀取，請與證件逐項核對，有錯請直接修改。',
    unsure: (count) => `有 ${count} 項看不清楚，請特別核對。`,
    photos: '對照證件照片',
    name: '姓名',
    passportName: '姓名（與護照相同）',
    idNumber: '身分證字號',
    residentNumber: '統一證號',
    passportNumber: '護照號碼',
    id_number: '證件號碼',
    gender: '性別',
    choose: '請選擇',
    male: '男',
    female: '女',
    birth_date: '出生日期',
    issue_date: '發證日期',
    expiry_date: '有效期限',
    father: '父親',
    mother: '母親',
    spouse: '配偶',
    military_status: '役別',
    birthplace: '出生地',
    address: '地址',
    card_number: '卡片號碼',
    check: '照片上不夠清楚，請核對',
    missing: '照片上沒有讀到，請填寫',
    optional: '選填',
    labelOptional: (label) => `${label}（選填）`,
    more: '證件上的其他資料',
    rocDate: (year, month, day) => `民國 ${year} 年 ${month} 月 ${day} 日`,
    private: '資料加密保存，只供認證使用；每次查看都會留下紀錄，您可以自行查閱。',
    submit: '確認無誤，下一步',
    used: '若不是您本人所為，請聯絡客服',
    too_many: '核對次數太多了，請約一小時後再試。填寫的內容會保留。',
  },
  en: {
    intro: 'Read from your photos. Check every line against the document and correct any mistakes.',
    unsure: (count) =>
      count === 1
        ? '1 field couldn’t be read clearly. Please check it.'
        : `${count} fields couldn’t be read clearly. Please check them.`,
    photos: 'Compare with the photos',
    name: 'Name',
    passportName: 'Name as in passport',
    idNumber: 'ID number',
    residentNumber: 'UI number',
    passportNumber: 'Passport number',
    id_number: 'Document number',
    gender: 'Sex',
    choose: 'Select',
    male: 'Male',
    female: 'Female',
    birth_date: 'Date of birth',
    issue_date: 'Issue date',
    expiry_date: 'Expiry date',
    father: 'Father',
    mother: 'Mother',
    spouse: 'Spouse',
    military_status: 'Military service',
    birthplace: 'Place of birth',
    address: 'Address',
    card_number: 'Card number',
    check: 'Hard to read. Please check',
    missing: 'Couldn’t be read. Please fill it in',
    optional: 'Optional',
    labelOptional: (label) => `${label} (optional)`,
    more: 'Other details on the document',
    rocDate: (year, month, day) =>
      `ROC ${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    private:
      'Stored encrypted and used only for verification. Every access is logged, and you can view the log.',
    submit: 'Confirm and continue',
    used: 'If this wasn’t you, contact support',
    too_many: 'That’s too many tries. Please wait about an hour. What you typed is saved.',
  },
})
