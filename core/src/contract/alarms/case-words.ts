import type { CaseCategory, CaseSubcategory } from './case-fields'

/**
 * The English words of codes that answers carry besides the code itself (specification 2 section 3); apart from
 * the shapes, as those of statuses are.
 */
export const caseCategoryWords = { LIFT_ESCALATOR: 'Lift and escalator' } as const satisfies Record<
  CaseCategory,
  string
>
export const caseSubcategoryWords = {
  BREAKDOWN: 'Breakdown',
  TRAPPED: 'Passenger trapped',
  DOOR: 'Door',
  LEVELLING: 'Levelling',
  NOISE: 'Noise',
  BUTTON: 'Button',
  LIGHT_FAN: 'Light or fan',
  INTERCOM: 'Intercom',
  WATER: 'Water',
  CLEANLINESS: 'Cleanliness',
  VANDALISM: 'Vandalism',
  OTHER: 'Other',
} as const satisfies Record<CaseSubcategory, string>
