import { technicianCodes, type TechnicianCode } from '@liftwatch/core/contract/alarms/technician-codes'
import { codeRange, codeRangeLabel } from '@liftwatch/core/reports/code-ranges'
import { wholeListCommand } from '../../lists/whole-list-command'
import { plainColumn, type Column } from '../../output/columns'

function inLanguage(label: string, labelZh: string, language: string): string {
  return language === 'zh' ? labelZh : label
}

const columns: readonly Column<TechnicianCode>[] = [
  plainColumn('code', 'cli.fields.code'),
  {
    name: 'label',
    header: 'cli.fields.what',
    plain: ({ label }) => label,
    shown: ({ label, labelZh }, { translate }) => inLanguage(label, labelZh, translate.language),
  },
  plainColumn('labelZh'),
  {
    name: 'range',
    header: 'reports.codes.faultCodeRange',
    plain: ({ code }) => codeRange(code),
    shown: ({ code }, { translate }) => {
      const found = codeRangeLabel(code)
      const range = codeRange(code)
      return found ? `${range} ${inLanguage(found.label, found.labelZh, translate.language)}` : range
    },
  },
]

/** The codes that technicians report by: the program knows them itself. */
export const codeList = wholeListCommand({
  shape: {},
  read: async () => technicianCodes,
  columns: { all: columns, inTable: columns.filter(({ header }) => header) },
  empty: 'cli.nothing.codes',
})
