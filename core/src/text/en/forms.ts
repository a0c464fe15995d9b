/** Words of any form: what is wrong with a field that has no words of its own. */
export const forms = {
  wrong: 'Please correct this',
  tooLong: 'Please enter at most {{max}} characters',
  tooShort: 'Please enter at least {{min}} characters',
  atMost: 'Please enter at most {{max}}',
  atLeast: 'Please enter at least {{min}}',
  counter: '{{used}} of {{max}}',
  /** Names the list that a box offers. */
  offered: { 'technician-codes': 'Codes', teams: 'Teams sent before' },
  failed: 'Fail!',
  meanwhile: 'Changed by {{name}} at {{at}} while you were editing. What you typed is still here.',
  nowIs: '{{label}} is now: {{value}}',
  keepMine: 'Continue with my changes',
  dropMine: 'Discard my changes',
} as const
