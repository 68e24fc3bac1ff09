/** States in whose languages names have accents or other marks (Unicode CLDR’s exemplar letters), as alpha-3 codes or D. */
const STATES = new Set(
  'ALB AND ARG AUT AZE BEL BIH BOL BRA CAN CHE CHL COL CPV CRI CUB CZE D DNK DOM ECU ESP EST FIN FRA GTM HND HRV HUN IRL ISL ITA LTU LUX LVA MAC MEX MLT MNE MOZ NIC NLD NOR PAN PER POL PRT PRY ROU SLV SVK SVN SWE TKM TUR URY VEN VNM'.split(
    ' ',
  ),
)

/**
 * Whether a name on a passport of the state may be printed with marks that neither the machine-readable lines have
 * (ICAO 9303-3, 4.1) nor the readers know.
 */
export const mayHaveDiacritics = (state: string): boolean => STATES.has(state)
