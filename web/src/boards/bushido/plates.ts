/** The plate under a clan's troops: each clan has a shape of its own, so that no colour has to be told from another. */
export const PLATES = [
  'M-26 -22H26A22 22 0 0 1 26 22H-26A22 22 0 0 1 -26 -22Z', // round ends
  'M-46 -22H46V22H-46Z', // square
  'M-50 0L-36 -22H36L50 0L36 22H-36Z', // pointed ends
  'M-44 -22H50L38 0L50 22H-44Z', // a pennant
  'M-38 -22H50L40 22H-48Z', // leaning
]
