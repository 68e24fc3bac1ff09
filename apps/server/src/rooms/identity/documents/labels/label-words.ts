/** What a printed label names. `other` is what no field holds: it only ends the value before it. */
export type LabelMeaning =
  | 'name'
  | 'surname'
  | 'given_names'
  | 'id_number'
  | 'resident_number'
  | 'passport_number'
  | 'gender'
  | 'birth_date'
  | 'issue_date'
  | 'expiry_date'
  | 'father'
  | 'mother'
  | 'parents'
  | 'spouse'
  | 'military_status'
  | 'birthplace'
  | 'address'
  | 'card_number'
  | 'title_id'
  | 'title_resident'
  | 'title_passport'
  | 'nationality'
  | 'immigration_agency'
  | 'other'

/** The words of each label, as documents print them. Case, spaces and dots do not matter. */
export const LABEL_WORDS: Readonly<Record<LabelMeaning, readonly string[]>> = {
  name: ['姓名', '中文姓名', '英文姓名', '外文姓名', 'Name', 'Full name', 'Name in full'],
  surname: ['姓', 'Surname', 'Family name', 'Last name', 'Apellidos'],
  given_names: ['名', 'Given names', 'Given name', 'First name', 'Forenames', 'Prénoms', 'Nombres'],
  id_number: [
    '統一編號',
    '國民身分證統一編號',
    '身分證統一編號',
    '身分證字號',
    'ID No',
    'I.D. No',
    'ID Number',
    'Identity No',
    'Personal Id No',
    'Personal No',
  ],
  resident_number: ['統一證號', '居留證號碼', '居留證統一證號', 'UI No', 'UI Number'],
  passport_number: [
    '護照號碼',
    'Passport No',
    'Passport number',
    'Document No',
    'Document number',
    'No. du passeport',
  ],
  gender: ['性別', 'Sex', 'Gender', 'Sexe'],
  birth_date: [
    '出生年月日',
    '出生日期',
    '生日',
    '出生',
    '年月日',
    'Date of birth',
    'Birth date',
    'Birthday',
    'Date de naissance',
  ],
  issue_date: [
    '發證日期',
    '核發日期',
    '發照日期',
    '製發日期',
    '發證',
    'Date of issue',
    'Issue date',
    'Issued on',
    'Date of issuance',
    'Issued',
    'Date de délivrance',
  ],
  expiry_date: [
    '居留期限',
    '有效期限',
    '有效日期',
    '效期截止日期',
    '截止日期',
    '效期',
    'Date of expiry',
    'Expiry date',
    'Expiration date',
    'Date of expiration',
    'Valid until',
    'Valid thru',
    'Expires',
    'Expiry',
    "Date d'expiration",
  ],
  father: ['父', '父親', '父姓名', 'Father', "Father's name"],
  mother: ['母', '母親', '母姓名', 'Mother', "Mother's name"],
  parents: ['父母', '父母姓名'],
  spouse: ['配偶', '配偶姓名', 'Spouse', "Spouse's name"],
  military_status: ['役別', '兵役', 'Military service', 'Military status'],
  birthplace: ['出生地', '出生地點', 'Place of birth', 'Birthplace', 'Birth place', 'Lieu de naissance'],
  address: ['住址', '地址', '戶籍地址', '居留地址', '居住地址', '居住地', 'Address', 'Residential address'],
  card_number: [
    '證號',
    '卡號',
    '證件號碼',
    '流水號',
    '序號',
    '製卡序號',
    'Card No',
    'Card number',
    'Serial No',
    'Serial number',
  ],
  title_id: ['中華民國國民身分證', '國民身分證', 'National identity card', 'Identity card'],
  title_resident: [
    '中華民國居留證',
    '外僑居留證',
    '外僑永久居留證',
    '臺灣地區居留證',
    '永久居留證',
    '居留證',
    'Resident certificate',
    'Alien resident certificate',
    'Permanent resident certificate',
    'Alien permanent resident certificate',
    'Taiwan resident certificate',
    'Taiwan area resident certificate',
    'Residence permit',
  ],
  title_passport: ['護照', 'Passport', 'Passeport', 'Pasaporte'],
  immigration_agency: ['內政部移民署', 'National Immigration Agency', '移民署'],
  nationality: ['國籍', 'Nationality', 'Nationalité', 'Citizenship'],
  other: [
    '居留事由',
    'Purpose',
    'Purpose of residence',
    'Reason',
    '發照機關',
    '發證機關',
    '核發機關',
    '核發單位',
    'Authority',
    'Issuing authority',
    'Autorité',
    '型式',
    '種類',
    'Type',
    '代碼',
    'Code',
    'Country code',
    'Issuing country',
    '外文別名',
    'Also known as',
    '身高',
    '備註',
    '發證地',
    '發證地點',
    '類別',
    'Remarks',
    '中華民國',
    'Republic of China',
    'Republic of China (Taiwan)',
    'Signature',
    '持照人簽名',
    '內政部',
    'Ministry of foreign affairs',
    'Resident visa',
    'Telephone',
    '電話',
    '工作許可',
    '註記',
    '異動登記',
    '許可文號',
    'Permit No',
    '申請案號',
    '申請號碼',
    '收件號',
    'Application No',
    'Appl. No',
    '應注意事項',
    '注意事項',
    'Notice',
    '服務電話',
    '服務專線',
    'Change of address',
  ],
}
