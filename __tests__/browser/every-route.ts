/** One address for every screen, tab and state that a visitor can reach: hash, and id of the element it shows. */
export const EVERY_ROUTE = [
  ['#/', '/'],
  ['#/cosa_facciamo/1', '/cosa_facciamo/1'],
  ['#/cosa_facciamo/2', '/cosa_facciamo/2'],
  ['#/cosa_facciamo/3', '/cosa_facciamo/3'],
  ['#/chi_siamo', '/chi_siamo'],
  ['#/lavora_con_noi', '/lavora_con_noi'],
  ['#/lavora_con_noi_dettaglio/3', '/lavora_con_noi_dettaglio/3'],
  ['#/lavora_con_noi_dettaglio/999', '/lavora_con_noi_dettaglio/999'],
  ['#/contatti', '/contatti'],
] as const;
