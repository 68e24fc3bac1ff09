import { box, fieldRegion, type Side } from './side.ts'

/** Front of the resident certificate for foreigners in Taiwan. */
export const RESIDENT_FRONT: Side = {
  name: 'resident_front',
  format: 'card',
  anchors: [
    { text: '中華民國居留證', box: box(77, 45, 661, 117) },
    { text: 'RESIDENT CERTIFICATE', box: box(640, 146, 1123, 188) },
    { text: 'Nationality', box: box(600, 541, 770, 578) },
    { text: 'Date of Birth', box: box(672, 391, 859, 423) },
    { text: '性別Sex', box: box(1061, 391, 1191, 423) },
    { text: 'Date of Issue', box: box(672, 691, 863, 723) },
    { text: 'Date of Expiry', box: box(1212, 692, 1421, 728) },
    { text: '統一證號', box: box(72, 841, 205, 873) },
    { text: '姓名Name', box: box(521, 241, 688, 273) },
  ],
  regions: [
    fieldRegion('name', 'latin', '姓名Name', box(500, 284, 1560, 362)),
    fieldRegion('birth_date', 'slashed_date', 'Date of Birth', box(500, 436, 980, 508)),
    fieldRegion('gender', 'latin_gender', '性別Sex', box(1040, 436, 1300, 508)),
    fieldRegion('issue_date', 'slashed_date', 'Date of Issue', box(500, 736, 980, 808)),
    fieldRegion('expiry_date', 'slashed_date', 'Date of Expiry', box(1040, 736, 1560, 808)),
    fieldRegion('id_number', 'resident_number', '統一證號', box(50, 884, 700, 962)),
  ],
}

export const RESIDENT_REVERSE: Side = {
  name: 'resident_reverse',
  format: 'card',
  anchors: [
    { text: '居留地址', box: box(72, 270, 205, 304) },
    { text: 'Address', box: box(215, 270, 345, 304) },
    { text: '證號', box: box(72, 830, 140, 864) },
    { text: 'CardNo', box: box(150, 830, 290, 864) },
  ],
  regions: [
    fieldRegion('address', 'chinese_place', '居留地址', box(50, 324, 1590, 400), box(50, 406, 1590, 480)),
    fieldRegion('card_number', 'lettered_serial', '證號', box(50, 884, 800, 960)),
  ],
}
