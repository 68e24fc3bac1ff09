import { box, fieldRegion, type Side } from './side.ts'

/** MRZ region of any passport. */
export const MRZ_REGION = box(20, 880, 1590, 1100)

/**
 * Data page of a passport. The print above the MRZ is laid out as in Taiwan passports; others are read by their MRZ.
 */
export const PASSPORT: Side = {
  name: 'passport',
  format: 'passport',
  anchors: [
    { text: 'Passport No', box: box(1185, 167, 1335, 196) },
    { text: 'Nationality', box: box(600, 406, 746, 436) },
    { text: 'Date of birth', box: box(858, 522, 1018, 547) },
    { text: 'Date of issue', box: box(656, 637, 822, 662) },
    { text: 'Date of expiry', box: box(1234, 637, 1413, 666) },
    { text: 'Place of birth', box: box(1272, 521, 1441, 547) },
    { text: 'Authority', box: box(660, 752, 780, 781) },
  ],
  regions: [
    fieldRegion('name', 'latin', null, box(525, 318, 1590, 380)),
    fieldRegion('id_number', 'serial', 'Passport No', box(1045, 198, 1560, 256)),
    fieldRegion('gender', 'latin_gender', null, box(525, 553, 660, 606)),
    fieldRegion('birth_date', 'spelled_date', 'Date of birth', box(725, 553, 1100, 606)),
    fieldRegion('birthplace', 'latin', 'Place of birth', box(1165, 553, 1598, 606)),
    fieldRegion('issue_date', 'spelled_date', 'Date of issue', box(525, 668, 960, 722)),
    fieldRegion('expiry_date', 'spelled_date', 'Date of expiry', box(1045, 668, 1560, 722)),
  ],
}
