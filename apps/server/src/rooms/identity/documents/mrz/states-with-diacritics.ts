/**
 * States in whose languages names have accents or other marks (Unicode CLDR’s exemplar letters), those whose passports are in French,
 * Portuguese or Spanish beside another one too, as alpha-3 codes or D.
 */
const STATES = new Set(
  'AGO ALB AND ARG AUT AZE BDI BEL BEN BFA BIH BOL BRA CAF CAN CHE CHL CIV CMR COD COG COL COM CPV CRI CUB CZE D DJI DNK DOM DZA ECU ESP EST FIN FRA GAB GIN GNB GNQ GTM HND HRV HTI HUN IRL ISL ITA LBN LTU LUX LVA MAC MAR MCO MDG MEX MLI MLT MNE MOZ MRT NER NIC NLD NOR PAN PER POL PRT PRY ROU RWA SEN SLV STP SVK SVN SWE TCD TGO TKM TLS TUN TUR URY VEN VNM'.split(
    ' ',
  ),
)

/**
 * Whether a name on a passport of the state may be printed with marks that neither the machine-readable lines have
 * (ICAO 9303-3, 4.1) nor the readers know.
 */
export const mayHaveDiacritics = (state: string): boolean => STATES.has(state)
