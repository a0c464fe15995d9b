import { actionText } from '@liftwatch/core/tables/audit-entries'
import { formatInstant } from '@liftwatch/core/text/format'
import { formatIso } from '@liftwatch/core/text/format-iso'
import { instantColumn, plainColumn, type Column } from '../output/columns'
import type { Verdict } from './verify-trail'

const state: Column<Verdict> = {
  name: 'state',
  header: 'auditChain.fields.state',
  plain: verdict => verdict.state,
  shown: (verdict, { translate }) => translate(`auditChain.states.${verdict.state}`),
  tone: verdict => (verdict.state === 'intact' ? undefined : 'critical'),
}

const numbers: Column<Verdict> = {
  name: 'broken',
  header: 'auditChain.fields.brokenNumbers',
  plain: ({ broken }) => broken?.number ?? null,
  json: ({ broken }, { timeZone }) => broken && { ...broken, at: formatIso(broken.at, timeZone) || null },
  shown: ({ broken }) =>
    !broken ? '-' : broken.number === broken.toNumber ? String(broken.number) : `${broken.number} – ${broken.toNumber}`,
}

/** Of the first entry that is not as it was written, for people: JSON has them together, and scripts need no more. */
const where: readonly Column<Verdict>[] = [
  {
    name: 'brokenAt',
    header: 'auditChain.fields.brokenAt',
    plain: ({ broken }, { timeZone }) => formatIso(broken?.at, timeZone) || null,
    shown: ({ broken }, { timeZone }) => formatInstant(broken?.at, timeZone),
  },
  {
    name: 'brokenAction',
    header: 'auditChain.fields.brokenAction',
    plain: ({ broken }) => broken?.action ?? null,
    shown: ({ broken }, { translate }) => (broken?.action ? actionText(broken.action, translate) : '-'),
  },
]

const facts: readonly Column<Verdict>[] = [
  plainColumn('checkedCnt', 'auditChain.fields.checkedCnt'),
  instantColumn('fromAt', 'auditChain.fields.sealFrom'),
  instantColumn('toAt', 'auditChain.fields.sealTo'),
  plainColumn('head', 'auditChain.fields.head'),
]
const forgottenTo = plainColumn<Verdict>('forgottenTo', 'auditChain.fields.forgottenTo')
const unsealedCnt = plainColumn<Verdict>('unsealedCnt', 'auditChain.fields.unsealedCnt')

/** What is said of it: to scripts always the same, to people what there is. */
export function verdictColumns(verdict: Verdict, isForPeople: boolean): readonly Column<Verdict>[] {
  if (!isForPeople) return [state, numbers, ...where, ...facts, forgottenTo, unsealedCnt]
  const broken = verdict.broken ? [numbers, ...where] : []
  return [state, ...broken, ...facts, ...(verdict.forgottenTo === null ? [] : [forgottenTo]), unsealedCnt]
}
